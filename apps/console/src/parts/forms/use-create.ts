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
  /** Navigates to the new record. */
  onDone: (output: ClientOutput<E>) => void | Promise<void>;
}

/** The form of a new record. Shows errors at their fields, and asks before input is discarded. */
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
      // The error is shown at its field or in a toast, and the form stays open.
    }
  });
  return { form, create, isSaving };
}
