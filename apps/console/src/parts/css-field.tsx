import { Field } from '@gatehouse/ui/field';
import { Skeleton } from '@gatehouse/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import './css-field.css';

// The editor weighs as much as the rest of the console's first load: it comes when somebody looks at this field's page.
const CssEditor = lazy(async () => ({ default: (await import('./css-editor.tsx')).CssEditor }));

/** Rules over those of the pages; `null` for none. */
export function CssField<Values extends FieldValues>({
  form,
  name,
}: {
  form: Form<Values>;
  name: Path<Values>;
}) {
  const { t } = useTranslation();
  const label = t('signInExperience.css.label');
  useLabel(name, label);
  return (
    <Field label={label} group optional help={t('signInExperience.css.help')} error={errorOf({ form, name })}>
      <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <CssEditor label={label} value={value ?? ''} onChange={(css) => onChange(css || null)} />
          )}
        />
      </Suspense>
    </Field>
  );
}
