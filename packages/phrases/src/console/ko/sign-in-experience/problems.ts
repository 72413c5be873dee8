/** Why the server rejects a sign-in experience, by error code. */
export const problems = {
  unsupported_default_language: '아직 이 언어의 문구가 없습니다.',
  at_least_one_authentication_factor: '각 방법에는 비밀번호 또는 인증 코드가 필요합니다.',
  username_requires_password: '사용자 이름에는 항상 비밀번호가 필요합니다.',
  passwordless_requires_verify: '이메일 주소와 전화번호는 인증해야 합니다.',
  miss_sign_up_identifier_in_sign_in: '가입 식별자는 로그인 방법에도 있어야 합니다.',
  password_sign_in_must_be_enabled:
    '가입 시 비밀번호를 설정하면 그 식별자로 로그인할 때 비밀번호를 허용해야 합니다.',
  code_sign_in_must_be_enabled:
    '가입 시 비밀번호를 설정하지 않으면 그 식별자로 로그인할 때 인증 코드를 허용해야 합니다.',
  duplicated_sign_up_identifiers: '식별자가 중복되었습니다.',
  missing_sign_up_identifiers: '추가 식별자를 사용하려면 기본 식별자가 필요합니다.',
  enabled_connector_not_found: '이 코드를 보낼 수 있는 커넥터가 없습니다.',
  forgot_password_method_requires_connector: '이 코드를 보낼 수 있는 커넥터가 없습니다.',
  username_policy_case_conflicts_exist: '대소문자만 다른 사용자 이름을 가진 사용자가 있습니다.',
  password_expiration_invalid_period_days: '비밀번호 만료 기간을 1~3,650일 사이로 입력하세요.',
  password_expiration_requires_forgot_password: '비밀번호 만료를 사용하려면 비밀번호 재설정이 필요합니다.',
  duplicated_mfa_factors: '2차 인증 수단이 중복되었습니다.',
  backup_code_cannot_be_enabled_alone: '백업 코드를 사용하려면 다른 2차 인증 수단이 필요합니다.',
  email_verification_code_cannot_be_used_for_sign_in:
    '이메일 코드는 2차 인증 수단이므로 로그인 방법으로 사용할 수 없습니다.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'SMS 코드는 2차 인증 수단이므로 로그인 방법으로 사용할 수 없습니다.',
  email_verification_code_cannot_be_used_for_mfa:
    '이메일 코드를 로그인 방법과 2차 인증 수단으로 동시에 사용할 수 없습니다.',
  phone_verification_code_cannot_be_used_for_mfa:
    'SMS 코드를 로그인 방법과 2차 인증 수단으로 동시에 사용할 수 없습니다.',
  invalid_custom_email_blocklist_format:
    '이메일 주소를 입력하거나 @example.com 또는 @*.example.com 같은 도메인을 입력하세요.',
};
