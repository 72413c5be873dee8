import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountErrors, mfaErrors, sessionErrors } from '../sign-in/errors.ts';
import { authenticationOptions, authenticationPayload } from '../sign-in/web-authn.ts';
import { verificationRecord, verificationRecordId } from './account.ts';
import { verificationErrors } from './errors.ts';

export const beginOwnAuthentication = checks({
  summary: 'Get options to verify the current user’s identity by a passkey or security key of their account',
  transaction: 'none',
  status: 201,
  output: verificationRecord.extend({ authenticationOptions }),
  errors: [accountErrors.suspended, mfaErrors.webAuthnNotFound],
});

export const verifyOwnAuthentication = checks({
  summary: 'Verify the current user’s identity by a passkey or security key of their account',
  transaction: 'none',
  body: z.object({ verificationRecordId, payload: authenticationPayload }),
  output: z.object({ verificationRecordId: z.string() }),
  errors: [
    verificationErrors.notFound,
    accountErrors.suspended,
    mfaErrors.webAuthnFailed,
    mfaErrors.webAuthnNotFound,
  ],
});

export const verifyOwnTotp = checks({
  summary: 'Verify the current user’s identity by a code of their authenticator app',
  transaction: 'none',
  body: z.object({ code: z.string().min(1).max(16) }),
  status: 201,
  output: verificationRecord,
  errors: [accountErrors.suspended, sessionErrors.tooManyAttempts, mfaErrors.invalidTotp],
});

export const verifyOwnSignIn = checks({
  summary: 'Verify the current user’s identity by their sign-in, which must not be older than ten minutes',
  transaction: 'none',
  status: 201,
  output: verificationRecord,
  errors: [verificationErrors.denied, accountErrors.suspended],
});
