import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import type { ExperienceForm } from '../experience-form.tsx';
import { CountField } from './count-field.tsx';

/** Whether passwords expire, and when. */
export function PasswordExpiration({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="password-expiration"
      title={t('signInExperience.security.expiration.title')}
      description={t('signInExperience.security.expiration.text')}
    >
      <FormSwitch
        form={form}
        name="passwordExpiration.enabled"
        label={t('signInExperience.security.expiration.enabled')}
        help={t('signInExperience.security.expiration.enabledHelp')}
      />
      {form.watch('passwordExpiration.enabled') && (
        <CountField
          form={form}
          name="passwordExpiration.validPeriodDays"
          label={t('signInExperience.security.expiration.days')}
          help={t('signInExperience.security.expiration.daysHelp')}
          unit={t('signInExperience.security.days')}
          usual={90}
        />
      )}
    </AnchoredSection>
  );
}
