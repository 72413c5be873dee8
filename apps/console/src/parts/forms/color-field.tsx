import { hexColor } from '@gatehouse/contract/validation/hex-color';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import './color-field.css';

/** A color as three or six hex digits (VAL-05), or from the browser's color picker. If optional, empty means none. */
export function ColorField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  optional = false,
  fallback,
  beforeChange,
}: {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: string;
  optional?: boolean;
  /** The color used if the field is empty. */
  fallback?: string;
  /** Called with the next value while the form still has the former one. */
  beforeChange?: (next: string) => void;
}) {
  const { t } = useTranslation();
  useLabel(name, label);
  const error = errorOf({ form, name });
  return (
    <Field label={label} help={help} optional={optional} error={error && t('parts.color.invalid')}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => {
          const change = (next: string) => {
            beforeChange?.(next);
            onChange(next || (optional ? undefined : ''));
          };
          return (
            <Input
              ref={ref}
              mono
              className="color-input"
              value={value ?? ''}
              placeholder={fallback}
              onChange={(event) => change(event.target.value.trim())}
              onBlur={onBlur}
              start={
                <input
                  type="color"
                  className="color-swatch"
                  aria-label={t('parts.color.pick', { name: label })}
                  value={toSixDigits(value || fallback || '')}
                  onChange={(event) => change(event.target.value)}
                />
              }
            />
          );
        }}
      />
    </Field>
  );
}

/** The browser's color picker only supports six digits. */
function toSixDigits(value: string): string {
  if (!hexColor.safeParse(value).success) return '#000000';
  const digits = value.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
