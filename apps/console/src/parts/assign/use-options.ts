import { displayName } from '@gatehouse/contract/users/display-name';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '../../app/api/keys.ts';
import { callList, type ItemOf, type ListEndpoint, type QueryOf } from '../../app/api/list.ts';
import { useApp } from '../../app/app-context.ts';
import { useSettled } from '../../app/use-settled.ts';

/** An option. */
export interface Option {
  id: string;
  label: string;
  detail?: string;
  /** The name of the option's group. */
  group?: string;
}

/** The option of a record with a name. */
export const toOption = ({ id, name, description }: Named): Option => ({
  id,
  label: name,
  detail: description ?? undefined,
});

interface Named {
  id: string;
  name: string;
  description?: string | null;
}

/** The option of a user. */
export const toUserOption = (user: Person): Option => ({
  id: user.id,
  label: displayName(user),
  detail: user.primaryEmail ?? user.username ?? undefined,
});

type Person = Parameters<typeof displayName>[0] & { id: string };

/** Paged options with search. */
export interface OptionSource {
  options: readonly Option[];
  text: string;
  setText: (text: string) => void;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  loadMore: (() => void) | undefined;
}

export interface UseOptions<E extends ListEndpoint> {
  params?: ClientInput<E>['params'];
  query?: Partial<QueryOf<E>>;
  /** A record can have several options, such as the permissions of an API resource. */
  toOptions: (item: ItemOf<E>) => readonly Option[];
  /** Search the options in the browser, because the endpoint only searches its records. */
  isSearchedHere?: boolean;
}

const pageSize = 100;

/** Reads the records of a list as options. */
export function useOptions<const E extends ListEndpoint>(endpoint: E, how: UseOptions<E>): OptionSource {
  const { api } = useApp();
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useSettled(how.isSearchedHere ? '' : typed, 250);
  const query = { ...how.query, search: settled || undefined, page_size: pageSize };
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(endpoint, { params: how.params, query }), 'options'],
    queryFn: ({ pageParam, signal }) =>
      callList(api, endpoint, { params: how.params, query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    // A picker that is opened again doesn't first offer what was assigned in the meantime.
    gcTime: 0,
    getNextPageParam: ({ total }, _all, page) => (page * pageSize < total ? page + 1 : undefined),
  });
  // A search in the browser needs all records.
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  const needsAll = how.isSearchedHere && typed !== '' && hasNextPage && !isFetching && !pages.error;
  useEffect(() => {
    if (needsAll) void fetchNextPage();
  }, [needsAll, fetchNextPage]);
  const options = (pages.data?.pages ?? []).flatMap(({ items }) => items.flatMap(how.toOptions));
  return {
    options: how.isSearchedHere ? options.filter((option) => isMatch(option, typed)) : options,
    text,
    setText,
    isLoading: pages.isPending || pages.isFetchingNextPage,
    error: pages.error ?? undefined,
    retry: () => void pages.refetch(),
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}

const isMatch = ({ label, detail = '', group = '' }: Option, text: string): boolean =>
  `${label}\n${detail}\n${group}`.toLowerCase().includes(text.toLowerCase());
