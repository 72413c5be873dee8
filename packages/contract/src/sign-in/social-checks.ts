import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { connectorData } from '../connectors/connectors.ts';
import { oneTapErrors, sessionErrors } from './errors.ts';
import { authorizationAddress, authorizationRequest, providerStepErrors } from './provider-steps.ts';
import { verificationId } from './interaction.ts';

export const createSocialAuthorizationUri = checks({
  summary: 'Begin to sign in with a social provider and get the address to send the person to',
  transaction: 'none',
  body: authorizationRequest,
  output: authorizationAddress,
  errors: providerStepErrors,
});

export const verifySocial = checks({
  summary: 'Prove a social account by what its provider sent back',
  transaction: 'none',
  body: z.object({
    connectorData,
    /** Only a credential of Google One Tap comes without one. */
    verificationId: verificationId.optional(),
  }),
  output: z.object({ verificationId: z.string() }),
  errors: [...providerStepErrors, sessionErrors.verificationNotFound, ...Object.values(oneTapErrors)],
});
