import { z } from 'zod';
import { givenTimestamp, id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';
import { applicationSecret, secretName, secretSummary } from './secrets.ts';

const ofSecret = z.object({ id, name: applicationSecret.shape.name });

/** For whom the names and dates are enough: nothing of it is secret. */
export const listApplicationSecretSummaries = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/secret-summaries',
  summary: 'List the secrets of an application without their values',
  permission: 'read:data',
  output: z.array(secretSummary),
  errors: [entityErrors.notFound],
});

/** Needs `write:data` and is audited: who reads a secret can act as the application. */
export const listApplicationSecrets = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/secrets',
  summary: 'Read the secrets of an application',
  permission: 'write:data',
  event: 'Application.Secret.Viewed',
  output: z.array(applicationSecret),
  errors: [entityErrors.notFound],
});

export const createApplicationSecret = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/secrets',
  summary: 'Create a secret of an application',
  permission: 'write:data',
  event: 'Application.Secret.Created',
  body: z.object({ name: secretName, expiresAt: givenTimestamp.nullable().default(null) }),
  status: 201,
  output: applicationSecret,
  errors: [
    entityErrors.notFound,
    edgeErrors.invalidInput,
    entityErrors.wrongType,
    applicationErrors.secretNameExists,
  ],
});

export const renameApplicationSecret = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}/secrets/{name}',
  summary: 'Rename a secret of an application',
  permission: 'write:data',
  event: 'Application.Secret.Updated',
  params: ofSecret,
  body: z.object({ name: secretName }),
  output: applicationSecret,
  errors: [entityErrors.notFound, applicationErrors.secretNameExists],
});

export const deleteApplicationSecret = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/secrets/{name}',
  summary: 'Delete a secret of an application; it is refused from then on',
  permission: 'delete:data',
  event: 'Application.Secret.Deleted',
  params: ofSecret,
  errors: [entityErrors.notFound],
});
