import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../parts/pages/list-page.tsx';
import { useTabs } from '../use-tabs.ts';

/** All organization roles of the tenant. */
export function OrganizationRolesList() {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('organizationTemplate.title')}
      description={t('organizationRoles.description')}
      path="/organization-template/organization-roles"
      tabs={useTabs('/organization-template/organization-roles')}
      create={t('organizationRoles.create.action')}
      endpoint={listOrganizationRoles}
      search={t('organizationRoles.search')}
      rowKey={(organizationRole) => organizationRole.id}
      rowLabel={(organizationRole) => organizationRole.name}
      columns={[{ field: 'name', header: t('organizationRoles.columns.name') }]}
      empty={{
        icon: <Shapes />,
        title: t('organizationRoles.empty.title'),
        children: t('organizationRoles.empty.text'),
      }}
    />
  );
}
