import type { FieldValues } from 'react-hook-form';
import type { Form } from './form-state.ts';

/** Makes the sent values the saved ones, and keeps what was typed since as unsaved changes. */
export function settle<Values extends FieldValues>(form: Form<Values>, sent: Values): void {
  const typed = structuredClone(form.getValues());
  form.reset(sent);
  if (JSON.stringify(typed) !== JSON.stringify(sent)) form.reset(typed, { keepDefaultValues: true });
}
