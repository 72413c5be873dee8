import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import { getOperator } from '@gatehouse/contract/tenants/operator-endpoints';
import { FactorNeeded, SignInNeeded } from '../auth/auth.ts';
import { ApiFailure } from './failure.ts';
import { isBelow } from './keys.ts';

/** How a caller handles failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** Error codes that the caller handles (ERR-03). */
  ignore?: readonly string[];
  /** Handles a failure, such as a form that shows errors at fields. Returns whether it did. */
  take?: (failure: ApiFailure) => boolean;
  /** What a write has called. */
  endpoint?: Endpoint;
}

export type HandleFailure = (error: unknown, origin: 'read' | 'write', meta: FailureMeta) => void;

/** Three retries with exponential backoff, except for 4xx responses (API-42, OPEN-24). */
export function shouldRetry(failures: number, error: unknown): boolean {
  // No retries while offline. Everything is read again when the browser is online.
  if (globalThis.navigator?.onLine === false) return false;
  const isRefused = error instanceof ApiFailure && (error.status === 401 || error.status === 403);
  const isWithoutToken = error instanceof SignInNeeded || error instanceof FactorNeeded;
  return failures < 3 && !isRefused && !isWithoutToken;
}

export const retryDelay = (failures: number): number => 500 * 2 ** failures;

/** The cache that was used last. */
let former: QueryClient | undefined;

/** A new cache with what doesn’t depend on the tenant: the user, whether they operate the platform, and the server’s discovery (GUARD-16, ADR 187). */
export function createNextClient(handle: HandleFailure): QueryClient {
  const client = createQueryClient(handle);
  for (const { queryKey, state } of former?.getQueryCache().getAll() ?? [])
    if (isCommon(queryKey) && state.data !== undefined && !state.isInvalidated)
      client.setQueryData(queryKey, state.data);
  former = client;
  return client;
}

const isCommon = (key: readonly unknown[]): boolean =>
  isBelow(key, '/me') || isBelow(key, '/api/.well-known') || key[1] === getOperator.path;

/** The cache of all reads, with one handler for all failures. */
export function createQueryClient(handle: HandleFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handle(error, 'read', query.meta ?? {}) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => handle(error, 'write', mutation.meta ?? {}),
    }),
    defaultOptions: {
      // Fail immediately when offline; the library's default would wait.
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
