import { buildPath } from '@gatehouse/contract/client';
import type { Endpoint } from '@gatehouse/contract/endpoint';

const mark = 'api';

/** Derived from the endpoint, never named by hand. */
export type ApiKey = readonly [mark: typeof mark, path: string, query: object];

/** The cache's key of a call. */
export function keyOf(endpoint: Endpoint, input: { params?: object; query?: object }): ApiKey {
  return [mark, buildPath(endpoint.path, { params: input.params }), input.query ?? {}];
}

/** `/api/roles` of `/api/roles/{id}/scopes`. */
const collectionOf = (path: string): string => /^(\/api)?\/[^/]+/.exec(path)?.[0] ?? path;

/** Whether what was saved may have changed what is kept: it was read from the same collection, or from one that the endpoint names. */
export function isTouchedBy(key: readonly unknown[], { path, invalidates = [] }: Endpoint): boolean {
  return [collectionOf(path), ...invalidates].some((collection) => isBelow(key, collection));
}

/** Whether what is kept was read at a path or below it. Keys of others begin with another word. */
export function isBelow([begin, path]: readonly unknown[], above: string): boolean {
  return begin === mark && typeof path === 'string' && (path === above || path.startsWith(`${above}/`));
}
