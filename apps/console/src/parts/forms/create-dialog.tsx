import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { useTexts } from '@gatehouse/ui/base/texts';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { DialogActions } from './dialog-actions.tsx';
import type { Form, FormEndpoint, ValuesOf } from './form-state.ts';
import { useCreate, type UseCreate } from './use-create.ts';
import { WithLimit } from '../plans/with-limit.tsx';
import { useNavigateFromHere } from '../pages/use-navigate-from-here.ts';

export interface CreateDialogProps<E extends FormEndpoint> extends Omit<UseCreate<E>, 'onDone'> {
  title: string;
  description?: string;
  /** The submit button: "Create role". */
  submit: string;
  size?: 'small' | 'medium' | 'large';
  /** The path of the new record; by default, the dialog returns to the list. */
  goTo?: (output: ClientOutput<E>) => string;
  children: (form: Form<ValuesOf<E>>) => ReactNode;
}

/** A dialog that creates a record, with its own URL above the list. Asks before it discards input. */
export function CreateDialog<const E extends FormEndpoint>(props: CreateDialogProps<E>) {
  const { endpoint, params, title, description, submit, values, errorFields, size, goTo, children } = props;
  const navigate = useNavigateFromHere();
  const { search } = useLocation();
  const close = () => void navigate({ pathname: '..', search }, { relative: 'path' });
  const announce = useAnnounce();
  const { actionDone } = useTexts();
  const { form, create, isSaving } = useCreate({
    endpoint,
    params,
    values,
    errorFields,
    onDone(output) {
      announce(actionDone(submit));
      if (goTo) return navigate(goTo(output), { replace: true });
      close();
    },
  });
  return (
    <Dialog open onClose={close} title={title} description={description} size={size} backCloses={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit(create)(event);
        }}
      >
        <DialogBody>
          <FormProvider {...form}>{children(form)}</FormProvider>
        </DialogBody>
        <WithLimit endpoint={endpoint} params={params} control={form.control as never} onClose={close}>
          <DialogActions submit={submit} isSaving={isSaving} onClose={close} />
        </WithLimit>
      </form>
    </Dialog>
  );
}
