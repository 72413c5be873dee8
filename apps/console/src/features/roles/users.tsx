import { getRole } from '@gatehouse/contract/roles/endpoints';
import { addRoleUsers, listRoleUsers, removeRoleUser } from '@gatehouse/contract/roles/user-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Role } from '@gatehouse/contract/roles/roles';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { AssignedTable } from '../../parts/assign/assigned-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { useOptions, toUserOption } from '../../parts/assign/use-options.ts';
import { lastSignInCell, userCell } from '../../parts/users/user-cells.tsx';

/** The users with the role. */
export function RoleUsers() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const role = useDetails(getRole);
  const { save: remove } = useSave(removeRoleUser);

  return (
    <>
      <AssignedTable
        endpoint={listRoleUsers}
        params={{ id: role.id }}
        label={t('roles.tabs.users')}
        search={t('users.search')}
        rowKey={(user) => user.id}
        rowLabel={displayName}
        rowHref={(user) => path(`/users/${user.id}`)}
        columns={[
          {
            field: 'name',
            header: t('users.columns.user'),
            width: '35%',
            title: displayName,
            cell: userCell,
          },
          { field: 'primaryEmail', header: t('users.columns.email') },
          {
            field: 'lastSignInAt',
            header: t('users.columns.lastSignIn'),
            width: '9.5rem',
            labelled: true,
            cell: lastSignInCell,
          },
        ]}
        texts={{
          assign: t('roles.users.assign'),
          remove: t('roles.users.remove'),
          removeTitle: (name) => t('roles.users.removeTitle', { name }),
          removeText: t('roles.users.removeText'),
          removeConfirm: t('roles.users.removeConfirm'),
        }}
        onRemove={(user) => remove({ params: { id: role.id, userId: user.id } })}
        renderAssign={(onClose) => <AssignUsers role={role} onClose={onClose} />}
        empty={{
          icon: <UsersRound />,
          title: t('roles.users.empty.title'),
          children: t('roles.users.empty.text'),
        }}
      />
    </>
  );
}

/** Assigns the role to users. */
function AssignUsers({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addRoleUsers);
  const source = useOptions(listUsers, {
    query: { excludeRoleId: role.id },
    toOptions: (user) => [toUserOption(user)],
  });
  return (
    <AssignDialog
      title={t('roles.users.assignTitle', { name: role.name })}
      description={t('roles.users.assignDescription')}
      submit={t('roles.users.assign')}
      search={t('users.search')}
      source={source}
      onClose={onClose}
      onAssign={(userIds) => add({ params: { id: role.id }, body: { userIds } })}
    />
  );
}
