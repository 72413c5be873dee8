import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountStepErrors, mfaErrors, sessionErrors } from './errors.ts';
import {
  authenticationOptions,
  authenticationPayload,
  registrationOptions,
  registrationPayload,
} from './web-authn.ts';
import { verificationId } from './interaction.ts';

const proven = z.object({ verificationId: z.string() });

export const beginWebAuthnRegistration = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/registration',
  summary: 'Get what a browser needs to set up a passkey or security key as second factor',
  permission: 'flow',
  transaction: 'none',
  output: z.object({ verificationId: z.string(), registrationOptions }),
  errors: [...accountStepErrors, mfaErrors.notEnabled, mfaErrors.proofRequired],
});

export const verifyWebAuthnRegistration = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/registration/verify',
  summary: 'Check the passkey or security key that a browser has set up',
  permission: 'flow',
  transaction: 'none',
  body: z.object({ verificationId, payload: registrationPayload }),
  output: proven,
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    mfaErrors.proofRequired,
    mfaErrors.webAuthnFailed,
  ],
});

export const beginWebAuthnAuthentication = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/authentication',
  summary: 'Get what a browser needs to prove the account by its passkey or security key',
  permission: 'flow',
  transaction: 'none',
  output: z.object({ verificationId: z.string(), authenticationOptions }),
  errors: [...accountStepErrors, mfaErrors.webAuthnNotFound],
});

export const verifyWebAuthnAuthentication = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/authentication/verify',
  summary: 'Prove the account by its passkey or security key',
  permission: 'flow',
  transaction: 'none',
  body: z.object({ verificationId, payload: authenticationPayload }),
  output: proven,
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    mfaErrors.webAuthnFailed,
    mfaErrors.webAuthnNotFound,
  ],
});
