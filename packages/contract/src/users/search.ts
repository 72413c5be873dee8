import { z } from 'zod';
import { queryFlag } from '../common.ts';
import { bounded } from '../validation/bounded.ts';
import { userFilters, userOrder } from './filters.ts';

const value = z.string().min(1, 'must not be empty').max(256);
/** One value, or several of which any matches. */
const values = z.union([value, z.array(value).min(1).max(100)]).optional();
const mode = z.enum(['like', 'exact', 'posix', 'similar_to']).optional();

/** Fields that can be searched separately. */
export const searchedFields = ['id', 'username', 'primaryEmail', 'primaryPhone', 'name'] as const;
export type SearchedField = (typeof searchedFields)[number];

/**
 * Search of users. `search` searches ID, username, email address, phone number and name. `search.primaryEmail=…` searches one field; of
 * several fields any may match, or all with `joint=and`. `mode.primaryEmail`, or `mode` for all fields, sets the comparison: `like` (default)
 * with `%` as wildcard, `exact` with one or several values, `posix` with a regular expression, `similar_to` with an SQL pattern. Searches are
 * case-insensitive without `isCaseSensitive`, which `similar_to` requires.
 */
export const userSearch = z
  .object({
    search: values,
    'search.id': values,
    'search.username': values,
    'search.primaryEmail': values,
    'search.primaryPhone': values,
    'search.name': values,
    mode,
    'mode.id': mode,
    'mode.username': mode,
    'mode.primaryEmail': mode,
    'mode.primaryPhone': mode,
    'mode.name': mode,
    /** Only the user with this external ID. */
    externalId: bounded(256).min(1).optional(),
    joint: z.enum(['or', 'and']).optional(),
    isCaseSensitive: queryFlag.optional(),
    /** Excludes users with this role. */
    excludeRoleId: z.string().max(128).optional(),
    /** Excludes members of this organization. */
    excludeOrganizationId: z.string().max(128).optional(),
    /** Adds the stored password hashes. Requires the scope `all`; the audit log records who read whose hashes. */
    includePasswordHash: queryFlag.optional(),
    /** Adds the second factors that each user has set up. */
    includeMfaFactors: queryFlag.optional(),
    ...userFilters.shape,
    ...userOrder.shape,
  })
  .superRefine((query, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    const asked = [
      ['search', query.search, query.mode] as const,
      ...searchedFields.map(
        (field) =>
          [`search.${field}`, query[`search.${field}`], query[`mode.${field}`] ?? query.mode] as const,
      ),
    ];
    for (const [name, given, how] of asked) {
      if (Array.isArray(given) && how !== 'exact')
        refuse(name, 'may have several values with mode exact only');
      if (given !== undefined && how === 'similar_to' && !query.isCaseSensitive)
        refuse('isCaseSensitive', 'must be true with mode similar_to');
    }
  });
export type UserSearch = z.infer<typeof userSearch>;
