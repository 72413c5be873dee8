import { z } from 'zod';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { edgeErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { accountErrors, sessionErrors, stepErrors } from './errors.ts';

/** What both steps at a provider may refuse, social or a customer's own. */
export const providerStepErrors = [
  ...stepErrors,
  sessionErrors.notForForgotPassword,
  sessionErrors.insufficientInfo,
  connectorErrors.notFound,
  accountErrors.signInMethodNotEnabled,
  edgeErrors.rateLimited,
  ...Object.values(providerErrors),
] as const;

/** How a sign-in at a provider is begun (RFC 6749, 4.1.1). */
export const authorizationRequest = z.object({
  /** Chosen by the page, which compares what comes back; the server compares it as well. */
  state: bounded(512).refine((text) => text === '' || text.length >= 8, 'must have 8 characters or more'),
  /** `/callback/{connectorId}` of the origin that signs in. */
  redirectUri: z.string().max(2048),
});

/** Where to send the person, and what to name when they are back. */
export const authorizationAddress = z.object({ authorizationUri: z.string(), verificationId: z.string() });
