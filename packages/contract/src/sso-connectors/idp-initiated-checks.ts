import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { webUrl } from '../common.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { idpInitiatedErrors } from './errors.ts';
import { idpAuthParameters, idpInitiatedAuthConfig } from './idp-initiated.ts';

export const getIdpInitiatedAuthConfig = checks({
  summary: 'Get the settings of IdP-initiated sign-in',
  output: idpInitiatedAuthConfig,
  errors: [entityErrors.notFound],
});

export const setIdpInitiatedAuthConfig = checks({
  summary: 'Turn on IdP-initiated sign-in to an application',
  body: z.object({
    defaultApplicationId: z.string().min(1).max(21),
    redirectUri: webUrl.nullable().default(null),
    authParameters: idpAuthParameters.default({}),
    autoSendAuthorizationRequest: z.boolean().default(false),
    clientIdpInitiatedAuthCallbackUri: webUrl.nullable().default(null),
  }),
  output: idpInitiatedAuthConfig,
  errors: [edgeErrors.invalidInput, entityErrors.notFound, ...Object.values(idpInitiatedErrors)],
});

export const deleteIdpInitiatedAuthConfig = checks({
  summary: 'Turn off IdP-initiated sign-in',
  errors: [entityErrors.notFound],
});
