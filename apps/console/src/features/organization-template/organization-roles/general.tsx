import { entityErrors } from '@gatehouse/contract/errors';
import {
  getOrganizationRole,
  updateOrganizationRole,
} from '@gatehouse/contract/organization-roles/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';

/** Name and description of an organization role. Its type can't be changed. */
export function OrganizationRoleGeneral() {
  const { t } = useTranslation();
  const { id, name, description, type } = useDetails(getOrganizationRole);
  return (
    <SettingsForm
      endpoint={updateOrganizationRole}
      params={{ id }}
      values={{ name, description }}
      errorFields={{ [entityErrors.notUnique.code]: 'name' }}
    >
      {(form) => (
        <SettingsSection
          title={t('organizationRoles.general.title')}
          description={t('organizationRoles.general.description')}
        >
          <FormText form={form} name="name" label={t('organizationRoles.name')} />
          <FormText
            form={form}
            name="description"
            whenEmpty="null"
            label={t('organizationRoles.descriptionLabel')}
          />
          <Field label={t('organizationRoles.type')} help={t('organizationRoles.typeFixed')} group>
            <p>{t(`organizationRoles.types.${type}`)}</p>
          </Field>
        </SettingsSection>
      )}
    </SettingsForm>
  );
}
