import type { FieldValues, Path } from 'react-hook-form';
import type { Form } from './form-state.ts';

/** What was sent is what is saved; what was typed meanwhile stays, as another change. */
export function settle<Values extends FieldValues>(form: Form<Values>, sent: Values): void {
  const typed = structuredClone(form.getValues());
  form.reset(sent);
  for (const name of Object.keys(typed) as Path<Values>[])
    if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, typed[name], { shouldDirty: true });
}
