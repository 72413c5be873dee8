import { z } from 'zod';
import { writableCustomData } from '../applications/applications.ts';
import { customData, queryFlag } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { userSearch } from './search.ts';
import {
  givenPassword,
  user,
  userErrors,
  userProfile,
  userSettings,
  userSettingsChange,
  userWithHash,
  writableUser,
} from './users.ts';

const inUse = [userErrors.usernameInUse, userErrors.emailInUse, userErrors.phoneInUse] as const;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'List users, newest first',
  permission: 'read:data',
  alsoNeeds: { scope: 'all', when: 'it asks for password hashes' },
  // Hand-written statements that run as the database's owner (ADR 6).
  transaction: 'none',
  query: userSearch,
  output: userWithHash,
  list: true,
  errors: [edgeErrors.invalidContent],
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Create a user, with a password or the hash of one',
  permission: 'write:data',
  event: 'User.Created',
  // A password is hashed before the transaction begins.
  transaction: 'none',
  body: writableUser.partial().extend({
    password: givenPassword.optional(),
    /** A hash made elsewhere. It is verified as it is and replaced at the next sign-in (OPEN-38). */
    passwordDigest: z.string().min(1).max(256).optional(),
    passwordAlgorithm: z.string().max(32).optional(),
  }),
  output: user,
  errors: [
    ...inUse,
    userErrors.invalidPhone,
    userErrors.passwordAndDigest,
    userErrors.algorithmRequired,
    userErrors.unsupportedMethod,
    userErrors.malformedHash,
    userErrors.costlyHash,
  ],
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/{userId}',
  summary: 'Get a user',
  permission: 'read:data',
  alsoNeeds: { scope: 'all', when: 'it asks for the password hash' },
  query: z.object({
    /** Adds the stored password hash; the token needs `all`, and the audit log says who read it. */
    includePasswordHash: queryFlag.optional(),
    includeSsoIdentities: queryFlag.optional(),
  }),
  output: userWithHash,
  errors: [entityErrors.notFound],
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}',
  summary: 'Update a user; custom data and profile replace what was there',
  permission: 'write:data',
  event: 'User.Data.Updated',
  body: writableUser.partial(),
  output: user,
  errors: [entityErrors.notFound, entityErrors.invalidInput, ...inUse, userErrors.invalidPhone],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}',
  summary: 'Delete a user and end everything they are signed in to',
  permission: 'delete:data',
  event: 'User.Deleted',
  errors: [entityErrors.notFound],
});

export const getUserCustomData = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/custom-data',
  summary: 'Get a user’s custom data',
  permission: 'read:data',
  output: customData,
  errors: [entityErrors.notFound],
});

export const updateUserCustomData = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/custom-data',
  summary: 'Change fields of a user’s custom data; fields that are not sent stay',
  permission: 'write:data',
  event: 'User.Data.Updated',
  body: z.object({ customData: writableCustomData }),
  output: customData,
  errors: [entityErrors.notFound],
});

export const updateUserProfile = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/profile',
  summary: 'Change fields of a user’s profile; fields that are not sent stay',
  permission: 'write:data',
  event: 'User.Data.Updated',
  body: z.object({ profile: userProfile }),
  output: userProfile,
  errors: [entityErrors.notFound],
});

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/logto-configs',
  summary: 'Get a user’s settings',
  permission: 'read:data',
  output: userSettings,
  errors: [entityErrors.notFound],
});

export const updateUserSettings = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/logto-configs',
  summary: 'Change a user’s settings; those that are not sent stay',
  permission: 'write:data',
  event: 'User.Data.Updated',
  body: userSettingsChange,
  output: userSettings,
  errors: [entityErrors.notFound],
});
