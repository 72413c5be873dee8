import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { givenTimestamp, id } from '../common.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { application, applicationErrors } from './applications.ts';
import { applicationSecret, secretName, secretSummary } from './secrets.ts';

const ofSecret = z.object({ id, name: applicationSecret.shape.name });

export const listApplicationSecretSummaries = checks({
  summary: 'List the secrets of an application without their values',
  output: z.array(secretSummary),
  errors: [entityErrors.notFound],
});

export const listApplicationSecrets = checks({
  summary: 'Read the secrets of an application',
  output: z.array(applicationSecret),
  errors: [entityErrors.notFound],
});

export const createApplicationSecret = checks({
  summary: 'Create a secret of an application',
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

export const renameApplicationSecret = checks({
  summary: 'Rename a secret of an application',
  params: ofSecret,
  body: z.object({ name: secretName }),
  output: applicationSecret,
  errors: [entityErrors.notFound, applicationErrors.secretNameExists],
});

export const deleteApplicationSecret = checks({
  summary: 'Delete a secret of an application; it stops working at once',
  params: ofSecret,
  errors: [entityErrors.notFound],
});

export const deleteLegacySecret = checks({
  summary: 'Delete the legacy secret of an application, which none has: secrets have names',
  output: application,
  errors: [entityErrors.notFound, applicationErrors.noLegacySecret],
});
