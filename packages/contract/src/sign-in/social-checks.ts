import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { connectorData } from '../connectors/connectors.ts';
import { oneTapErrors, sessionErrors } from './errors.ts';
import { authorizationAddress, authorizationRequest, providerStepErrors } from './provider-steps.ts';
import { verificationId } from './interaction.ts';

export const createSocialAuthorizationUri = checks({
  summary: 'Start a sign-in with a social provider and get its authorization URL',
  transaction: 'none',
  body: authorizationRequest,
  output: authorizationAddress,
  errors: providerStepErrors,
});

export const verifySocial = checks({
  summary: 'Verify the response of a social provider',
  transaction: 'none',
  body: z.object({
    connectorData,
    /** Omitted only for a credential of Google One Tap. */
    verificationId: verificationId.optional(),
  }),
  output: z.object({ verificationId: z.string() }),
  errors: [...providerStepErrors, sessionErrors.verificationNotFound, ...Object.values(oneTapErrors)],
});
