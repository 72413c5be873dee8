import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { copyToClipboard } from '@gatehouse/ui/base/use-copy';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Ban, CircleCheck, Copy, KeyRound, Link, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { useDeletion } from '../../parts/pages/use-deletion.ts';
import { PasswordLink } from './password-link.tsx';
import { SetPassword } from './set-password.tsx';
import { useRemoval } from './use-removal.ts';
import { useSuspension } from './use-suspension.ts';

/** The menu of a row in the list of users, with the dialog that it opens. */
export function useUserMenu(): { rowMenu: (user: User) => MenuItem[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayWrite = useCan('write:data');
  const mayDelete = useCan('delete:data');
  const toast = useToast();
  const askToSuspend = useSuspension();
  const askToDelete = useDeletion();
  const describeRemoval = useRemoval();
  const [opened, setOpened] = useState<{ user: User; what: 'password' | 'link' }>();
  const close = () => setOpened(undefined);

  async function copyId(id: string) {
    if (await copyToClipboard(id)) toast.success(t('lists.idCopied'));
  }
  const rowMenu = (user: User): MenuItem[] => [
    ...(mayWrite
      ? ([
          {
            key: 'password',
            label: t('users.password.set'),
            icon: <KeyRound />,
            onSelect: () => setOpened({ user, what: 'password' }),
          },
          {
            key: 'link',
            label: t(user.hasPassword ? 'users.password.link.action' : 'users.password.link.invite'),
            icon: <Link />,
            onSelect: () => setOpened({ user, what: 'link' }),
          },
          {
            key: 'suspend',
            label: t(user.isSuspended ? 'users.suspend.undo' : 'users.suspend.action'),
            icon: user.isSuspended ? <CircleCheck /> : <Ban />,
            onSelect: () => void askToSuspend(user),
          },
        ] satisfies MenuItem[])
      : []),
    {
      key: 'copy',
      label: t('lists.copyId'),
      icon: <Copy />,
      onSelect: () => void copyId(user.id),
    },
    ...(mayDelete
      ? ([
          { kind: 'separator', key: 'line' },
          {
            key: 'delete',
            label: t('users.delete.action'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void askToDelete(describeRemoval(user), { name: displayName(user), id: user.id }),
          },
        ] satisfies MenuItem[])
      : []),
  ];
  return {
    rowMenu,
    dialog: opened && (
      <>
        {opened.what === 'password' && <SetPassword user={opened.user} onClose={close} />}
        {opened.what === 'link' && <PasswordLink user={opened.user} onClose={close} />}
      </>
    ),
  };
}
