import { getRole, updateRole } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName, roleErrors } from '@gatehouse/contract/roles/roles';
import { Banner } from '@gatehouse/ui/states/banner';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';

/** Name, description and whether it is a default role. */
export function RoleGeneral() {
  const { t } = useTranslation();
  const { tenantId: _tenant, id, type, ...values } = useDetails(getRole);
  const isInternal = values.name === internalAdminRoleName;
  return (
    <>
      {isInternal && <Banner>{t('roles.internal')}</Banner>}
      <SettingsForm
        endpoint={updateRole}
        params={{ id }}
        values={values}
        errorFields={{ [roleErrors.nameInUse.code]: 'name' }}
        readOnly={isInternal}
      >
        {(form) => (
          <SettingsSection title={t('roles.general.title')} description={t('roles.general.description')}>
            <FormText form={form} name="name" label={t('roles.general.name')} />
            <FormText form={form} name="description" label={t('roles.general.descriptionLabel')} />
            <FormSwitch
              form={form}
              name="isDefault"
              label={t('roles.general.isDefault')}
              help={t(`roles.general.isDefaultHelp.${type}`)}
            />
          </SettingsSection>
        )}
      </SettingsForm>
    </>
  );
}
