import type { ReactNode } from 'react';
import type { Form as FormState } from '../flow/use-submit.ts';
import { SubmitButton } from './submit-button.tsx';

/** A form of one decision: its fields, what is wrong with the whole, and the one act. */
export function Form({ form, action, children }: { form: FormState; action: string; children?: ReactNode }) {
  return (
    <form noValidate method="post" onSubmit={form.onSubmit}>
      {children}
      {form.problem && (
        <p className="alert" role="alert">
          {form.problem}
        </p>
      )}
      <SubmitButton label={action} isBusy={form.isBusy} />
    </form>
  );
}
