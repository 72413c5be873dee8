/** Why a row of an import adds no user. */
export const rejectionCodes = [
  'invalid_json',
  'not_a_user',
  'row_too_large',
  'invalid_username',
  'invalid_email',
  'invalid_phone',
  'invalid_name',
  'invalid_avatar',
  'invalid_profile',
  'invalid_custom_data',
  'invalid_identities',
  'invalid_external_id',
  'invalid_flag',
  'invalid_time',
  'invalid_totp_secret',
  'plain_password',
  'algorithm_required',
  'unsupported_algorithm',
  'malformed_hash',
  'costly_hash',
  'hash_parameters_required',
  'username_in_use',
  'email_in_use',
  'phone_in_use',
  'external_id_in_use',
  'identity_in_use',
  'repeated_identifier',
] as const;

/** What differs from the file in a user that a row adds. */
export const warningCodes = [
  'id_changed',
  'email_not_verified',
  'phone_not_verified',
  'factor_not_imported',
  'no_identifier',
] as const;

/** Why an import ended before the last row. */
export const failureCodes = ['unreadable_file', 'file_expired', 'interrupted'] as const;

export type RejectionCode = (typeof rejectionCodes)[number];
export type WarningCode = (typeof warningCodes)[number];
export type RowCode = RejectionCode | WarningCode;
export type FailureCode = (typeof failureCodes)[number];
