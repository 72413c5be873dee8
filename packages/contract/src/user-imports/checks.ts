import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import {
  hashParameters,
  mostImportBytes,
  mostPartBytes,
  userImport,
  userImportErrors as errors,
  userImportRow,
  userImportSources,
} from './user-imports.ts';

export const listUserImports = checks({
  summary: 'List the imports of users, newest first',
  output: userImport,
});

export const createUserImport = checks({
  summary: 'Create an import of users, whose file is then uploaded in parts',
  body: z.object({
    source: z.enum(userImportSources).default('generic'),
    fileName: bounded(256).optional(),
    /** Makes a `User.Created` event for each user. Without it, webhooks get only `Import.Completed`. */
    sendUserEvents: z.boolean().default(false),
    /** Of Firebase: without them, users with a password are rejected. */
    hashParameters: hashParameters.optional(),
  }),
  output: userImport,
  errors: [errors.tooMany],
});

export const getUserImport = checks({
  summary: 'Get an import of users with its progress',
  output: userImport,
  errors: [entityErrors.notFound],
});

export const uploadUserImportPart = checks({
  summary: 'Upload the next part of the file, at most 8 MB; a small file is one part',
  query: z.object({
    /** How many bytes were uploaded before: the `size` of the import. */
    offset: z.coerce.number().int().min(0).max(mostImportBytes).default(0),
  }),
  bodyLimit: mostPartBytes,
  output: userImport,
  errors: [
    entityErrors.notFound,
    errors.wrongStatus,
    errors.wrongOffset,
    errors.noFile,
    errors.fileTooLarge,
    edgeErrors.fileTooLarge,
  ],
});

export const checkUserImport = checks({
  summary: 'Check the file without adding users; the report says what each row would do',
  output: userImport,
  errors: [entityErrors.notFound, errors.wrongStatus, errors.noFile],
});

export const startUserImport = checks({
  summary: 'Import the users of the file',
  output: userImport,
  errors: [entityErrors.notFound, errors.wrongStatus, errors.noFile],
});

export const listUserImportRows = checks({
  summary: 'List the rows that were rejected or differ from the file, in its order',
  query: z.object({ outcome: z.enum(['accepted', 'rejected']).optional() }),
  output: userImportRow,
  errors: [entityErrors.notFound],
});

export const deleteUserImport = checks({
  summary: 'Delete an import with its file and report; users that it has added stay',
  errors: [entityErrors.notFound],
});
