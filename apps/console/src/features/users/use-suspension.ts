import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';

/** Asks whether to suspend a user, or to reactivate one who is suspended. */
export function useSuspension(): (user: User) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(suspendUser);
  return ({ id, isSuspended, ...user }) => {
    const name = displayName({ id, ...user });
    return confirm({
      title: t(isSuspended ? 'users.suspend.undoTitle' : 'users.suspend.title', { name }),
      body: t(isSuspended ? 'users.suspend.undoText' : 'users.suspend.text'),
      confirmLabel: t(isSuspended ? 'users.suspend.undo' : 'users.suspend.confirm'),
      tone: isSuspended ? undefined : 'danger',
      action: () => save({ params: { userId: id }, body: { isSuspended: !isSuspended } }),
    });
  };
}
