import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import { UserState } from '../../parts/users/user-cells.tsx';
import { UserActions } from './actions.tsx';
import { useRemoval } from './use-removal.ts';

/** The page of a user. */
export function UserDetails() {
  const { t } = useTranslation();
  const describeRemoval = useRemoval();
  return (
    <DetailsPage
      endpoint={getUser}
      list={{ path: '/users', label: t('users.title') }}
      name={displayName}
      renderIcon={(user) => <UserAvatar name={displayName(user)} image={user.avatar} size={44} />}
      facts={(user) => [<UserState key="state" isSuspended={user.isSuspended} />]}
      tabs={[
        { path: 'settings', label: t('users.tabs.settings') },
        { path: 'profile', label: t('users.tabs.profile') },
        { path: 'roles', label: t('users.tabs.roles') },
        { path: 'organizations', label: t('users.tabs.organizations') },
        { path: 'explain', label: t('explanations.tab') },
        { path: 'logs', label: t('users.tabs.logs') },
      ]}
      renderActions={(user) => <UserActions user={user} />}
      removal={describeRemoval}
    />
  );
}
