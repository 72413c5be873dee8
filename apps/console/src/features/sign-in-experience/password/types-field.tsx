import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

const name = 'passwordPolicy.characterTypes.min';

/** The minimum number of character types, 1 to 4 (PWD-02). */
export function TypesField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const label = t('signInExperience.password.types');
  useLabel(name, label);
  return (
    <Field
      label={label}
      help={t('signInExperience.password.typesHelp')}
      group
      error={errorOf({ form, name })}
    >
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            value={String(value)}
            onChange={(chosen) => onChange(Number(chosen))}
            options={[1, 2, 3, 4].map((count) => ({
              value: String(count),
              label: t('signInExperience.password.typesOption', { count }),
            }))}
          />
        )}
      />
    </Field>
  );
}
