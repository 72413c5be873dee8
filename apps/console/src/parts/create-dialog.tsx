import type { ClientInput, ClientOutput } from '@gatehouse/contract/endpoint';
import { Button } from '@gatehouse/ui/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/dialog';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSave } from '../app/api/use-save.ts';
import {
  placeFailure,
  useEndpointForm,
  type ErrorFields,
  type Form,
  type FormEndpoint,
  type ValuesOf,
} from './form-state.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface CreateDialogProps<E extends FormEndpoint> {
  endpoint: E;
  params?: ClientInput<E>['params'];
  title: string;
  description?: string;
  /** Names the act: "Create role". */
  submit: string;
  values: ValuesOf<E>;
  errorFields?: ErrorFields<ValuesOf<E>>;
  size?: 'small' | 'medium' | 'large';
  /** Where to go when it is there; back to the list by default. */
  goTo?: (output: ClientOutput<E>) => string;
  children: (form: Form<ValuesOf<E>>) => ReactNode;
}

/** Creates something, at an address of its own over its list. A clean form closes, one with something in it asks. */
export function CreateDialog<const E extends FormEndpoint>(props: CreateDialogProps<E>) {
  const { endpoint, params, title, description, submit, values, errorFields, size, goTo, children } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useEndpointForm(endpoint, values);
  const { save, isSaving } = useSave(endpoint, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });
  const isDone = useRef(false);
  const { isDirty } = form.formState;
  useUnsavedGuard(() => isDirty && !isDone.current);

  const close = () => void navigate({ pathname: '..', search }, { relative: 'path' });

  async function create(body: object) {
    try {
      const output = await save({ params, body } as unknown as ClientInput<E>);
      isDone.current = true;
      if (goTo) await navigate(goTo(output), { replace: true });
      else close();
    } catch {
      // It has been told, at its field or in a toast; the dialog stays for another try.
    }
  }
  return (
    <Dialog open onClose={close} title={title} description={description} size={size} backCloses={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit(create)(event);
        }}
      >
        <DialogBody>{children(form)}</DialogBody>
        <DialogFooter>
          <Button onClick={close} disabled={isSaving}>
            {t('parts.cancel')}
          </Button>
          <Button type="submit" variant="primary" loading={isSaving}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
