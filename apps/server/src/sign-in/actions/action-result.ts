import { writableUser } from '@gatehouse/contract/users/users';
import { z } from 'zod';

/** What an action may set of a user. Passwords and second factors are not among it. */
const change = z.strictObject(writableUser.omit({ isPasswordExpired: true }).shape).partial();
export type UserChange = z.infer<typeof change>;

/** What the action after a wrong password decides: the password is right elsewhere, so the user is created or changed with it. */
export const passwordDecision = z.strictObject({
  action: z.enum(['createUser', 'updateUser']),
  user: change,
  passwordVerified: z.literal(true),
});
export type PasswordDecision = z.infer<typeof passwordDecision>;

/** What the action at the end of a sign-in decides. */
export const signInDecision = z.strictObject({
  action: z.literal('updateUser'),
  user: change.optional(),
});
