import { z } from 'zod';
import { shown } from '../shown.ts';

/** Claims that are large or private, and so can be left to the userinfo endpoint. */
export const extendedClaims = [
  'custom_data',
  'identities',
  'sso_identities',
  'roles',
  'organizations',
  'organization_data',
  'organization_roles',
] as const;
export type ExtendedClaim = (typeof extendedClaims)[number];

/** Those in ID tokens of a tenant that has chosen none: published clients read them there. */
export const defaultExtendedClaims: readonly ExtendedClaim[] = [
  'roles',
  'organizations',
  'organization_roles',
];

/** Which extended claims ID tokens contain, if the application's scopes include them. The userinfo endpoint returns all of these. */
export const idTokenConfig = z.object({
  enabledExtendedClaims: shown(
    z
      .array(z.enum(extendedClaims))
      .max(extendedClaims.length)
      .refine((claims) => new Set(claims).size === claims.length, 'may name each claim once')
      .optional(),
  ),
});
export type IdTokenConfig = z.infer<typeof idTokenConfig>;
