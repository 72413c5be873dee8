import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles, listUserRoles, removeUserRole } from '@gatehouse/contract/roles/user-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { AssignedTable } from '../../parts/assign/assigned-table.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { useOptions, toOption } from '../../parts/assign/use-options.ts';

/** The roles of a user. */
export function UserRoles() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const user = useDetails(getUser);
  const { save: remove } = useSave(removeUserRole);

  return (
    <>
      <AssignedTable
        endpoint={listUserRoles}
        params={{ userId: user.id }}
        label={t('users.tabs.roles')}
        search={t('users.roles.search')}
        rowKey={(role) => role.id}
        rowLabel={(role) => role.name}
        rowHref={(role) => path(`/roles/${role.id}`)}
        columns={[
          { field: 'name', header: t('users.roles.columns.name'), width: '35%' },
          { field: 'description', header: t('users.roles.columns.description') },
        ]}
        texts={{
          assign: t('users.roles.assign'),
          remove: t('users.roles.remove'),
          removeTitle: (name) => t('users.roles.removeTitle', { name }),
          removeText: t('users.roles.removeText'),
          removeConfirm: t('users.roles.removeConfirm'),
        }}
        onRemove={({ id }) => remove({ params: { userId: user.id, roleId: id } })}
        renderAssign={(onClose) => <AssignRoles user={user} onClose={onClose} />}
        empty={{
          icon: <UserRoundCog />,
          title: t('users.roles.empty.title'),
          children: t('users.roles.empty.text'),
        }}
      />
    </>
  );
}

/** Assigns roles to a user. */
function AssignRoles({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addUserRoles);
  const source = useOptions(listRoles, {
    query: { type: 'User', excludeUserId: user.id },
    toOptions: (role) => [toOption(role)],
  });
  return (
    <AssignDialog
      title={t('users.roles.assignTitle', { name: displayName(user) })}
      description={t('users.roles.assignDescription')}
      submit={t('users.roles.assign')}
      search={t('users.roles.search')}
      source={source}
      onClose={onClose}
      onAssign={(roleIds) => add({ params: { userId: user.id }, body: { roleIds } })}
    />
  );
}
