import { declareErrors } from '../errors.ts';

/** An identifier belongs to one account of a tenant, whoever sets it: an administrator, its owner, or who registers. */
export const identifierErrors = declareErrors({
  usernameInUse: ['user.username_already_in_use', 422, 'This username belongs to another user.'],
  emailInUse: ['user.email_already_in_use', 422, 'This e-mail address belongs to another user.'],
  phoneInUse: ['user.phone_already_in_use', 422, 'This phone number belongs to another user.'],
});

/** An account elsewhere signs in one user of a tenant at most. */
export const identityErrors = declareErrors({
  identityNotExist: ['user.identity_not_exist', 404, 'No account signs in with this social account.'],
  identityInUse: ['user.identity_already_in_use', 422, 'Another account signs in with this social account.'],
});
