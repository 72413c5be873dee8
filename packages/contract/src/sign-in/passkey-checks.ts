import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { accountErrors, mfaErrors, passkeyErrors, sessionErrors } from './errors.ts';
import { identifier, verificationId } from './interaction.ts';
import { authenticationOptions, authenticationPayload } from './web-authn.ts';

const common = [sessionErrors.notFound, sessionErrors.changed, sessionErrors.crossSite] as const;

const signingIn = [
  ...common,
  sessionErrors.interactionNotFound,
  sessionErrors.invalidInteractionType,
  accountErrors.signInMethodNotEnabled,
] as const;

const adding = [
  ...common,
  sessionErrors.interactionNotFound,
  sessionErrors.invalidInteractionType,
  sessionErrors.identifierNotFound,
  accountErrors.suspended,
  accountErrors.notExist,
  mfaErrors.verificationRequired,
  withStatus(sessionErrors.notForForgotPassword, 422),
] as const;

export const offerPasskeys = checks({
  summary: 'Get options for passkey sign-in before an identifier is entered',
  transaction: 'none',
  output: z.object({ authenticationOptions }),
  errors: [...common, accountErrors.signInMethodNotEnabled],
});

export const beginPasskeySignIn = checks({
  summary: 'Get options for passkey sign-in with an identifier; the response is the same for all identifiers',
  transaction: 'none',
  body: z.object({ identifier }),
  output: z.object({ verificationId: z.string(), authenticationOptions }),
  errors: signingIn,
});

export const verifyPasskeySignIn = checks({
  summary: 'Verify a passkey for sign-in',
  transaction: 'none',
  body: z.object({ verificationId: verificationId.optional(), payload: authenticationPayload }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...signingIn,
    sessionErrors.verificationNotFound,
    passkeyErrors.challengeNotFound,
    passkeyErrors.ssoUser,
    mfaErrors.webAuthnFailed,
  ],
});

export const addPasskey = checks({
  summary: 'Add a verified passkey to the account; it is saved at submit',
  transaction: 'none',
  body: z.object({ verificationId }),
  errors: [
    ...adding,
    mfaErrors.notEnabled,
    sessionErrors.verificationNotFound,
    sessionErrors.verificationFailed,
  ],
});

export const skipPasskey = checks({
  summary: 'Skip adding a passkey; it is saved at submit',
  transaction: 'none',
  errors: adding,
});
