import { z } from 'zod';

/**
 * Search of a list: `search=%text%` as published clients send it (`%` at both ends is optional and ignored), matched
 * anywhere in the columns the list names, without regard to case.
 */
export const searchQuery = z.object({ search: z.string().max(256).optional() });

/** The words to look for, without the wildcards that older clients wrap around them; `undefined` when nothing is left. */
export function searchText(search: string | undefined): string | undefined {
  const text = search?.replace(/^%+|%+$/g, '').trim();
  return text === '' ? undefined : text;
}
