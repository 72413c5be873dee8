import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../../../parts/forms/image-field.tsx';
import type { ExperienceForm } from '../experience-form.tsx';

/** The URL of a logo or favicon (VAL-01). */
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
  const isWrong = get(form.formState.errors, name) !== undefined;
  return (
    <ImageField
      form={form}
      name={name}
      label={label}
      help={help}
      whenEmpty="absent"
      placeholder="https://cdn.example.com/logo.svg"
      error={isWrong ? t('parts.errors.invalid_uri_format') : undefined}
    />
  );
}
