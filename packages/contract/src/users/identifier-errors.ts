import { declareErrors } from '../errors.ts';

/** An identifier belongs to at most one user of a tenant, whether an administrator, the user or a registration sets it. */
export const identifierErrors = declareErrors({
  usernameInUse: ['user.username_already_in_use', 422, 'This username belongs to another user.'],
  emailInUse: ['user.email_already_in_use', 422, 'This email address belongs to another user.'],
  phoneInUse: ['user.phone_already_in_use', 422, 'This phone number belongs to another user.'],
});

/** A social account is linked with at most one user of a tenant. */
export const identityErrors = declareErrors({
  identityNotExist: ['user.identity_not_exist', 404, 'This social account isn’t linked with a user.'],
  identityInUse: ['user.identity_already_in_use', 422, 'This social account is linked with another user.'],
});
