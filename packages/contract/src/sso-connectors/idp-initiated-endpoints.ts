import { z } from 'zod';
import { webUrl } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { idpInitiatedErrors } from './errors.ts';
import { idpAuthParameters, idpInitiatedAuthConfig } from './idp-initiated.ts';

const path = '/api/sso-connectors/{id}/idp-initiated-auth-config';

export const getIdpInitiatedAuthConfig = endpoint({
  method: 'GET',
  path,
  summary: 'Get what happens to people who come from their identity provider without having been sent there',
  permission: 'read:data',
  output: idpInitiatedAuthConfig,
  errors: [entityErrors.notFound],
});

export const setIdpInitiatedAuthConfig = endpoint({
  method: 'PUT',
  path,
  summary:
    'Let people come from their identity provider without having been sent there: a sign-in at this application begins',
  permission: 'write:data',
  event: 'SsoConnector.Data.Updated',
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

export const deleteIdpInitiatedAuthConfig = endpoint({
  method: 'DELETE',
  path,
  summary: 'Refuse people who come from their identity provider without having been sent there',
  permission: 'delete:data',
  event: 'SsoConnector.Data.Updated',
  errors: [entityErrors.notFound],
});
