import { userErrors } from '@gatehouse/contract/users/users';

/** The field that each refusal belongs to. */
export const identifierErrors = {
  [userErrors.usernameInUse.code]: 'username',
  [userErrors.emailInUse.code]: 'primaryEmail',
  [userErrors.phoneInUse.code]: 'primaryPhone',
} as const;
