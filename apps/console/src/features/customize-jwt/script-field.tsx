import type { ScriptRun } from '@gatehouse/contract/scripts/scripts';
import { Field } from '@gatehouse/ui/controls/field';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { lazy, Suspense } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../parts/forms/fields.tsx';
import { type Form, useLabel } from '../../parts/forms/form-state.ts';
import type { ScriptType } from './script-types.ts';
import { VariablesField } from './variables-field.tsx';

// The editor is as large as the console's first load, so it is loaded with this page.
const ScriptEditor = lazy(async () => ({ default: (await import('./script-editor.tsx')).ScriptEditor }));

interface FieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
}

/** The script, in an editor. */
export function ScriptField<Values extends FieldValues>({
  form,
  name,
  parameters,
  failure,
}: FieldProps<Values> & {
  parameters: Readonly<Record<string, ScriptType>>;
  failure: ScriptRun['failure'];
}) {
  const { t } = useTranslation();
  const label = t('customizeJwt.script.label');
  useLabel(name, label);
  return (
    <Field label={label} group help={t('customizeJwt.script.help')} error={errorOf({ form, name })}>
      <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <ScriptEditor
              label={label}
              value={value}
              onChange={onChange}
              parameters={parameters}
              failure={failure}
              syntaxError={t('customizeJwt.script.syntaxError')}
            />
          )}
        />
      </Suspense>
    </Field>
  );
}

/** The environment variables of the script. */
export function ScriptVariables<Values extends FieldValues>({ form, name }: FieldProps<Values>) {
  const { t } = useTranslation();
  useLabel(name, t('customizeJwt.variables.label'));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <VariablesField value={value ?? {}} onChange={onChange} error={errorOf({ form, name })} />
      )}
    />
  );
}
