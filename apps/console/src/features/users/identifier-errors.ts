import { userErrors } from '@gatehouse/contract/users/users';

/** The fields of errors. */
export const identifierErrors = {
  [userErrors.usernameInUse.code]: 'username',
  [userErrors.emailInUse.code]: 'primaryEmail',
  [userErrors.phoneInUse.code]: 'primaryPhone',
} as const;
