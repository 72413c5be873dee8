import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Select } from '@gatehouse/ui/controls/select';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Controller, get, type FieldValues, type Path } from 'react-hook-form';
import { durationUnits, nameUnit, unitOf, type DurationUnit } from './duration.ts';
import { useLabel, type Form } from './form-state.ts';
import './duration-field.css';

export interface DurationFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** A field in seconds. */
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  /** Empty means that nothing is said. */
  optional?: boolean;
  placeholder?: string;
}

/** A duration in the unit that suits it; the form holds seconds. */
export function DurationField<Values extends FieldValues>(props: DurationFieldProps<Values>) {
  const { form, name, label, help, optional, placeholder } = props;
  useLabel(name, label);
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  return (
    <Field label={label} help={help} optional={optional} error={error?.message}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => (
          <Amount seconds={value as unknown} onChange={onChange} onBlur={onBlur} placeholder={placeholder} />
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
  // What was typed stays as it is until it is blurred: "1." is on its way to "1.5".
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
        options={(Object.keys(durationUnits) as DurationUnit[]).toReversed().map((value) => ({
          value,
          label: nameUnit(value, amount ?? 2, locale),
        }))}
        onChange={(event) => measure(event.target.value as DurationUnit)}
      />
    </div>
  );
}
