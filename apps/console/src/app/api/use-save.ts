import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApp } from '../app-context.ts';
import { call, type CallOptions } from './call.ts';
import { isBelow, isTouchedBy, keyOf } from './keys.ts';
import type { FailureMeta } from './query-client.ts';

export interface Save<E extends Endpoint> {
  /** Rejects after the failure has been told; who awaits it need only stop. */
  (input: ClientInput<E>, options?: CallOptions): Promise<ClientOutput<E>>;
}

/** Writes through an endpoint. What it may have changed is read anew, always; no option can turn that off. */
export function useSave<const E extends Endpoint>(
  endpoint: E,
  { ignore, take }: FailureMeta = {},
): { save: Save<E>; isSaving: boolean } {
  const { api } = useApp();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ input, options }: { input: ClientInput<E>; options?: CallOptions }) => {
      const output = await call(api, endpoint, input, options);
      spread(client, endpoint, input, output);
      return output;
    },
    meta: { ignore, take } satisfies FailureMeta,
  });
  return {
    save: (input, options) => mutation.mutateAsync({ input, options }),
    isSaving: mutation.isPending,
  };
}

/** Puts the answer where the same path is read, and has the rest read anew. */
function spread(client: QueryClient, endpoint: Endpoint, input: { params?: object }, output: unknown): void {
  const own = keyOf(endpoint, { params: input.params });
  const [, path] = own;
  if (output !== undefined && client.getQueryData(own) !== undefined && endpoint.method !== 'POST')
    client.setQueryData(own, output);
  const isDeleted = (key: readonly unknown[]) => endpoint.method === 'DELETE' && isBelow(key, path);
  // The page of what has just been deleted is still open, and asking for it again would only show that it is gone.
  void client.invalidateQueries({ predicate: ({ queryKey }) => isDeleted(queryKey), refetchType: 'none' });
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isTouchedBy(queryKey, endpoint) && !isDeleted(queryKey),
  });
}
