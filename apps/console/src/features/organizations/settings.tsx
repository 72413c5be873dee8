import { getOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { Link } from '@gatehouse/ui/controls/link';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { JustInTime } from './settings/just-in-time.tsx';

/** The tab Settings of an organization. */
export function OrganizationSettings() {
  const { t } = useTranslation();
  const organization = useDetails(getOrganization);
  const { id, name, description, isMfaRequired, customData } = organization;
  return (
    <SettingsForm
      endpoint={updateOrganization}
      params={{ id }}
      values={{ name, description, isMfaRequired, customData }}
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
              {form.watch('isMfaRequired') === true && <MissingFactors />}
            </AnchoredSection>
          </FormPart>
          <JustInTime organization={organization} />
          <FormPart>
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

/** Without second factors, members couldn't set up what the organization requires. */
function MissingFactors() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data } = useApi(getSignInExperience, {});
  if (data?.mfa.factors.length !== 0) return null;
  return (
    <Banner tone="warning" action={<Link href={path('/mfa')}>{t('organizations.mfa.turnOn')}</Link>}>
      {t('organizations.mfa.missing')}
    </Banner>
  );
}
