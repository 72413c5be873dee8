import { z } from 'zod';

/**
 * Search in a list: `search=%text%`, as published clients send it (`%` at both ends is optional and ignored). Matches anywhere in the
 * columns that the list names, ignoring case.
 */
export const searchQuery = z.object({ search: z.string().max(256).optional() });

/** The search text without the wildcards that older clients add; `undefined` if nothing is left. */
export function searchText(search: string | undefined): string | undefined {
  const text = search?.replace(/^%+|%+$/g, '').trim();
  return text === '' ? undefined : text;
}
