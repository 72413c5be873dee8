import type { RequestInput } from '@gatehouse/contract/client';
import type { Page } from '@gatehouse/contract/endpoint';
import { callList, type ItemOf, type ListEndpoint } from './list.ts';
import { useRead, type ApiRead, type UseApiOptions } from './use-api.ts';

/** Reads one page of a list. */
export const useList = <const E extends ListEndpoint>(
  endpoint: E,
  input: RequestInput,
  options?: UseApiOptions,
): ApiRead<Page<ItemOf<E>>> =>
  useRead(endpoint, input, (api, signal) => callList(api, endpoint, input, { signal }), options);
