import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../app-context.ts';
import { call } from './call.ts';
import { ApiFailure } from './failure.ts';
import { keyOf } from './keys.ts';
import type { FailureMeta } from './query-client.ts';

export interface UseApiOptions {
  /** False waits. */
  enabled?: boolean;
  /** Shows the last page until the next one is there. */
  keepPrevious?: boolean;
  ignore?: FailureMeta['ignore'];
  /** Reads again after so many milliseconds, as long as the page is looked at. */
  refreshMs?: number;
}

export interface ApiRead<Output> {
  data: Output | undefined;
  error: Error | undefined;
  /** Nothing is there yet. */
  isLoading: boolean;
  /** What is shown belongs to the previous question. */
  isStale: boolean;
  retry: () => void;
}

/** Reads an endpoint and keeps what it read; `useSave` of anything it speaks of reads it anew. */
export function useApi<const E extends Endpoint>(
  endpoint: E,
  input: ClientInput<E>,
  { enabled, keepPrevious, ignore, refreshMs }: UseApiOptions = {},
): ApiRead<ClientOutput<E>> {
  const { api } = useApp();
  const query = useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(api, endpoint, input, { signal }),
    enabled,
    refetchInterval: refreshMs,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    meta: { ignore } satisfies FailureMeta,
  });
  // A refusal is told at once; the tries that follow (API-42) go on behind it and may still mend it.
  const refusal = isRefusal(query.failureReason) ? query.failureReason : undefined;
  const error = query.error ?? refusal;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return {
    data: isGone ? undefined : (query.data as ClientOutput<E> | undefined),
    // What was read once stays on the screen when reading it again fails, unless it no longer exists.
    error: query.data === undefined || isGone ? (error ?? undefined) : undefined,
    isLoading: query.data === undefined && !error,
    isStale: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

const isRefusal = (error: Error | null): boolean =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;
