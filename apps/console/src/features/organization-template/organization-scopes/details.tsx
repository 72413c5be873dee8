import {
  deleteOrganizationScope,
  getOrganizationScope,
} from '@gatehouse/contract/organization-scopes/endpoints';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { DetailsPage } from '../../../parts/pages/details-page.tsx';

/** One organization scope. */
export function OrganizationScopeDetails() {
  const { t } = useTranslation();
  const { save: remove } = useSave(deleteOrganizationScope);
  return (
    <DetailsPage
      endpoint={getOrganizationScope}
      list={{ path: '/organization-template/organization-scopes', label: t('organizationScopes.title') }}
      name={(organizationScope) => organizationScope.name}
      renderIcon={() => (
        <IconTile>
          <Shapes />
        </IconTile>
      )}
      tabs={[{ path: 'general', label: t('organizationScopes.tabs.general') }]}
      removal={({ id, name }) => ({
        label: t('organizationScopes.delete.action'),
        title: t('organizationScopes.delete.title', { name }),
        text: t('organizationScopes.delete.text'),
        remove: () => remove({ params: { id } }),
      })}
    />
  );
}
