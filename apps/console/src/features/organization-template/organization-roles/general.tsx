import {
  getOrganizationRole,
  updateOrganizationRole,
} from '@gatehouse/contract/organization-roles/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';

/** The settings of an organization role. */
export function OrganizationRoleGeneral() {
  const { t } = useTranslation();
  const { tenantId: _tenant, id, ...values } = useDetails(getOrganizationRole);
  return (
    <SettingsForm endpoint={updateOrganizationRole} params={{ id }} values={values}>
      {(form) => (
        <SettingsSection
          title={t('organizationRoles.general.title')}
          description={t('organizationRoles.general.description')}
        >
          <FormText form={form} name="name" label={t('organizationRoles.name')} />
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
