import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useApp } from '../app-context.ts';
import { keyOf } from './keys.ts';
import { callList, type ItemOf, type ListEndpoint, type QueryOf } from './list.ts';
import type { ApiRead } from './use-api.ts';

/** Records per request. The response repeats the request's URL in its `Link` header, and proxies limit headers, often to 4 KB. */
export const recordsPerRequest = 40;

interface Records<Item> extends Omit<ApiRead<readonly Item[]>, 'isStale' | 'data'> {
  /** Those that were read so far. */
  data: readonly Item[];
}

/** Reads records by their IDs. A list leaves out records that were deleted, where reading one by one would fail. */
export function useRecords<const E extends ListEndpoint>(
  endpoint: E,
  ids: readonly string[],
  toQuery: (ids: string[]) => QueryOf<E>,
): Records<ItemOf<E>> {
  const { api } = useApp();
  const wanted = [...new Set(ids)].sort();
  const pages = useQueries({
    queries: Array.from({ length: Math.ceil(wanted.length / recordsPerRequest) }, (_, page) => {
      const query = {
        ...toQuery(wanted.slice(page * recordsPerRequest, (page + 1) * recordsPerRequest)),
        page_size: recordsPerRequest,
      };
      return {
        queryKey: keyOf(endpoint, { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) => callList(api, endpoint, { query }, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  return {
    data: pages.flatMap(({ data }) => data?.items ?? []),
    error: pages.find(({ error }) => error)?.error ?? undefined,
    isLoading: pages.some(({ isPending }) => isPending),
    retry: () => {
      for (const page of pages) if (page.error) void page.refetch();
    },
  };
}

/** The query that finds users by their IDs. */
export const usersById = (ids: string[]) => ({
  'search.id': ids,
  'mode.id': 'exact' as const,
  // Without case folding, the primary key is used.
  isCaseSensitive: 'true' as const,
});
