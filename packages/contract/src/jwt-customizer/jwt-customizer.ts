import { z } from 'zod';
import { sampleObject, scriptFields, scriptRun } from '../scripts/scripts.ts';

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
  'exchanged',
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

/** A script that adds claims to access tokens, with what the console tests it with. */
export const jwtCustomizer = z.object({
  /** `script` defines `getCustomJwtClaims`. */
  ...scriptFields.shape,
  contextSample: sampleObject.optional(),
  tokenSample: sampleObject.optional(),
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

/** A script that isn't saved, with the values it is run with. */
export const jwtCustomizerTest = z.object({
  tokenType,
  ...scriptFields.shape,
  token: sampleObject,
  context: sampleObject.default({}),
});
export type JwtCustomizerTest = z.infer<typeof jwtCustomizerTest>;

/** What a test run shows in the console. Without `claims`, the run has ended otherwise. */
export const jwtCustomizerRun = scriptRun.extend({
  /** The claims as they stand in the token, without the reserved ones. */
  claims: z.record(z.string(), z.unknown()).optional(),
  /** Reserved claims that the script returned, if any. */
  ignored: z.array(z.string()).optional(),
});
export type JwtCustomizerRun = z.infer<typeof jwtCustomizerRun>;
