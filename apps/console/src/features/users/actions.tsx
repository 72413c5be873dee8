import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { SetPassword } from './set-password.tsx';

/** Actions for a user: set password, suspend, reactivate. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayWrite = useCan('write:data');
  const { save } = useSave(suspendUser);
  const [isSetting, setSetting] = useState(false);
  if (!mayWrite) return null;
  const { id, isSuspended } = user;
  const name = displayName(user);

  const ask = () =>
    confirm({
      title: t(isSuspended ? 'users.suspend.undoTitle' : 'users.suspend.title', { name }),
      body: t(isSuspended ? 'users.suspend.undoText' : 'users.suspend.text'),
      confirmLabel: t(isSuspended ? 'users.suspend.undo' : 'users.suspend.confirm'),
      tone: isSuspended ? undefined : 'danger',
      action: () => save({ params: { userId: id }, body: { isSuspended: !isSuspended } }),
    });
  return (
    <>
      <Button onClick={() => setSetting(true)}>{t('users.password.set')}</Button>
      <Button onClick={() => void ask()}>
        {t(isSuspended ? 'users.suspend.undo' : 'users.suspend.action')}
      </Button>
      {isSetting && <SetPassword user={user} onClose={() => setSetting(false)} />}
    </>
  );
}
