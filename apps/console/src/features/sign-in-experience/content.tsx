import { agreeToTermsPolicy } from '@gatehouse/contract/sign-in-experience/methods';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { FormRadios, FormText } from '../../parts/forms/fields.tsx';
import { Languages } from './content/languages.tsx';
import { ExperienceSettings } from './experience-form.tsx';

const names = [
  'languageInfo',
  'termsOfUseUrl',
  'privacyPolicyUrl',
  'agreeToTermsPolicy',
  'supportEmail',
  'supportWebsiteUrl',
  'unknownSessionRedirectUrl',
] as const;

/** The tab Content: languages, terms and support. */
export function Content() {
  const { t } = useTranslation();
  return (
    <ExperienceSettings names={names}>
      {(form) => {
        const hasTerms = Boolean(form.watch('termsOfUseUrl') || form.watch('privacyPolicyUrl'));
        return (
          <>
            <Languages form={form} />
            <AnchoredSection
              name="terms"
              title={t('signInExperience.terms.title')}
              description={t('signInExperience.terms.text')}
            >
              <FormText
                form={form}
                name="termsOfUseUrl"
                whenEmpty="null"
                label={t('signInExperience.terms.terms')}
                placeholder="https://example.com/terms"
                inputMode="url"
                mono
              />
              <FormText
                form={form}
                name="privacyPolicyUrl"
                whenEmpty="null"
                label={t('signInExperience.terms.privacy')}
                placeholder="https://example.com/privacy"
                inputMode="url"
                mono
              />
              {hasTerms && (
                <FormRadios
                  form={form}
                  name="agreeToTermsPolicy"
                  label={t('signInExperience.terms.policy')}
                  options={agreeToTermsPolicy.options.map((value) => ({
                    value,
                    label: t(`signInExperience.terms.options.${value}`),
                    help: t(`signInExperience.terms.help.${value}`),
                  }))}
                />
              )}
            </AnchoredSection>
            <AnchoredSection
              name="support"
              title={t('signInExperience.support.title')}
              description={t('signInExperience.support.text')}
            >
              <FormText
                form={form}
                name="supportEmail"
                whenEmpty="null"
                label={t('signInExperience.support.email')}
                placeholder="help@example.com"
                inputMode="email"
              />
              <FormText
                form={form}
                name="supportWebsiteUrl"
                whenEmpty="null"
                label={t('signInExperience.support.website')}
                placeholder="https://example.com/help"
                inputMode="url"
                mono
              />
              <FormText
                form={form}
                name="unknownSessionRedirectUrl"
                whenEmpty="null"
                label={t('signInExperience.support.unknownSession')}
                help={t('signInExperience.support.unknownSessionHelp')}
                placeholder="https://example.com/"
                inputMode="url"
                mono
              />
            </AnchoredSection>
          </>
        );
      }}
    </ExperienceSettings>
  );
}
