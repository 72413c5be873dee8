import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { writableCustomData } from '../applications/applications.ts';
import { customData, queryFlag } from '../common.ts';
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

const inUse = [
  userErrors.usernameInUse,
  userErrors.emailInUse,
  userErrors.phoneInUse,
  userErrors.externalIdInUse,
] as const;

export const listUsers = checks({
  summary: 'List users, newest first',
  // These statements are written by hand and run as the database's owner (ADR 6).
  transaction: 'none',
  query: userSearch,
  output: userWithHash,
  errors: [edgeErrors.invalidContent],
});

export const createUser = checks({
  summary: 'Create a user with a password or a password hash',
  // A password is hashed before the transaction begins.
  transaction: 'none',
  body: writableUser.partial().extend({
    password: givenPassword.optional(),
    /** A hash from another system. It is verified in its own format and replaced at the next sign-in (OPEN-38). */
    passwordDigest: z.string().min(1).max(1024).optional(),
    /** `Argon2id`, `Bcrypt`, `PBKDF2`, `Scrypt`, `FirebaseScrypt`, `SHA256`, `SHA1`, `MD5`, `Legacy` …, in any letter case. */
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

export const getUser = checks({
  summary: 'Get a user',
  query: z.object({
    /** Includes the stored password hash. Requires the scope `all`; the audit log records who read it. */
    includePasswordHash: queryFlag.optional(),
    includeSsoIdentities: queryFlag.optional(),
  }),
  output: userWithHash,
  errors: [entityErrors.notFound],
});

export const updateUser = checks({
  summary: 'Update a user; custom data and profile are replaced as a whole',
  body: writableUser.partial(),
  output: user,
  errors: [entityErrors.notFound, entityErrors.invalidInput, ...inUse, userErrors.invalidPhone],
});

export const deleteUser = checks({
  summary: 'Delete a user and end all their sessions and tokens',
  errors: [entityErrors.notFound],
});

export const getUserCustomData = checks({
  summary: 'Get a user’s custom data',
  output: customData,
  errors: [entityErrors.notFound],
});

export const updateUserCustomData = checks({
  summary: 'Update fields of a user’s custom data; other fields stay',
  body: z.object({ customData: writableCustomData }),
  output: customData,
  errors: [entityErrors.notFound],
});

export const updateUserProfile = checks({
  summary: 'Update fields of a user’s profile; other fields stay',
  body: z.object({ profile: userProfile }),
  output: userProfile,
  errors: [entityErrors.notFound],
});

export const getUserSettings = checks({
  summary: 'Get a user’s settings',
  output: userSettings,
  errors: [entityErrors.notFound],
});

export const updateUserSettings = checks({
  summary: 'Update a user’s settings; other settings stay',
  body: userSettingsChange,
  output: userSettings,
  errors: [entityErrors.notFound],
});
