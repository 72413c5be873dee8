import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { LogDetails } from '../../parts/logs/log-details.tsx';

/** An audit log entry of a user. */
export function UserLog() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { userId = '', logId = '' } = useParams();
  const { data: user } = useApi(getUser, { params: { userId } });
  return (
    <LogDetails
      id={logId}
      crumbs={[
        { label: t('users.title'), href: path('/users') },
        { label: user ? displayName(user) : userId, href: path(`/users/${userId}/logs`) },
      ]}
      list={path(`/users/${userId}/logs`)}
    />
  );
}
