import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../app-context.ts';
import { call } from './call.ts';

/**
 * Calls an endpoint that changes nothing, when the user presses a button. Failures are reported like those of writes. Leaving the page
 * cancels the call.
 */
export function useAsk<const E extends Endpoint>(
  endpoint: E,
): (input: ClientInput<E>) => Promise<ClientOutput<E>> {
  const { api } = useApp();
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);
  const { mutateAsync } = useMutation({
    mutationFn: (input: ClientInput<E>) => call(api, endpoint, input, { signal: page.current?.signal }),
  });
  return mutateAsync;
}
