import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../app-context.ts';
import { call } from './call.ts';

/**
 * Asks an endpoint that writes nothing what a press needs to know. A failure is told as that of a write, for otherwise the press would seem
 * to do nothing; whoever has left the page waits for no answer any more.
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
