import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import type { ExperienceForm } from '../experience-form.tsx';
import { CountField } from './count-field.tsx';

const days = 'passwordExpiration.validPeriodDays';
/** Set when the switch is turned on, so that the number is seen before it is saved. */
const usual = 90;

/** Whether passwords expire, and when. */
export function PasswordExpiration({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const isEnabled = form.watch('passwordExpiration.enabled');
  useEffect(() => {
    if (isEnabled && form.getValues(days) === undefined) form.setValue(days, usual, { shouldDirty: true });
  }, [form, isEnabled]);
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
      {isEnabled && (
        <CountField
          form={form}
          name={days}
          label={t('signInExperience.security.expiration.days')}
          help={t('signInExperience.security.expiration.daysHelp')}
          unit={t('signInExperience.security.days')}
          usual={usual}
        />
      )}
    </AnchoredSection>
  );
}
