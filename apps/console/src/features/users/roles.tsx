import { listRoles } from '@gatehouse/contract/roles/endpoints';
import type { Role } from '@gatehouse/contract/roles/roles';
import { addUserRoles, listUserRoles, removeUserRole } from '@gatehouse/contract/roles/user-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/button';
import { useConfirm } from '@gatehouse/ui/confirm';
import { CircleMinus, Plus, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { AssignDialog } from '../../parts/assign-dialog.tsx';
import { useDetails } from '../../parts/details-page.tsx';
import { ResourceTable } from '../../parts/resource-table.tsx';
import { useOptions } from '../../parts/use-options.ts';

/** The roles of a user. */
export function UserRoles() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const confirm = useConfirm();
  const user = useDetails(getUser);
  const [isAssigning, setAssigning] = useState(false);
  const { save: remove } = useSave(removeUserRole);
  const mayAdd = useCan('write:data');
  const mayRemove = useCan('delete:data');

  const askToRemove = ({ id, name }: Role) =>
    confirm({
      title: t('users.roles.removeTitle', { name }),
      body: t('users.roles.removeText'),
      confirmLabel: t('users.roles.removeConfirm'),
      tone: 'danger',
      action: () => remove({ params: { userId: user.id, roleId: id } }),
    });
  return (
    <>
      <ResourceTable
        endpoint={listUserRoles}
        params={{ userId: user.id }}
        label={t('users.tabs.roles')}
        search={t('users.roles.search')}
        actions={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setAssigning(true)}>
              {t('users.roles.assign')}
            </Button>
          )
        }
        rowKey={(role) => role.id}
        rowLabel={(role) => role.name}
        rowHref={(role) => path(`/roles/${role.id}`)}
        columns={[
          { field: 'name', header: t('users.roles.columns.name'), width: '35%' },
          { field: 'description', header: t('users.roles.columns.description') },
        ]}
        rowMenu={
          mayRemove
            ? (role) => [
                {
                  key: 'remove',
                  label: t('users.roles.remove'),
                  icon: <CircleMinus />,
                  danger: true,
                  onSelect: () => void askToRemove(role),
                },
              ]
            : undefined
        }
        empty={{
          icon: <UserRoundCog />,
          title: t('users.roles.empty.title'),
          children: t('users.roles.empty.text'),
        }}
      />
      {isAssigning && <AssignRoles user={user} onClose={() => setAssigning(false)} />}
    </>
  );
}

/** Gives a user roles they do not have yet. */
function AssignRoles({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { save: add } = useSave(addUserRoles);
  const source = useOptions(listRoles, {
    query: { type: 'User', excludeUserId: user.id },
    toOptions: ({ id, name, description }) => [{ id, label: name, detail: description }],
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
