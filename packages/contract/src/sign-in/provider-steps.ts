import { z } from 'zod';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { edgeErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { accountErrors, sessionErrors, stepErrors } from './errors.ts';

/** Errors of both steps of a sign-in with a social or enterprise provider. */
export const providerStepErrors = [
  ...stepErrors,
  sessionErrors.notForForgotPassword,
  sessionErrors.insufficientInfo,
  connectorErrors.notFound,
  accountErrors.signInMethodNotEnabled,
  edgeErrors.rateLimited,
  ...Object.values(providerErrors),
] as const;

/** Starts a sign-in with a provider (RFC 6749, 4.1.1). */
export const authorizationRequest = z.object({
  /** A random value of the page; the page and the server compare it with the provider's response. */
  state: bounded(512).refine((text) => text === '' || text.length >= 8, 'must have 8 characters or more'),
  /** `/callback/{connectorId}` at the origin of the sign-in page. */
  redirectUri: z.string().max(2048),
});

/** The provider's URL to redirect the user to, and the verification to complete afterwards. */
export const authorizationAddress = z.object({ authorizationUri: z.string(), verificationId: z.string() });
