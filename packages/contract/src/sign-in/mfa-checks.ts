import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';
import { accountErrors, accountStepErrors, mfaErrors, sessionErrors } from './errors.ts';
import { verificationId } from './interaction.ts';

const verified = z.object({ verificationId: z.string() });

/** Errors of setting up a factor: it must be enabled, and an existing second factor must be verified first. */
const binding = [...accountStepErrors, mfaErrors.notEnabled, mfaErrors.verificationRequired] as const;

export const createTotpSecret = checks({
  summary: 'Create a secret for an authenticator app, as text and as a QR code',
  transaction: 'none',
  output: z.object({
    verificationId: z.string(),
    secret: z.string(),
    /** A `data:` URL. */
    secretQrCode: z.string(),
    /** Content of the QR code (`otpauth:`); on a phone it opens the authenticator app. */
    secretUri: z.string(),
  }),
  errors: [...binding, accountErrors.totpInUse],
});

export const verifyTotp = checks({
  summary:
    'Verify a code of the account’s authenticator app or, with `verificationId`, of the one being set up',
  transaction: 'none',
  body: z.object({ code: z.string().min(1).max(16), verificationId: verificationId.optional() }),
  output: verified,
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    sessionErrors.tooManyAttempts,
    mfaErrors.invalidTotp,
  ],
});

export const generateBackupCodes = checks({
  summary: 'Generate backup codes; each replaces another second factor once',
  transaction: 'none',
  output: z.object({ verificationId: z.string(), codes: z.array(z.string()) }),
  errors: [...binding, accountErrors.backupCodesInUse, mfaErrors.backupCodeAlone],
});

export const verifyBackupCode = checks({
  summary: 'Verify and consume a backup code',
  transaction: 'none',
  body: z.object({ code: z.string().min(1).max(64) }),
  output: verified,
  errors: [...accountStepErrors, sessionErrors.tooManyAttempts, mfaErrors.invalidBackupCode],
});

export const bindMfa = checks({
  summary: 'Add a verified second factor to the account; it is saved at submit',
  transaction: 'none',
  body: z.object({ type: mfaFactor, verificationId }),
  errors: [
    ...binding,
    sessionErrors.verificationNotFound,
    sessionErrors.verificationFailed,
    accountErrors.totpInUse,
    accountErrors.emailExists,
    accountErrors.phoneExists,
    accountErrors.emailInUse,
    accountErrors.phoneInUse,
  ],
});

export const enableMfa = checks({
  summary:
    'Turn on optional second factors for the account; codes to its email address or phone number count from then on',
  transaction: 'none',
  errors: binding,
});

export const skipMfa = checks({
  summary: 'Skip the optional second factor; it is saved at submit',
  transaction: 'none',
  errors: [...accountStepErrors, mfaErrors.verificationRequired, mfaErrors.notOptional],
});

export const skipMfaSuggestion = checks({
  summary: 'Skip further second factors; it is saved at submit',
  transaction: 'none',
  errors: [...accountStepErrors, mfaErrors.verificationRequired],
});
