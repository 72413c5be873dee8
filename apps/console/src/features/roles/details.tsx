import { deleteRole, getRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName, type Role } from '@gatehouse/contract/roles/roles';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callList } from '../../app/api/list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';

/** The page of a role. */
export function RoleDetails() {
  const { t } = useTranslation();
  const describeRemoval = useRemoval();
  return (
    <DetailsPage
      endpoint={getRole}
      list={{ path: '/roles', label: t('roles.title') }}
      name={(role) => role.name}
      renderIcon={() => (
        <IconTile>
          <UserRoundCog />
        </IconTile>
      )}
      facts={(role) => [t(`roles.types.${role.type}`)]}
      tabs={[
        { path: 'permissions', label: t('roles.tabs.permissions') },
        { path: 'users', label: t('roles.tabs.users'), isFor: (role) => role.type === 'User' },
        {
          path: 'machine-to-machine-apps',
          label: t('roles.tabs.machine-to-machine-apps'),
          isFor: (role) => role.type === 'MachineToMachine',
        },
        { path: 'general', label: t('roles.tabs.general') },
      ]}
      removal={(role) => (role.name === internalAdminRoleName ? undefined : describeRemoval(role))}
    />
  );
}

function useRemoval(): (role: Role) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteRole);
  return ({ id, name }) => ({
    label: t('roles.delete.action'),
    title: t('roles.delete.title', { name }),
    text: t('roles.delete.text'),
    async consequences() {
      const { items } = await callList(api, listRoles, { query: { search: id, page_size: 1 } });
      const { usersCount = 0, applicationsCount = 0 } = items[0] ?? {};
      return [
        ...(usersCount > 0 ? [t('roles.delete.users', { count: usersCount })] : []),
        ...(applicationsCount > 0 ? [t('roles.delete.applications', { count: applicationsCount })] : []),
      ];
    },
    remove: () => save({ params: { id } }),
  });
}
