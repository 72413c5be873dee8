import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';

/** Creates an organization role. */
export function CreateOrganizationRole() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createOrganizationRole}
      title={t('organizationRoles.create.title')}
      description={t('organizationRoles.create.description')}
      submit={t('organizationRoles.create.action')}
      values={{ name: '' }}
      goTo={(organizationRole) => path(`/organization-template/organization-roles/${organizationRole.id}`)}
    >
      {(form) => <FormText form={form} name="name" label={t('organizationRoles.name')} autoComplete="off" />}
    </CreateDialog>
  );
}
