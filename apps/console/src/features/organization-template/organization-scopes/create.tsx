import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';

/** Creates an organization scope. */
export function CreateOrganizationScope() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createOrganizationScope}
      title={t('organizationScopes.create.title')}
      description={t('organizationScopes.create.description')}
      submit={t('organizationScopes.create.action')}
      values={{ name: '' }}
      goTo={(organizationScope) => path(`/organization-template/organization-scopes/${organizationScope.id}`)}
    >
      {(form) => <FormText form={form} name="name" label={t('organizationScopes.name')} autoComplete="off" />}
    </CreateDialog>
  );
}
