import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

/** A password length. */
export function LengthField({
  form,
  name,
  label,
  help,
}: {
  form: ExperienceForm;
  name: 'passwordPolicy.length.min' | 'passwordPolicy.length.max';
  label: string;
  help: string;
}) {
  const { t } = useTranslation();
  useLabel(name, label);
  return (
    <Field label={label} help={help} error={errorOf({ form, name })}>
      <NumberInput
        min={1}
        max={1024}
        unit={t('signInExperience.password.characters')}
        {...form.register(name, { valueAsNumber: true })}
      />
    </Field>
  );
}
