import type { ReactNode } from 'react';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import type { Form as FormState } from '../flow/use-submit.ts';
import { SubmitButton } from './submit-button.tsx';

/** A form with its fields, its button and its error; `otherAction` is a second button that submits it with a value `other`. */
export function Form(props: {
  form: FormState;
  action: string;
  icon?: ReactNode;
  otherAction?: string;
  children?: ReactNode;
  /** Explains an error. It is below the buttons, so that they don't move. */
  note?: ReactNode;
}) {
  const { form, action, icon, otherAction, children, note } = props;
  const { isBusy } = useOneAtATime();
  return (
    <form noValidate method="post" onSubmit={form.onSubmit} aria-busy={form.isBusy}>
      {children}
      <SubmitButton label={action} icon={icon} isBusy={form.isBusy} />
      {otherAction && (
        <button type="submit" name="other" value="1" className="button" aria-disabled={isBusy || undefined}>
          {otherAction}
        </button>
      )}
      {form.problem && (
        <p className="alert" role="alert">
          {form.problem}
        </p>
      )}
      {note}
    </form>
  );
}
