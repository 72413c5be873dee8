import { buildPath } from '@gatehouse/contract/client';
import type { Endpoint } from '@gatehouse/contract/endpoint';

const mark = 'api';

/** Derived from the endpoint. */
export type ApiKey = readonly [mark: typeof mark, path: string, query: object];

/** The cache key of a call. */
export function keyOf(endpoint: Endpoint, input: { params?: object; query?: object }): ApiKey {
  return [mark, buildPath(endpoint.path, { params: input.params }), input.query ?? {}];
}

/** `/api/roles` of `/api/roles/{id}/scopes`. */
const collectionOf = (path: string): string => /^(\/api)?\/[^/]+/.exec(path)?.[0] ?? path;

/** Whether a write can have changed a cached read: it is of the same collection, or of one that the endpoint invalidates. */
export function isTouchedBy(key: readonly unknown[], { path, invalidates = [] }: Endpoint): boolean {
  return [collectionOf(path), ...invalidates].some((collection) => isBelow(key, collection));
}

/** Whether a cached read is of a path or below it. Other caches' keys start with another word. */
export function isBelow([begin, path]: readonly unknown[], above: string): boolean {
  return begin === mark && typeof path === 'string' && (path === above || path.startsWith(`${above}/`));
}
