import { z } from 'zod';
import { timestamp } from '../common.ts';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import {
  personalAccessToken,
  personalAccessTokenErrors,
  personalAccessTokenName as name,
} from './personal-access-tokens.ts';
import { userId } from './users.ts';

const params = z.object({ userId });
/** Any name that a token may have is valid in the path; longer ones name no token. */
const named = z.object({ userId, name: z.string().min(1).max(256) });

export const listPersonalAccessTokens = checks({
  summary: 'List the personal access tokens of a user, newest first, without their values',
  params,
  output: z.array(personalAccessToken),
  errors: [entityErrors.notFound],
});

export const createPersonalAccessToken = checks({
  summary: 'Create a personal access token; only this response has its value',
  status: 201,
  params,
  body: z.object({
    name,
    /** Without it, the token doesn't expire. */
    expiresAt: timestamp.nullable().default(null),
  }),
  output: personalAccessToken,
  errors: [entityErrors.notFound, edgeErrors.invalidInput, personalAccessTokenErrors.nameExists],
});

export const renamePersonalAccessToken = checks({
  summary: 'Rename the personal access token with this name',
  params,
  body: z.object({ currentName: z.string().min(1).max(256), name }),
  output: personalAccessToken,
  errors: [entityErrors.notFound, personalAccessTokenErrors.nameExists],
});

export const renameNamedPersonalAccessToken = checks({
  summary: 'Rename a personal access token',
  params: named,
  body: z.object({ name }),
  output: personalAccessToken,
  errors: [entityErrors.notFound, personalAccessTokenErrors.nameExists],
});

export const deletePersonalAccessToken = checks({
  summary: 'Delete the personal access token with this name, and end what was issued for it',
  status: 204,
  params,
  body: z.object({ name: z.string().min(1).max(256) }),
  errors: [entityErrors.notFound],
});

export const deleteNamedPersonalAccessToken = checks({
  summary: 'Delete a personal access token, and end what was issued for it',
  params: named,
  errors: [entityErrors.notFound],
});
