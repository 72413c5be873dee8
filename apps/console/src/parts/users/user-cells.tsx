import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Badge, Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from './user-avatar.tsx';
import './user-cells.css';

/** Cells of tables of users. */

export const userCell = (user: Omit<User, 'hasPassword'>) => (
  <>
    <UserAvatar name={displayName(user)} image={user.avatar} />
    <span>{displayName(user)}</span>
  </>
);

/** The same with what keeps the user from signing in. */
export const namedCell = (user: User) => (
  <>
    <UserAvatar name={displayName(user)} image={user.avatar} />
    <b className="user-name">{displayName(user)}</b>
    {user.isSuspended && <SuspendedBadge />}
  </>
);

export const lastSignInCell = ({ lastSignInAt }: Pick<User, 'lastSignInAt'>) => (
  <RelativeTime time={lastSignInAt} />
);
export const createdCell = ({ createdAt }: User) => <RelativeTime time={createdAt} />;

/** Whether a user is active or suspended. */
export function UserState({ isSuspended }: Pick<User, 'isSuspended'>) {
  const { t } = useTranslation();
  return isSuspended ? (
    <Status tone="danger">{t('users.states.suspended')}</Status>
  ) : (
    <Status tone="success">{t('users.states.active')}</Status>
  );
}

function SuspendedBadge() {
  const { t } = useTranslation();
  return <Badge tone="danger">{t('users.states.suspended')}</Badge>;
}
