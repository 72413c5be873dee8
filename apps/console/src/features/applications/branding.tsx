import type { Application } from '@gatehouse/contract/applications/applications';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import type { ApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience';
import {
  getApplicationSignInExperience,
  putApplicationSignInExperience,
} from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { ColorField } from '../../parts/color-field.tsx';
import { useDetails } from '../../parts/details-page.tsx';
import { Failed } from '../../parts/failed.tsx';
import { FormText } from '../../parts/fields.tsx';
import { ImageField } from '../../parts/image-field.tsx';
import { SettingsForm } from '../../parts/settings-form.tsx';
import { SettingsSkeleton } from '../../parts/settings-skeleton.tsx';

/** What the application has of its own on the sign-in pages. */
export function ApplicationBranding() {
  const application = useDetails(getApplication);
  const params = { applicationId: application.id };
  const { data, error, retry } = useApi(getApplicationSignInExperience, { params });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <SettingsSkeleton />;
  return <BrandingForm application={application} saved={data} />;
}

const logos = ['logo', 'darkLogo', 'favicon', 'darkFavicon'] as const;
const logoFields = {
  logo: 'branding.logoUrl',
  darkLogo: 'branding.darkLogoUrl',
  favicon: 'branding.favicon',
  darkFavicon: 'branding.darkFavicon',
} as const;

function BrandingForm({
  application: { id, name, isThirdParty },
  saved,
}: {
  application: Pick<Application, 'id' | 'name' | 'isThirdParty'>;
  saved: ApplicationSignInExperience;
}) {
  const { t } = useTranslation();
  const { displayName, color, branding, termsOfUseUrl, privacyPolicyUrl } = saved;
  return (
    <SettingsForm
      endpoint={putApplicationSignInExperience}
      params={{ applicationId: id }}
      values={{ displayName, color, branding, termsOfUseUrl, privacyPolicyUrl }}
    >
      {(form) => (
        <>
          <SettingsSection
            title={t('applications.branding.name.title')}
            description={t('applications.branding.name.text')}
          >
            <FormText
              form={form}
              name="displayName"
              whenEmpty="null"
              label={t('applications.branding.name.label')}
              help={t('applications.branding.name.help', { name })}
            />
          </SettingsSection>
          <SettingsSection
            title={t('applications.branding.color.title')}
            description={t('applications.branding.color.text')}
          >
            <ColorField
              form={form}
              name="color.primaryColor"
              optional
              label={t('applications.branding.color.primary')}
            />
            <ColorField
              form={form}
              name="color.darkPrimaryColor"
              optional
              label={t('applications.branding.color.dark')}
            />
          </SettingsSection>
          <SettingsSection
            title={t('applications.branding.logos.title')}
            description={t('applications.branding.logos.text')}
          >
            {logos.map((logo) => (
              <ImageField
                key={logo}
                form={form}
                name={logoFields[logo]}
                label={t(`applications.branding.logos.${logo}`)}
                help={logo.startsWith('dark') ? t('applications.branding.logos.darkHelp') : undefined}
                whenEmpty="absent"
                placeholder="https://cdn.example.com/logo.svg"
              />
            ))}
          </SettingsSection>
          <SettingsSection
            title={t('applications.branding.terms.title')}
            description={t(`applications.branding.terms.${isThirdParty ? 'textThirdParty' : 'text'}`)}
          >
            <FormText
              form={form}
              name="termsOfUseUrl"
              whenEmpty="null"
              label={t('applications.branding.terms.termsOfUseUrl')}
              placeholder="https://example.com/terms"
            />
            <FormText
              form={form}
              name="privacyPolicyUrl"
              whenEmpty="null"
              label={t('applications.branding.terms.privacyPolicyUrl')}
              placeholder="https://example.com/privacy"
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
