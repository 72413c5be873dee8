import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountErrors, mfaErrors, passkeyErrors, sessionErrors } from './errors.ts';
import { identifier, verificationId } from './interaction.ts';
import { authenticationOptions, authenticationPayload } from './web-authn.ts';

const common = [sessionErrors.notFound, sessionErrors.changed, sessionErrors.crossSite] as const;

const begun = [
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
  mfaErrors.proofRequired,
] as const;

export const offerPasskeys = checks({
  summary: 'Get what a browser needs to offer the passkeys that it has, before anybody was named',
  transaction: 'none',
  output: z.object({ authenticationOptions }),
  errors: [...common, accountErrors.signInMethodNotEnabled],
});

export const beginPasskeySignIn = checks({
  summary: 'Get the same for somebody who was named; nobody is looked up, and no key is told',
  transaction: 'none',
  body: z.object({ identifier }),
  output: z.object({ verificationId: z.string(), authenticationOptions }),
  errors: begun,
});

export const verifyPasskeySignIn = checks({
  summary: 'Prove an account by a passkey alone; whose it is, the passkey says',
  transaction: 'none',
  body: z.object({ verificationId: verificationId.optional(), payload: authenticationPayload }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...begun,
    sessionErrors.verificationNotFound,
    passkeyErrors.challengeNotFound,
    passkeyErrors.ssoUser,
    mfaErrors.webAuthnFailed,
  ],
});

export const addPasskey = checks({
  summary: 'Add the passkey that was set up to the account; submitting writes it',
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
  summary: 'Add no passkey; submitting remembers it',
  transaction: 'none',
  errors: adding,
});
