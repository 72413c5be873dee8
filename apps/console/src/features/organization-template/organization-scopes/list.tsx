import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import type { OrganizationScope } from '@gatehouse/contract/organization-scopes/organization-scopes';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCan } from '../../../app/use-can.ts';
import { ListPage } from '../../../parts/pages/list-page.tsx';
import { useTabs } from '../use-tabs.ts';
import { useRowMenu } from './use-row-menu.tsx';

const path = '/organization-template/organization-permissions';
const renderName = ({ name }: OrganizationScope) => <code dir="ltr">{name}</code>;

/** The organization permissions of the tenant. */
export function OrganizationScopesList() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const mayWrite = useCan('write:data');
  return (
    <ListPage
      title={t('organizationTemplate.title')}
      description={t('organizationScopes.description')}
      path={path}
      tabs={useTabs(path)}
      create={t('organizationScopes.create.action')}
      needs={{ key: 'organizationsLimit', isFeature: true }}
      endpoint={listOrganizationScopes}
      search={t('organizationScopes.search')}
      rowKey={(scope) => scope.id}
      rowLabel={(scope) => scope.name}
      // The dialog that edits a permission, above the same list.
      rowPath={mayWrite && ((scope) => scope.id + search)}
      rowMenu={useRowMenu(path)}
      columns={[
        {
          field: 'name',
          header: t('organizationScopes.columns.name'),
          width: '34%',
          cell: renderName,
          title: (scope) => scope.name,
        },
        { field: 'description', header: t('organizationScopes.columns.description') },
      ]}
      empty={{
        icon: <KeyRound />,
        title: t('organizationScopes.empty.title'),
        children: t('organizationScopes.empty.text'),
      }}
    />
  );
}
