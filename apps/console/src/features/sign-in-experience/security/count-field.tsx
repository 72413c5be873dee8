import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import type { Path } from 'react-hook-form';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm, ExperienceValues } from '../experience-form.tsx';

export interface CountFieldProps {
  form: ExperienceForm;
  name: Path<ExperienceValues>;
  label: string;
  help?: string;
  unit?: string;
  /** What an empty field means. */
  usual: number;
}

/** A whole number with a default. */
export function CountField({ form, name, label, help, unit, usual }: CountFieldProps) {
  useLabel(name, label);
  return (
    <Field label={label} help={help} error={errorOf({ form, name })}>
      <NumberInput
        min={1}
        placeholder={String(usual)}
        unit={unit}
        {...form.register(name, {
          setValueAs: (value: unknown) =>
            value === '' || value === null || value === undefined ? undefined : Number(value),
        })}
      />
    </Field>
  );
}
