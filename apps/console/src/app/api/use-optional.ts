import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { call } from './call.ts';
import { ApiFailure } from './failure.ts';
import { type ApiRead, useRead, type UseApiOptions } from './use-api.ts';

/**
 * Reads an endpoint whose record may not exist yet: the data is null then. As an error, the 404 would be dropped while the record is read
 * again, and a form for it with it.
 */
export const useOptional = <const E extends Endpoint>(
  endpoint: E,
  input: ClientInput<E>,
  options?: UseApiOptions,
): ApiRead<ClientOutput<E> | null> =>
  useRead(
    endpoint,
    input,
    (api, signal) =>
      call(api, endpoint, input, { signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    options,
  );
