import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';
import { givenTimestamp, queryFlag } from '../common.ts';
import { keptFactors } from '../sign-in-experience/mfa-factors.ts';

/**
 * The orders of the list of users: by a field, or with a minus sign in front of it in the other direction (`-createdAt` is newest first).
 * `name` is the name that lists show (`displayName`).
 */
export const userSorts = [
  'createdAt',
  '-createdAt',
  'lastSignInAt',
  '-lastSignInAt',
  'name',
  '-name',
] as const;
export type UserSort = (typeof userSorts)[number];

/** Second factors to filter by: one that is set up, or `None`. */
export const factorFilters = [...keptFactors, 'None'] as const;

const recordId = z.string().min(1).max(128).optional();
const time = bounded(16)
  .regex(/^\d{1,16}$/, 'must be a time in milliseconds')
  .transform(Number)
  .pipe(givenTimestamp)
  .optional();

/** Filters of the list of users, besides its search. All of them apply. */
export const userFilters = z.object({
  isSuspended: queryFlag.optional(),
  /** Users who have this role. */
  roleId: recordId,
  /** Members of this organization. */
  organizationId: recordId,
  /** Users who last signed in at this time or later, in milliseconds since 1970. */
  lastSignInAfter: time,
  /** Users who last signed in before this time. */
  lastSignInBefore: time,
  /** `false`: users who have never signed in. */
  hasSignedIn: queryFlag.optional(),
  /** Users who have set up this second factor, or `None`: users without any. */
  mfaFactor: z.enum(factorFilters).optional(),
  /** Users with an account at the provider of a social connector, by the connector's target. */
  identityTarget: recordId,
  /** Users with an identity of this enterprise SSO connector. */
  ssoConnectorId: recordId,
});
export type UserFilters = z.infer<typeof userFilters>;

/** How the list is sorted; newest first by default. Users who have never signed in are at the end of `-lastSignInAt`. */
export const userOrder = z.object({ sort: z.enum(userSorts).optional() });
