import { Field } from '@gatehouse/ui/controls/field';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { lazy, Suspense } from 'react';
import { Controller, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import './css-field.css';

// The editor is as large as the console's first load, so it is loaded with this field.
const CssEditor = lazy(async () => ({ default: (await import('./css-editor.tsx')).CssEditor }));

/** Whether CSS sets colors, but none for dark mode. */
const isForLight = (css: string): boolean =>
  /(color|background|border|shadow|fill)[\w-]*\s*:/i.test(css) &&
  !/prefers-color-scheme|light-dark\(/i.test(css);

/** Custom CSS; `null` for none. */
export function CssField<Values extends FieldValues>({
  form,
  name,
  hasDark,
}: {
  form: Form<Values>;
  name: Path<Values>;
  /** Whether the pages have a dark mode, in which the CSS applies, too. */
  hasDark: boolean;
}) {
  const { t } = useTranslation();
  const label = t('signInExperience.css.label');
  useLabel(name, label);
  const css = String(useWatch({ control: form.control, name }) ?? '');
  const help = [
    t('signInExperience.css.help'),
    hasDark && isForLight(css) && t('signInExperience.css.darkHelp'),
  ];
  return (
    <Field label={label} group optional help={help.filter(Boolean).join(' ')} error={errorOf({ form, name })}>
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
