import { getOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { BrandSections } from '../../parts/branding/brand-sections.tsx';
import { FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { JustInTime } from './settings/just-in-time.tsx';

/** The tab Settings of an organization. */
export function OrganizationSettings() {
  const { t } = useTranslation();
  const organization = useDetails(getOrganization);
  const { id, name, description, isMfaRequired, color, branding, customCss, customData } = organization;
  const { data: tenant, error, retry } = useApi(getSignInExperience, {});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!tenant) return <SettingsSkeleton />;
  return (
    <SettingsForm
      endpoint={updateOrganization}
      params={{ id }}
      values={{ name, description, isMfaRequired, color, branding, customCss, customData }}
      isSplit
    >
      {(form) => (
        <>
          <FormPart>
            <SettingsSection
              title={t('organizations.general.title')}
              description={t('organizations.general.description')}
            >
              <FormText form={form} name="name" label={t('organizations.name')} />
              <FormText
                form={form}
                name="description"
                whenEmpty="null"
                label={t('organizations.descriptionLabel')}
              />
            </SettingsSection>
            <AnchoredSection
              name="mfa"
              title={t('organizations.mfa.title')}
              description={t('organizations.mfa.description')}
            >
              <FormSwitch
                form={form}
                name="isMfaRequired"
                label={t('organizations.mfa.label')}
                help={t('organizations.mfa.help')}
              />
            </AnchoredSection>
          </FormPart>
          <JustInTime organization={organization} />
          <FormPart>
            <BrandSections owner="organization" tenant={tenant} isDarkModeEnabled={color.isDarkModeEnabled} />
            <AnchoredSection
              name="custom-data"
              title={t('organizations.customData.title')}
              description={t('organizations.customData.description')}
            >
              <JsonField form={form} name="customData" label={t('organizations.customData.label')} />
            </AnchoredSection>
          </FormPart>
        </>
      )}
    </SettingsForm>
  );
}
