import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../parts/pages/list-page.tsx';
import { useTabs } from '../use-tabs.ts';

/** All organization scopes of the tenant. */
export function OrganizationScopesList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('organizationTemplate.title')}
      description={t('organizationScopes.description')}
      path="/organization-template/organization-scopes"
      tabs={useTabs('/organization-template/organization-scopes')}
      create={t('organizationScopes.create.action')}
      endpoint={listOrganizationScopes}
      search={t('organizationScopes.search')}
      rowKey={(organizationScope) => organizationScope.id}
      rowLabel={(organizationScope) => organizationScope.name}
      columns={[{ field: 'name', header: t('organizationScopes.columns.name') }]}
      empty={{
        icon: <Shapes />,
        title: t('organizationScopes.empty.title'),
        children: t('organizationScopes.empty.text'),
      }}
    />
  );
}
