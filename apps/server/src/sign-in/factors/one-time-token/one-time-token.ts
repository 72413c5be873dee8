import type { OneTimeTokenContext } from '@gatehouse/contract/sign-in/interaction';
import { isTokenFor } from '../../../one-time/one-time-token-service.ts';
import { hasAddress, type Verification } from '../../flow/flow-state.ts';
import { recoveryIdentifiers } from '../../flow/sign-in-ways.ts';
import type { Factor } from '../../flow/factor.ts';
import { proveOperation } from './prove-one-time-token.ts';

/** An address that was proven by the one-time token of a link. `userId`: the account that had the address then. */
export interface TokenVerification extends Verification {
  type: 'OneTimeToken';
  identifier: { type: 'email'; value: string };
  context: OneTimeTokenContext;
  /** Which token it was, so that the same one shown again to the same flow changes nothing. */
  hash: string;
}

/** What was made to register lets in also whom it finds registered: it proves the same address. */
const signsIn = (context: OneTimeTokenContext): boolean =>
  isTokenFor(context, 'SignIn') || isTokenFor(context, 'Register');

/** Proves an e-mail address by a one-time token. */
export const oneTimeToken: Factor<TokenVerification> = {
  type: 'OneTimeToken',
  // RFC 8176 knows one-time passwords, and no links.
  amr: 'otp',
  isLink: true,
  operations: [proveOperation],
  describe: ({ id, type, identifier, context }) => ({
    id,
    type,
    identifier,
    verified: true,
    oneTimeTokenContext: context,
  }),
  proves: ({ context, userId }, event) =>
    (event === 'SignIn' ? signsIn(context) : isTokenFor(context, event)) ? userId : undefined,
  isOffered: (_verification, event, experience) =>
    event !== 'ForgotPassword' || recoveryIdentifiers(experience).length > 0,
  // Whoever reads the mails has this one already: a code by e-mail is no second factor beside it.
  asSecondFactor: () => 'EmailVerificationCode',
  provesAddress: ({ identifier }) => identifier,
  registers: ({ context, identifier, userId }) =>
    isTokenFor(context, 'Register') && userId === undefined ? { email: identifier.value } : undefined,
  holds: ({ identifier }, user) => hasAddress(user, identifier),
  outlivesEvent: ({ context }) => signsIn(context),
};
