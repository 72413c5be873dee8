import { buildPath } from '@gatehouse/contract/client';
import type { Endpoint } from '@gatehouse/contract/endpoint';

/** `[what the path speaks of, the path, the query]`: derived from the endpoint, never named by hand. */
export type ApiKey = readonly [words: readonly string[], path: string, query: object];

const common = new Set(['api', 'configs', '.well-known']);

/** The collections a path names: `/api/roles/{id}/scopes` speaks of roles and scopes. A path of common words speaks of itself. */
export function wordsOf({ path }: Endpoint): string[] {
  const literal = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const words = literal.filter((part) => !common.has(part));
  return words.length > 0 ? words : literal;
}

/** The cache's key of a call. */
export function keyOf(endpoint: Endpoint, input: { params?: object; query?: object }): ApiKey {
  return [wordsOf(endpoint), buildPath(endpoint.path, { params: input.params }), input.query ?? {}];
}

/** Of the cache's keys those of calls; others have a text in front. */
const isApiKey = (key: readonly unknown[]): key is ApiKey => Array.isArray(key[0]);

/** Whether what was saved may have changed what is kept: they speak of a common thing. */
export function isTouchedBy(key: readonly unknown[], saved: Endpoint): boolean {
  return isApiKey(key) && wordsOf(saved).some((word) => key[0].includes(word));
}

/** Whether what is kept was read at a path or below it. */
export function isBelow(key: readonly unknown[], path: string): boolean {
  return isApiKey(key) && (key[1] === path || key[1].startsWith(`${path}/`));
}
