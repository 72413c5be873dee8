import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { useRef } from 'react';
import {
  useEndpointSave,
  type EndpointSave,
  type Form,
  type FormEndpoint,
  type ValuesOf,
} from './form-state.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useUnsavedGuard } from '../../app/router/unsaved-changes.tsx';

export interface UseCreate<E extends FormEndpoint> extends Omit<EndpointSave<E>, 'take'> {
  /** Goes to where the new thing is seen; nothing asks on the way. */
  onDone: (output: ClientOutput<E>) => void | Promise<void>;
}

/** The form of something new: what is refused stands at its field, and what was typed is not left behind without a question. */
export function useCreate<const E extends FormEndpoint>(
  props: UseCreate<E>,
): {
  form: Form<ValuesOf<E>>;
  create: (body: object) => Promise<void>;
  isSaving: boolean;
} {
  const { onDone } = props;
  const { form, send, isSaving } = useEndpointSave(props);
  const isDone = useRef(false);
  const { isDirty } = form.formState;
  useUnsavedGuard(() => isDirty && !isDone.current);

  const create = useOneAtATime(async (body: object) => {
    try {
      const output = await send(body);
      isDone.current = true;
      await onDone(output);
    } catch {
      // It has been told, at its field or in a toast; the form stays for another try.
    }
  });
  return { form, create, isSaving };
}
