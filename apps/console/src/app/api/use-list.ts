import type { ClientInput, Page } from '@gatehouse/contract/endpoint';
import type { ItemOf, ListEndpoint } from './list.ts';
import { useApi, type ApiRead, type UseApiOptions } from './use-api.ts';

/** Reads one page of a list, typed by what the list holds. */
export function useList<const E extends ListEndpoint>(
  endpoint: E,
  input: { params?: object; query?: object },
  options?: UseApiOptions,
): ApiRead<Page<ItemOf<E>>> {
  return useApi(endpoint, input as ClientInput<E>, options) as ApiRead<Page<ItemOf<E>>>;
}
