import { roleType } from '@gatehouse/contract/roles/roles';
import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../parts/pages/list-page.tsx';
import { useTabs } from '../use-tabs.ts';
import { permissionNames, permissionsCell } from './permissions-cell.tsx';

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
      needs={{ key: 'organizationsLimit', isFeature: true }}
      endpoint={listOrganizationRoles}
      search={t('organizationRoles.search')}
      filters={[
        {
          name: 'type',
          label: t('organizationRoles.type'),
          options: roleType.options.map((value) => ({ value, label: t(`organizationRoles.types.${value}`) })),
        },
      ]}
      rowKey={(role) => role.id}
      rowLabel={(role) => role.name}
      columns={[
        { field: 'name', header: t('organizationRoles.columns.name'), width: '30%' },
        {
          field: 'type',
          header: t('organizationRoles.type'),
          width: '10.5rem',
          cell: ({ type }) => t(`organizationRoles.types.${type}`),
        },
        {
          field: 'scopes',
          header: t('organizationRoles.columns.permissions'),
          cell: permissionsCell,
          title: (role) => permissionNames(role).join(', '),
        },
      ]}
      empty={{
        icon: <Shapes />,
        title: t('organizationRoles.empty.title'),
        children: t('organizationRoles.empty.text'),
      }}
    />
  );
}
