import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { useState } from 'react';
import {
  type EndpointSave,
  type Form,
  type FormEndpoint,
  useEndpointSave,
  type ValuesOf,
} from './form-state.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The form of a dialog that creates something and then shows it, once: `made` is undefined until then. */
export function useCreateOnce<const E extends FormEndpoint>(
  props: EndpointSave<E>,
): {
  form: Form<ValuesOf<E>>;
  made: ClientOutput<E> | undefined;
  create: (body: object) => Promise<void>;
  isSaving: boolean;
} {
  const { form, send, isSaving } = useEndpointSave(props);
  const [made, setMade] = useState<ClientOutput<E>>();
  const create = useOneAtATime(async (body: object) => {
    try {
      const output = await send(body);
      setMade(() => output);
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return { form, made, create, isSaving };
}
