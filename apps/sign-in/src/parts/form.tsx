import type { ReactNode } from 'react';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import type { Form as FormState } from '../flow/use-submit.ts';
import { SubmitButton } from './submit-button.tsx';

/** A form of one decision: its fields, the one act, and what is wrong with the whole; `otherAction` sends the same with a value `other`. */
export function Form(props: {
  form: FormState;
  action: string;
  icon?: ReactNode;
  otherAction?: string;
  children?: ReactNode;
  /** What a refusal brings along, below the buttons, so that they stay where they are. */
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
