import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountStepErrors, mfaErrors, sessionErrors } from './errors.ts';
import {
  authenticationOptions,
  authenticationPayload,
  registrationOptions,
  registrationPayload,
} from './web-authn.ts';
import { verificationId } from './interaction.ts';

const verified = z.object({ verificationId: z.string() });

export const beginWebAuthnRegistration = checks({
  summary: 'Get options to register a passkey or security key as second factor',
  transaction: 'none',
  output: z.object({ verificationId: z.string(), registrationOptions }),
  errors: [...accountStepErrors, mfaErrors.notEnabled, mfaErrors.verificationRequired],
});

export const verifyWebAuthnRegistration = checks({
  summary: 'Verify the registration of a passkey or security key',
  transaction: 'none',
  body: z.object({ verificationId, payload: registrationPayload }),
  output: verified,
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    mfaErrors.verificationRequired,
    mfaErrors.webAuthnFailed,
  ],
});

export const beginWebAuthnAuthentication = checks({
  summary: 'Get options to verify a passkey or security key',
  transaction: 'none',
  output: z.object({ verificationId: z.string(), authenticationOptions }),
  errors: [...accountStepErrors, mfaErrors.webAuthnNotFound],
});

export const verifyWebAuthnAuthentication = checks({
  summary: 'Verify a passkey or security key',
  transaction: 'none',
  body: z.object({ verificationId, payload: authenticationPayload }),
  output: verified,
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    mfaErrors.webAuthnFailed,
    mfaErrors.webAuthnNotFound,
  ],
});
