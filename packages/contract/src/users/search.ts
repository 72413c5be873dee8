import { z } from 'zod';

const text = z.string().max(256).optional();
const mode = z.enum(['like', 'exact']).optional();

/**
 * How users are found. `search` is looked for in id, username, e-mail address, phone number and name together, without
 * regard to case. `search.primaryEmail=…` looks in one field, with `mode.primaryEmail=exact` for the whole value; of
 * several fields any may match, or all with `joint=and`.
 */
export const userSearch = z.object({
  search: text,
  'search.id': text,
  'search.username': text,
  'search.primaryEmail': text,
  'search.primaryPhone': text,
  'search.name': text,
  'mode.id': mode,
  'mode.username': mode,
  'mode.primaryEmail': mode,
  'mode.primaryPhone': mode,
  'mode.name': mode,
  joint: z.enum(['or', 'and']).optional(),
  /** Leaves out who has this role. */
  excludeRoleId: z.string().max(128).optional(),
});
export type UserSearch = z.infer<typeof userSearch>;

/** Fields a search can name, with their column. */
export const searchedFields = ['id', 'username', 'primaryEmail', 'primaryPhone', 'name'] as const;
export type SearchedField = (typeof searchedFields)[number];
