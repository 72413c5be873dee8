import { getUser } from '@gatehouse/contract/users/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { UserBlocks } from './blocks.tsx';
import { UserFactors } from './factors.tsx';
import { UserGrants } from './grants.tsx';
import { UserIdentities } from './identities.tsx';
import { PersonalAccessTokens } from './personal-access-tokens.tsx';
import { UserPassword } from './password.tsx';
import { UserSessions } from './sessions.tsx';
import { UserSummary } from './summary.tsx';
import { UserTrustedDevices } from './trusted-devices.tsx';

/** The tab Overview of a user: who they are, what happened last, and all that they sign in with. */
export function UserSettings() {
  const { t } = useTranslation();
  const user = useDetails(getUser);
  const { id, isSuspended } = user;
  return (
    <>
      {isSuspended && <Banner tone="danger">{t('users.suspend.banner')}</Banner>}
      <UserBlocks user={user} />
      <UserSummary user={user} />
      <UserPassword user={user} />
      <UserFactors user={user} />
      <UserIdentities user={user} />
      <UserSessions userId={id} />
      <UserTrustedDevices userId={id} />
      <UserGrants userId={id} />
      <PersonalAccessTokens user={user} />
    </>
  );
}
