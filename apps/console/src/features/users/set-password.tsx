import { setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';
import { useSave } from '../../app/api/use-save.ts';
import { Credentials } from './credentials.tsx';
import { generatePassword } from './generate-password.ts';
import { PasswordChoice, type PasswordKind } from './password-choice.tsx';

/** Sets a user's password and shows it once. Mounted while open. */
export function SetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PasswordKind>('generated');
  const [typed, setTyped] = useState('');
  const [isPasswordExpired, setPasswordExpired] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const { save, isSaving } = useSave(setUserPassword, {
    take(failure) {
      setError(failure.fields['password']);
      return failure.fields['password'] !== undefined;
    },
  });

  const submit = useOneAtATime(async () => {
    const password = kind === 'typed' ? typed : generatePassword();
    if (!password) return setError(t('users.password.needed'));
    try {
      await save({ params: { userId: user.id }, body: { password, isPasswordExpired } });
      setDone(password);
    } catch {
      // The error is shown, and the input stays.
    }
  });
  if (done !== undefined)
    return (
      <Dialog open onClose={onClose} title={t('users.password.doneTitle')}>
        <DialogBody>
          <Credentials user={user} password={done} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t('users.create.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.password.title', { name: displayName(user) })}
      description={t('users.password.description')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody>
          <PasswordChoice
            kinds={['generated', 'typed']}
            kind={kind}
            onKind={setKind}
            typed={typed}
            onTyped={(next) => {
              setTyped(next);
              setError(undefined);
            }}
            isExpired={isPasswordExpired}
            onExpired={setPasswordExpired}
            error={error}
          />
        </DialogBody>
        <DialogActions submit={t('users.password.set')} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
