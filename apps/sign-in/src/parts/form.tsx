import type { ReactNode } from 'react';
import type { Form as FormState } from '../flow/use-submit.ts';
import { SubmitButton } from './submit-button.tsx';

/** A form of one decision: its fields, what is wrong with the whole, and the one act; `otherAction` sends the same with a value `other`. */
export function Form(props: {
  form: FormState;
  action: string;
  icon?: ReactNode;
  otherAction?: string;
  children?: ReactNode;
}) {
  const { form, action, icon, otherAction, children } = props;
  return (
    <form noValidate method="post" onSubmit={form.onSubmit}>
      {children}
      {form.problem && (
        <p className="alert" role="alert">
          {form.problem}
        </p>
      )}
      <SubmitButton label={action} icon={icon} isBusy={form.isBusy} />
      {otherAction && (
        <button
          type="submit"
          name="other"
          value="1"
          className="button"
          aria-disabled={form.isBusy || undefined}
        >
          {otherAction}
        </button>
      )}
    </form>
  );
}
