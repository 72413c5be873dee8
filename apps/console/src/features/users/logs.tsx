import { getUser } from '@gatehouse/contract/users/endpoints';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { LogList } from '../../parts/logs/log-list.tsx';

/** The audit log of a user. */
export function UserLogs() {
  const { id } = useDetails(getUser);
  return <LogList userId={id} base={`/users/${id}/logs`} />;
}
