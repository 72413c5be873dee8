import type { OneTimeTokenContext } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import { isTokenFor } from '../../../one-time/one-time-token-service.ts';
import type { Factor } from '../../flow/factor.ts';
import { hasAddress } from '../../flow/flow-user.ts';
import { offersLink } from '../../flow/offered-methods.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { verifyOperation } from './verify-one-time-token.ts';

/** A token for registration also signs in an existing account: it verifies the same email address. */
const signsIn = (context: OneTimeTokenContext): boolean =>
  isTokenFor(context, 'SignIn') || isTokenFor(context, 'Register');

/** Verifies an email address by a one-time token. */
export const oneTimeToken: Factor<VerificationOf<'OneTimeToken'>> = {
  type: 'OneTimeToken',
  // RFC 8176 has a value for one-time passwords, but not for links.
  amr: 'otp',
  operations: [verifyOperation],
  describe: ({ id, type, identifier, context }) => ({
    id,
    type,
    identifier,
    verified: true,
    oneTimeTokenContext: context,
  }),
  firstFactor: {
    isLink: true,
    isOffered: (_verification, event, experience) => offersLink(event, experience),
    userId: ({ context, userId }, event) =>
      (event === 'SignIn' ? signsIn(context) : isTokenFor(context, event)) ? userId : undefined,
    // The link came by email, so a code by email is no second factor.
    asSecondFactor: () => 'EmailVerificationCode',
    holds: ({ identifier }, user) => hasAddress(user, identifier),
    outlivesEvent: ({ context }) => signsIn(context),
  },
  registration: {
    profile: ({ context, identifier, userId }) =>
      isTokenFor(context, 'Register') && userId === undefined ? { email: identifier.value } : undefined,
  },
  address: { verified: ({ identifier }) => identifier },
};
