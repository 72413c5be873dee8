import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { FactorNeeded, SignInNeeded } from '../auth/auth.ts';
import { ApiFailure } from './failure.ts';

/** How a caller handles failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** Error codes that the caller handles (ERR-03). */
  ignore?: readonly string[];
  /** Handles a failure, such as a form that shows errors at fields. Returns whether it did. */
  take?: (failure: ApiFailure) => boolean;
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
