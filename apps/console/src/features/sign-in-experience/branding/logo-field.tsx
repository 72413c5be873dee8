import { TextField } from '@gatehouse/ui/text-field';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../parts/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

/** The address of a picture, or nothing (VAL-01). */
export function LogoField({
  form,
  name,
  label,
  help,
}: {
  form: ExperienceForm;
  name: `branding.${'logoUrl' | 'darkLogoUrl' | 'favicon' | 'darkFavicon'}`;
  label: string;
  help?: string;
}) {
  const { t } = useTranslation();
  useLabel(name, label);
  const isWrong = get(form.formState.errors, name) !== undefined;
  return (
    <TextField
      label={label}
      help={help}
      optional
      mono
      inputMode="url"
      placeholder="https://cdn.example.com/logo.svg"
      error={isWrong ? t('parts.errors.invalid_uri_format') : undefined}
      {...form.register(name, { setValueAs: (value: unknown) => (value === '' ? undefined : value) })}
    />
  );
}
