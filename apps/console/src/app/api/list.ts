import type { CheckOf, Checks, ClientInput, Endpoint, Page } from '@gatehouse/contract/endpoint';
import type { z } from 'zod';
import { call, type ApiContext, type CallOptions } from './call.ts';

/** An endpoint that answers pages of records. */
export interface ListEndpoint extends Endpoint {
  method: 'GET';
  list: true;
  checks: () => Promise<Checks & { output: z.ZodObject }>;
}

/** A record of a list. */
export type ItemOf<E extends ListEndpoint> = z.output<CheckOf<E, 'output'>>;

/** The parameters of a list's query. */
export type QueryOf<E extends ListEndpoint> = NonNullable<ClientInput<E>['query']>;

/** One page of a list. */
export async function callList<const E extends ListEndpoint>(
  api: ApiContext,
  endpoint: E,
  input: { params?: object; query?: object },
  options?: CallOptions,
): Promise<Page<ItemOf<E>>> {
  const page: unknown = await call<Endpoint>(api, endpoint, input as ClientInput<Endpoint>, options);
  return page as Page<ItemOf<E>>;
}
