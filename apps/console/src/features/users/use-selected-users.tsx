import { addRolesToUsers } from '@gatehouse/contract/roles/bulk-endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { deleteUsers, suspendUsers } from '@gatehouse/contract/users/bulk-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { toOption, useOptions } from '../../parts/assign/use-options.ts';
import { useBulk, type SelectRows } from '../../parts/lists/use-bulk.tsx';

interface Selected {
  users: readonly User[];
  select: SelectRows;
}

/** The buttons for selected users: suspend or reactivate, assign roles, export, delete. */
export function useSelectedUsers(onExport: (users: readonly User[]) => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayWrite = useCan('write:data');
  const mayDelete = useCan('delete:data');
  const { save: suspend } = useSave(suspendUsers);
  const { save: remove } = useSave(deleteUsers);
  const [assigning, setAssigning] = useState<Selected>();
  const bulk = useBulk<User>(displayName);

  const askToSuspend = ({ users, select }: Selected, isSuspended: boolean) =>
    confirm({
      title: t(isSuspended ? 'users.bulk.suspendTitle' : 'users.bulk.undoTitle', { count: users.length }),
      body: t(isSuspended ? 'users.suspend.text' : 'users.suspend.undoText'),
      confirmLabel: t(isSuspended ? 'users.bulk.suspendConfirm' : 'users.bulk.undoConfirm'),
      tone: isSuspended ? 'danger' : undefined,
      isAnnounced: false,
      action: () => bulk.run(users, select, (userIds) => suspend({ body: { userIds, isSuspended } })),
    });
  const askToDelete = ({ users, select }: Selected) =>
    confirm({
      title: t('users.bulk.deleteTitle', { count: users.length }),
      body: t('users.bulk.deleteText'),
      confirmLabel: t('users.bulk.deleteConfirm'),
      tone: 'danger',
      typeToConfirm: t('users.bulk.deleteTyped', { count: users.length }),
      isAnnounced: false,
      action: () => bulk.run(users, select, (userIds) => remove({ body: { userIds } })),
    });

  const renderSelected = (users: readonly User[], select: SelectRows): ReactNode => {
    const selected = { users, select };
    const areSuspended = users.every(({ isSuspended }) => isSuspended);
    return (
      <>
        {mayWrite && (
          <>
            <Button onClick={() => void askToSuspend(selected, !areSuspended)}>
              {t(areSuspended ? 'users.suspend.undo' : 'users.suspend.action')}
            </Button>
            <Button onClick={() => setAssigning(selected)}>{t('users.roles.assign')}</Button>
          </>
        )}
        <Button onClick={() => onExport(users)}>{t('lists.export')}</Button>
        {mayDelete && <Button onClick={() => void askToDelete(selected)}>{t('lists.delete')}</Button>}
      </>
    );
  };
  return {
    renderSelected,
    dialog: (
      <>
        {assigning && (
          <AssignRoles
            count={assigning.users.length}
            onClose={() => setAssigning(undefined)}
            onAssign={(assign) => bulk.run(assigning.users, assigning.select, assign)}
          />
        )}
        {bulk.dialog}
      </>
    ),
  };
}

type Assign = Parameters<ReturnType<typeof useBulk<User>>['run']>[2];

/** Assigns roles to the selected users. */
function AssignRoles({
  count,
  onClose,
  onAssign,
}: {
  count: number;
  onClose: () => void;
  onAssign: (assign: Assign) => Promise<void>;
}) {
  const { t } = useTranslation();
  const { save: add } = useSave(addRolesToUsers);
  const source = useOptions(listRoles, {
    query: { type: 'User' },
    toOptions: (role) => [toOption(role)],
  });
  return (
    <AssignDialog
      title={t('users.bulk.assignTitle', { count })}
      description={t('users.bulk.assignDescription')}
      submit={t('users.roles.assign')}
      search={t('users.roles.search')}
      source={source}
      onClose={onClose}
      onAssign={(roleIds) => onAssign((userIds) => add({ body: { userIds, roleIds } }))}
    />
  );
}
