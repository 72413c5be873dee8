import {
  getOrganizationScope,
  updateOrganizationScope,
} from '@gatehouse/contract/organization-scopes/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';

/** The settings of an organization scope. */
export function OrganizationScopeGeneral() {
  const { t } = useTranslation();
  const { tenantId: _tenant, id, ...values } = useDetails(getOrganizationScope);
  return (
    <SettingsForm endpoint={updateOrganizationScope} params={{ id }} values={values}>
      {(form) => (
        <SettingsSection
          title={t('organizationScopes.general.title')}
          description={t('organizationScopes.general.description')}
        >
          <FormText form={form} name="name" label={t('organizationScopes.name')} />
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
