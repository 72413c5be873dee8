import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SignInNeeded } from '../auth/auth.ts';
import { ApiFailure } from './failure.ts';

/** What a caller of an endpoint says about its failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** Error codes the caller deals with itself (ERR-03). */
  ignore?: readonly string[];
  /** Deals with a failure and says whether it did, such as a form that has a field for each text. */
  take?: (failure: ApiFailure) => boolean;
}

export type HandleFailure = (error: unknown, origin: 'read' | 'write', meta: FailureMeta) => void;

/** Three more tries with a growing pause, except where the answer is that one may not (API-42, OPEN-24). */
export function shouldRetry(failures: number, error: unknown): boolean {
  // Nothing can be reached until the browser is online again, and then everything is read again.
  if (globalThis.navigator?.onLine === false) return false;
  const isRefused = error instanceof ApiFailure && (error.status === 401 || error.status === 403);
  return failures < 3 && !isRefused && !(error instanceof SignInNeeded);
}

export const retryDelay = (failures: number): number => 500 * 2 ** failures;

/** The cache of everything the console has read, with one place that every failure passes. */
export function createQueryClient(handle: HandleFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handle(error, 'read', query.meta ?? {}) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => handle(error, 'write', mutation.meta ?? {}),
    }),
    defaultOptions: {
      // Offline it fails at once; the library would wait without a word.
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
