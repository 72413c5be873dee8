import { z } from 'zod';
import { timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** Kinds of access tokens with custom claims, as in paths: of users, and of machine-to-machine applications. */
export const tokenTypes = ['access-token', 'client-credentials'] as const;
export const tokenType = z.enum(tokenTypes);
export type TokenType = z.infer<typeof tokenType>;

/** How lists name them on the wire. */
export const keyOfTokenType = {
  'access-token': 'jwt.accessToken',
  'client-credentials': 'jwt.clientCredentials',
} as const;

/** Claims that scripts can't set: those of the protocol and of the service. What a script returns for them is ignored. */
export const reservedClaims: readonly string[] = [
  'act',
  'active',
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'authorization_details',
  'azp',
  'client_id',
  'cnf',
  'exp',
  'gid',
  'iat',
  'iss',
  'jti',
  'may_act',
  'nbf',
  'organization_id',
  'scope',
  'sid',
  'sub',
  'token_type',
  '__proto__',
];

const maxVariables = 50;
const maxSampleLength = 64 * 1024;

/** Values are stored encrypted. In responses they are masked; sending the mask back keeps the stored value. */
export const environmentVariables = z
  .record(z.string().min(1).max(128), z.string().max(4096))
  .refine((all) => Object.keys(all).length <= maxVariables, `may have at most ${maxVariables} variables`);

const script = bounded(64 * 1024).min(1);

const sample = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= maxSampleLength, 'is too large');

/** A script that adds claims to access tokens, with what the console tests it with. */
export const jwtCustomizer = z.object({
  /** Defines `getCustomJwtClaims`. */
  script,
  environmentVariables: environmentVariables.optional(),
  contextSample: sample.optional(),
  tokenSample: sample.optional(),
  /** Whether no token is issued if the script fails. Otherwise it is issued without the script’s claims. */
  blockIssuanceOnError: z.boolean().optional(),
});
export type JwtCustomizer = z.infer<typeof jwtCustomizer>;

export const newJwtCustomizer = z.strictObject(jwtCustomizer.shape);
export const jwtCustomizerChange = newJwtCustomizer.partial();

/** A script with the kind of tokens it is for, as lists have it. */
export const listedJwtCustomizer = z.object({
  key: z.enum(Object.values(keyOfTokenType)),
  value: jwtCustomizer,
});

/** A script as it was saved. The newest version is the current one. */
export const jwtCustomizerVersion = z.object({
  version: z.number().int(),
  script,
  createdAt: timestamp,
});
export type JwtCustomizerVersion = z.infer<typeof jwtCustomizerVersion>;

/** A script that isn't saved, with the values it is run with. */
export const jwtCustomizerTest = z.object({
  tokenType,
  script,
  environmentVariables: environmentVariables.optional(),
  token: sample,
  context: sample.default({}),
});
export type JwtCustomizerTest = z.infer<typeof jwtCustomizerTest>;

/** What a test run shows in the console. Exactly one of `claims`, `denied`, `failure` and `limit` is there. */
export const jwtCustomizerRun = z.object({
  /** The claims as they stand in the token, without the reserved ones. */
  claims: z.record(z.string(), z.unknown()).optional(),
  /** Reserved claims that the script returned. */
  ignored: z.array(z.string()),
  /** The message of `api.denyAccess`. */
  denied: z.string().optional(),
  failure: z
    .object({
      name: z.string(),
      message: z.string(),
      /** From 1, if known. */
      line: z.number().int().optional(),
      column: z.number().int().optional(),
    })
    .optional(),
  limit: z.enum(['time', 'memory', 'queue']).optional(),
  console: z.array(z.object({ level: z.enum(['log', 'info', 'warn', 'error', 'debug']), text: z.string() })),
  milliseconds: z.number(),
});
export type JwtCustomizerRun = z.infer<typeof jwtCustomizerRun>;
