import type { RequestInput } from '@gatehouse/contract/client';
import type { CheckOf, Checks, ClientInput, Endpoint, Page } from '@gatehouse/contract/endpoint';
import type { z } from 'zod';
import { request, type ApiContext, type CallOptions } from './call.ts';

/** An endpoint that returns pages of records. */
export interface ListEndpoint extends Endpoint {
  method: 'GET';
  list: true;
  checks: () => Promise<Checks & { output: z.ZodObject }>;
}

/** A record of a list. */
export type ItemOf<E extends ListEndpoint> = z.output<CheckOf<E, 'output'>>;

/** The parameters of a list's query. */
export type QueryOf<E extends ListEndpoint> = NonNullable<ClientInput<E>['query']>;

/** One page of a list. `search` in the query is sent by the name that the endpoint has for it. */
export async function callList<const E extends ListEndpoint>(
  api: ApiContext,
  endpoint: E,
  input: RequestInput,
  options?: CallOptions,
): Promise<Page<ItemOf<E>>> {
  const page: unknown = await request(
    api,
    endpoint,
    { ...input, query: nameSearch(endpoint, input) },
    options,
  );
  // The output of any list is a page of its items, but the compiler only sees that for a concrete endpoint.
  return page as Page<ItemOf<E>>;
}

function nameSearch({ searchedBy }: Endpoint, { query = {} }: RequestInput): object {
  const { search, ...others }: { search?: unknown } = query;
  return searchedBy ? { ...others, [searchedBy]: search } : query;
}
