import { z } from 'zod';
import { connectorData } from '../connectors/connectors.ts';
import { connectorErrors, providerErrors, sendErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { accountErrors, codeErrors, mfaErrors, sessionErrors } from '../sign-in/errors.ts';
import { address } from '../sign-in/interaction.ts';
import { registrationOptions, registrationPayload } from '../sign-in/web-authn.ts';
import { verificationRecord, verificationRecordId } from './account.ts';
import { verificationErrors } from './errors.ts';

const verified = z.object({ verificationRecordId: z.string() });

export const sendOwnCode = checks({
  summary:
    'Send a code: to the current user’s own email address or phone number to verify their identity, or to another one to add it',
  transaction: 'none',
  body: z.object({
    identifier: address,
    /** What a code to an own email address or phone number is for; `UserPermissionValidation` by default. */
    templateType: z.enum(['BindMfa', 'UserPermissionValidation']).optional(),
  }),
  status: 201,
  output: verificationRecord,
  errors: [
    accountErrors.suspended,
    sessionErrors.ssoEnabled,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
    ...sendErrors,
  ],
});

export const verifyOwnCode = checks({
  summary: 'Verify an email address or phone number by the code that was sent there',
  transaction: 'none',
  body: z.object({ identifier: address, verificationId: verificationRecordId, code: z.string().max(16) }),
  output: verified,
  errors: [
    verificationErrors.notFound,
    sessionErrors.tooManyAttempts,
    codeErrors.notFound,
    codeErrors.mismatch,
    codeErrors.expired,
    codeErrors.exceedMaxTry,
  ],
});

export const beginOwnSocial = checks({
  summary: 'Send the current user to a social provider, whose account they want to link',
  transaction: 'none',
  body: z.object({
    connectorId: z.string().min(1).max(128),
    state: z.string().min(1).max(2048),
    /** One of the redirect URIs of the application, or the callback URL of the connector. */
    redirectUri: z.string().min(1).max(2048),
    scope: z.string().max(1024).optional(),
  }),
  status: 201,
  output: verificationRecord.extend({ authorizationUri: z.string() }),
  errors: [accountErrors.suspended, connectorErrors.notFound, ...Object.values(providerErrors)],
});

export const verifyOwnSocial = checks({
  summary: 'Verify the social account that the current user comes back with',
  transaction: 'none',
  body: z.object({ verificationRecordId, connectorData }),
  output: verified,
  errors: [
    sessionErrors.ssoEnabled,
    verificationErrors.notFound,
    accountErrors.suspended,
    connectorErrors.notFound,
    ...Object.values(providerErrors),
  ],
});

export const beginOwnRegistration = checks({
  summary: 'Get options to register a passkey or security key',
  transaction: 'none',
  output: verificationRecord.extend({ registrationOptions }),
  errors: [accountErrors.suspended, mfaErrors.notEnabled],
});

export const verifyOwnRegistration = checks({
  summary: 'Verify the registration of a passkey or security key, which can then be added to the account',
  transaction: 'none',
  body: z.object({ verificationRecordId, payload: registrationPayload }),
  output: verified,
  errors: [verificationErrors.notFound, accountErrors.suspended, mfaErrors.webAuthnFailed],
});
