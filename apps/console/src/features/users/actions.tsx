import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { SetPassword } from './set-password.tsx';
import { useSuspension } from './use-suspension.ts';

/** Actions for a user: set password, suspend, reactivate. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const mayWrite = useCan('write:data');
  const askToSuspend = useSuspension();
  const [isSetting, setSetting] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={() => setSetting(true)}>{t('users.password.set')}</Button>
      <Button onClick={() => void askToSuspend(user)}>
        {t(user.isSuspended ? 'users.suspend.undo' : 'users.suspend.action')}
      </Button>
      {isSetting && <SetPassword user={user} onClose={() => setSetting(false)} />}
    </>
  );
}
