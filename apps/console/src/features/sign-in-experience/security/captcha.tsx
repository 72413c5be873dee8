import { getCaptchaProvider } from '@gatehouse/contract/captcha/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../../app/api/failure.ts';
import { useApi } from '../../../app/api/use-api.ts';
import { useCan } from '../../../app/use-can.ts';
import { FormSwitch } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import type { ExperienceForm } from '../experience-form.tsx';

/** The CAPTCHA provider; `isMissing` if there is none. */
export function useCaptchaProvider() {
  const enabled = useCan(getCaptchaProvider.permission);
  const read = useApi(getCaptchaProvider, {}, { ignore: [entityErrors.notFound.code], enabled });
  const isMissing = read.error instanceof ApiFailure && read.error.status === 404;
  return { ...read, isMissing };
}

/** Whether a CAPTCHA is required. A part of the form of the tab. */
export function CaptchaSwitch({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const { isMissing } = useCaptchaProvider();
  return (
    <AnchoredSection
      name="captcha"
      title={t('signInExperience.security.captcha.title')}
      description={t('signInExperience.security.captcha.text')}
    >
      <FormSwitch
        form={form}
        name="captchaPolicy.enabled"
        label={t('signInExperience.security.captcha.enabled')}
        help={t('signInExperience.security.captcha.enabledHelp')}
      />
      {form.watch('captchaPolicy.enabled') && isMissing && (
        <Banner tone="warning">{t('signInExperience.security.captcha.missing')}</Banner>
      )}
    </AnchoredSection>
  );
}
