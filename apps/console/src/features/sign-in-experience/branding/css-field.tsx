import { Field } from '@gatehouse/ui/field';
import { Skeleton } from '@gatehouse/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/fields.tsx';
import { useLabel } from '../../../parts/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

// The editor weighs as much as the rest of the console's first load: it comes when somebody looks at this field's page.
const CssEditor = lazy(async () => ({ default: (await import('./css-editor.tsx')).CssEditor }));

/** Rules over those of the pages; `null` for none. */
export function CssField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const label = t('signInExperience.css.label');
  useLabel('customCss', label);
  return (
    <Field
      label={label}
      group
      optional
      help={t('signInExperience.css.help')}
      error={errorOf({ form, name: 'customCss' })}
    >
      <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
        <Controller
          control={form.control}
          name="customCss"
          render={({ field: { value, onChange } }) => (
            <CssEditor label={label} value={value ?? ''} onChange={(css) => onChange(css || null)} />
          )}
        />
      </Suspense>
    </Field>
  );
}
