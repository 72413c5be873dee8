import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { useLocale } from '@gatehouse/ui/base/texts';
import { UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../parts/pages/list-page.tsx';

/** The list of roles. */
export function RolesList() {
  const { t } = useTranslation();
  const count = new Intl.NumberFormat(useLocale());
  const types = { User: t('roles.types.User'), MachineToMachine: t('roles.types.MachineToMachine') };
  return (
    <ListPage
      title={t('roles.title')}
      description={t('roles.description')}
      path="/roles"
      create={t('roles.create.action')}
      endpoint={listRoles}
      search={t('roles.search')}
      filters={[
        {
          name: 'type',
          label: t('roles.columns.type'),
          options: Object.entries(types).map(([value, label]) => ({ value, label })),
        },
      ]}
      rowKey={(role) => role.id}
      rowLabel={(role) => role.name}
      columns={[
        { field: 'name', header: t('roles.columns.name'), width: '28%' },
        { field: 'description', header: t('roles.columns.description') },
        {
          field: 'type',
          header: t('roles.columns.type'),
          width: '10.5rem',
          cell: (role) => types[role.type],
        },
        {
          field: 'usersCount',
          header: t('roles.columns.users'),
          width: '7.5rem',
          align: 'end',
          cell: ({ type, usersCount }) => (type === 'User' ? count.format(usersCount) : '—'),
        },
        {
          field: 'applicationsCount',
          header: t('roles.columns.applications'),
          width: '7.5rem',
          align: 'end',
          cell: ({ type, applicationsCount }) =>
            type === 'MachineToMachine' ? count.format(applicationsCount) : '—',
        },
      ]}
      empty={{ icon: <UserRoundCog />, title: t('roles.empty.title'), children: t('roles.empty.text') }}
    />
  );
}
