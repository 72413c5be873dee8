import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { Factor } from '../../flow/factor.ts';
import type { Verification } from '../../flow/flow-state.ts';
import { verifyPasswordOperation } from './verify-password.ts';

/** Kept only when the password was right. */
export interface PasswordVerification extends Verification {
  type: 'Password';
  identifier: Identifier;
  userId: string;
}

/** Proves an account by its password. */
export const password: Factor<PasswordVerification> = {
  type: 'Password',
  amr: 'pwd',
  operations: [verifyPasswordOperation],
  describe: ({ id, type, identifier }) => ({ id, type, identifier, verified: true }),
  proves: ({ userId }) => userId,
  isOffered: ({ identifier }, event, { signIn }) =>
    event === 'SignIn' && signIn.methods.some((way) => way.identifier === identifier.type && way.password),
};
