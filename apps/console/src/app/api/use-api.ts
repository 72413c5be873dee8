import type { RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../app-context.ts';
import { call, type ApiContext } from './call.ts';
import { ApiFailure, isRefusal } from './failure.ts';
import { keyOf } from './keys.ts';
import type { FailureMeta } from './query-client.ts';

export interface UseApiOptions {
  /** Whether to read now. */
  enabled?: boolean;
  /** Keeps the previous page until the next one is loaded. */
  keepPrevious?: boolean;
  ignore?: FailureMeta['ignore'];
  /** Polling interval in milliseconds while the page is visible. */
  refreshMs?: number;
  /** Reads it once, for as long as the console is open. */
  once?: boolean;
}

export interface ApiRead<Output> {
  data: Output | undefined;
  error: Error | undefined;
  /** There is neither data nor an error yet. */
  isLoading: boolean;
  /** The data belongs to the previous input. */
  isStale: boolean;
  retry: () => void;
}

/** Reads an endpoint and caches the result. `useSave` of an endpoint that changes it reads it again. */
export const useApi = <const E extends Endpoint>(
  endpoint: E,
  input: ClientInput<E>,
  options?: UseApiOptions,
): ApiRead<ClientOutput<E>> =>
  useRead(endpoint, input, (api, signal) => call(api, endpoint, input, { signal }), options);

/** Reads an endpoint with `read` and caches the result, see `useApi`. */
export function useRead<Output>(
  endpoint: Endpoint,
  input: RequestInput,
  read: (api: ApiContext, signal: AbortSignal) => Promise<Output>,
  { enabled, keepPrevious, ignore, refreshMs, once }: UseApiOptions = {},
): ApiRead<Output> {
  const { api } = useApp();
  const query = useQuery<Output>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => read(api, signal),
    enabled,
    refetchInterval: refreshMs,
    ...(once ? { staleTime: Infinity, gcTime: Infinity } : {}),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    meta: { ignore } satisfies FailureMeta,
  });
  // A 4xx is shown immediately; retries (API-42) continue in the background.
  const refusal = isRefusal(query.failureReason) ? query.failureReason : undefined;
  const error = query.error ?? refusal;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return {
    data: isGone ? undefined : query.data,
    // Data stays on the screen if reading it again fails, unless it no longer exists.
    error: query.data === undefined || isGone ? (error ?? undefined) : undefined,
    isLoading: query.data === undefined && !error,
    isStale: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
