import type { CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import type { FormItem } from '@gatehouse/contract/connectors/connectors';
import { useTranslation } from 'react-i18next';

/** The fields of a CAPTCHA provider's keys. */
export function useCaptchaItems(type: CaptchaConfig['type']): FormItem[] {
  const { t } = useTranslation();
  const isGoogle = type === 'RecaptchaEnterprise';
  const keys: FormItem[] = [
    { key: 'siteKey', type: 'Text', label: t('signInExperience.security.captcha.siteKey'), required: true },
    {
      key: 'secretKey',
      type: 'Text',
      label: t(`signInExperience.security.captcha.secrets.${type}`),
      required: true,
      isConfidential: true,
    },
  ];
  if (!isGoogle) return keys;
  return [
    ...keys,
    {
      key: 'projectId',
      type: 'Text',
      label: t('signInExperience.security.captcha.projectId'),
      required: true,
    },
    {
      key: 'mode',
      type: 'Select',
      label: t('signInExperience.security.captcha.mode'),
      required: false,
      defaultValue: 'invisible',
      selectItems: (['invisible', 'checkbox'] as const).map((value) => ({
        value,
        title: t(`signInExperience.security.captcha.modes.${value}`),
      })),
    },
    {
      key: 'domain',
      type: 'Select',
      label: t('signInExperience.security.captcha.domain'),
      description: t('signInExperience.security.captcha.domainHelp'),
      required: false,
      defaultValue: 'www.google.com',
      selectItems: ['www.google.com', 'google.com', 'www.recaptcha.net', 'recaptcha.net'].map((value) => ({
        value,
        title: value,
      })),
    },
  ];
}
