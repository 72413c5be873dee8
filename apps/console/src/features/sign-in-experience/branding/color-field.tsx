import { hexColor } from '@gatehouse/contract/validation/hex-color';
import { Field } from '@gatehouse/ui/field';
import { Input } from '@gatehouse/ui/input';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/fields.tsx';
import { useLabel } from '../../../parts/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

/** A colour by its hex digits, three or six (VAL-05), or picked from the browser's own palette. */
export function ColorField({
  form,
  name,
  label,
}: {
  form: ExperienceForm;
  name: 'color.primaryColor' | 'color.darkPrimaryColor';
  label: string;
}) {
  const { t } = useTranslation();
  useLabel(name, label);
  const error = errorOf({ form, name });
  return (
    <Field label={label} error={error && t('signInExperience.color.invalid')}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value = '', onChange, onBlur, ref } }) => (
          <Input
            ref={ref}
            mono
            className="color-input"
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onBlur}
            start={
              <input
                type="color"
                className="color-swatch"
                aria-label={t('signInExperience.color.pick', { name: label })}
                value={toSixDigits(value)}
                onChange={(event) => onChange(event.target.value)}
              />
            }
          />
        )}
      />
    </Field>
  );
}

/** The browser's palette knows colours of six digits only. */
function toSixDigits(value: string): string {
  if (!hexColor.safeParse(value).success) return '#000000';
  const digits = value.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
