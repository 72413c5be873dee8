import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateUserForm } from './create-form.tsx';
import { Credentials } from './credentials.tsx';
import { PasswordLink } from './password-link.tsx';

/** Creates a user, and shows the credentials once. */
export function CreateUser() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [created, setCreated] = useState<{ user: User; password: string | undefined }>();
  const [isInviting, setInviting] = useState(false);
  const close = () => void navigate({ pathname: '..', search }, { relative: 'path' });

  if (!created)
    return (
      <Dialog
        open
        onClose={close}
        title={t('users.create.title')}
        description={t('users.create.description')}
        backCloses={false}
      >
        <CreateUserForm onClose={close} onCreated={(user, password) => setCreated({ user, password })} />
      </Dialog>
    );
  const { user, password } = created;
  if (isInviting) return <PasswordLink user={user} onClose={close} />;
  return (
    <Dialog
      open
      onClose={close}
      title={t('users.create.doneTitle', { name: displayName(user) })}
      backCloses={false}
    >
      <DialogBody>
        <Credentials user={user} password={password} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t('users.create.done')}</Button>
        {password === undefined && (
          <Button onClick={() => setInviting(true)}>{t('users.password.link.invite')}</Button>
        )}
        <ButtonLink variant="primary" href={path(`/users/${user.id}`)}>
          {t('users.create.open')}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
