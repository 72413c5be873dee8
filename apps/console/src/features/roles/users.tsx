import { getRole } from '@gatehouse/contract/roles/endpoints';
import { addRoleUsers, listRoleUsers, removeRoleUser } from '@gatehouse/contract/roles/user-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Role } from '@gatehouse/contract/roles/roles';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/button';
import { useConfirm } from '@gatehouse/ui/confirm';
import { CircleMinus, Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { AssignDialog } from '../../parts/assign-dialog.tsx';
import { useDetails } from '../../parts/details-page.tsx';
import { ResourceTable } from '../../parts/resource-table.tsx';
import { useOptions } from '../../parts/use-options.ts';
import { lastSignInCell, userCell } from '../../parts/user-cells.tsx';

/** Who has the role. */
export function RoleUsers() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const confirm = useConfirm();
  const role = useDetails(getRole);
  const [isAssigning, setAssigning] = useState(false);
  const { save: remove } = useSave(removeRoleUser);
  const mayAdd = useCan('write:data');
  const mayRemove = useCan('delete:data');

  const askToRemove = (user: User) =>
    confirm({
      title: t('roles.users.removeTitle', { name: displayName(user) }),
      body: t('roles.users.removeText'),
      confirmLabel: t('roles.users.removeConfirm'),
      tone: 'danger',
      action: () => remove({ params: { id: role.id, userId: user.id } }),
    });
  return (
    <>
      <ResourceTable
        endpoint={listRoleUsers}
        params={{ id: role.id }}
        label={t('roles.tabs.users')}
        search={t('users.search')}
        actions={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setAssigning(true)}>
              {t('roles.users.assign')}
            </Button>
          )
        }
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
            cell: lastSignInCell,
          },
        ]}
        rowMenu={
          mayRemove
            ? (user) => [
                {
                  key: 'remove',
                  label: t('roles.users.remove'),
                  icon: <CircleMinus />,
                  danger: true,
                  onSelect: () => void askToRemove(user),
                },
              ]
            : undefined
        }
        empty={{
          icon: <UsersRound />,
          title: t('roles.users.empty.title'),
          children: t('roles.users.empty.text'),
        }}
      />
      {isAssigning && <AssignUsers role={role} onClose={() => setAssigning(false)} />}
    </>
  );
}

/** Gives the role to users who do not have it yet. */
function AssignUsers({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addRoleUsers);
  const source = useOptions(listUsers, {
    query: { excludeRoleId: role.id },
    toOptions: (user) => [
      { id: user.id, label: displayName(user), detail: user.primaryEmail ?? user.username ?? undefined },
    ],
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
