import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Select } from '@gatehouse/ui/controls/select';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { durationUnitNames, durationUnits, nameUnit, unitOf, type DurationUnit } from './duration.ts';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import './duration-field.css';

export interface DurationFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** A field in seconds. */
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  /** An empty field isn't sent. */
  optional?: boolean;
  placeholder?: string;
}

/** A duration with a unit. The form's value is in seconds. */
export function DurationField<Values extends FieldValues>(props: DurationFieldProps<Values>) {
  const { form, name, label, help, optional, placeholder } = props;
  useLabel(name, label);
  return (
    <Field label={label} help={help} optional={optional} error={errorOf({ form, name })}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => (
          <Amount seconds={value} onChange={onChange} onBlur={onBlur} placeholder={placeholder} />
        )}
      />
    </Field>
  );
}

interface AmountProps {
  seconds: unknown;
  onChange: (seconds: number | undefined) => void;
  onBlur: () => void;
  placeholder?: string;
}

function Amount({ seconds, onChange, onBlur, placeholder }: AmountProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const known = typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined;
  const [unit, setUnit] = useState<DurationUnit>(() => (known === undefined ? 'hour' : unitOf(known)));
  const amount = known === undefined ? undefined : known / durationUnits[unit];
  // Keep the typed text until blur: "1." may become "1.5".
  const [text, setText] = useState<string>();

  function type(typed: string) {
    setText(typed);
    onChange(typed === '' ? undefined : Math.round(Number(typed) * durationUnits[unit]));
  }
  function measure(next: DurationUnit) {
    setUnit(next);
    if (amount !== undefined) onChange(Math.round(amount * durationUnits[next]));
  }
  return (
    <div className="duration">
      <NumberInput
        min={1}
        placeholder={placeholder}
        value={text ?? (amount === undefined ? '' : String(amount))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setText(undefined);
          onBlur();
        }}
      />
      <Select
        id={id}
        aria-label={t('parts.unit')}
        aria-describedby={undefined}
        aria-invalid={undefined}
        value={unit}
        options={durationUnitNames.toReversed().map((value) => ({
          value,
          label: nameUnit(value, amount ?? 2, locale),
        }))}
        onPick={measure}
      />
    </div>
  );
}
