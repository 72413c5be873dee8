import type { RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApp } from '../app-context.ts';
import { request, type CallOptions } from './call.ts';
import { isBelow, isTouchedBy, keyOf } from './keys.ts';
import type { FailureMeta } from './query-client.ts';

export interface Save<E extends Endpoint> {
  /** Rejects after the failure was shown; callers don't have to report it. */
  (input: ClientInput<E>, options?: CallOptions): Promise<ClientOutput<E>>;
}

/** `Save` for forms of any endpoint, whose input the form has validated. */
export interface SaveRequest<E extends Endpoint> {
  (input: RequestInput, options?: CallOptions): Promise<ClientOutput<E>>;
}

/** Calls an endpoint that writes, and reads everything again that it may have changed. */
export function useSave<const E extends Endpoint>(
  endpoint: E,
  { ignore, take }: FailureMeta = {},
): { save: Save<E>; request: SaveRequest<E>; isSaving: boolean } {
  const { api } = useApp();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ input, options }: { input: RequestInput; options?: CallOptions }) => {
      const output = await request(api, endpoint, input, options);
      spread(client, endpoint, input, output);
      return output;
    },
    meta: { ignore, take, endpoint } satisfies FailureMeta,
  });
  const send: SaveRequest<E> = (input, options) => mutation.mutateAsync({ input, options });
  return {
    save: send,
    request: send,
    isSaving: mutation.isPending,
  };
}

/** Caches the response for reads of the same path, and invalidates the rest. */
function spread(client: QueryClient, endpoint: Endpoint, input: { params?: object }, output: unknown): void {
  const own = keyOf(endpoint, { params: input.params });
  const [, path] = own;
  const known = client.getQueryData(own);
  if (output !== undefined && known !== undefined && endpoint.method !== 'POST')
    // The response of a change can have fewer fields than that of the read.
    client.setQueryData(own, endpoint.method === 'PATCH' ? Object.assign({}, known, output) : output);
  const isDeleted = (key: readonly unknown[]) => endpoint.method === 'DELETE' && isBelow(key, path);
  // The page of the deleted record is still open, and reading it again would show an error.
  void client.invalidateQueries({ predicate: ({ queryKey }) => isDeleted(queryKey), refetchType: 'none' });
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isTouchedBy(queryKey, endpoint) && !isDeleted(queryKey),
  });
}
