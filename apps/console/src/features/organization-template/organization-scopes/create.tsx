import { entityErrors } from '@gatehouse/contract/errors';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { useTranslation } from 'react-i18next';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { ScopeFields } from './fields.tsx';

/** Creates an organization permission. */
export function CreateOrganizationScope() {
  const { t } = useTranslation();
  return (
    <CreateDialog
      endpoint={createOrganizationScope}
      title={t('organizationScopes.create.action')}
      description={t('organizationScopes.create.description')}
      submit={t('organizationScopes.create.action')}
      values={{ name: '', description: null }}
      errorFields={{ [entityErrors.notUnique.code]: 'name' }}
    >
      {() => <ScopeFields />}
    </CreateDialog>
  );
}
