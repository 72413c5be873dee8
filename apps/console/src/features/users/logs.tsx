import { getUser } from '@gatehouse/contract/users/endpoints';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { LogList } from '../../parts/logs/log-list.tsx';

/** What the user did, and what was done to them. */
export function UserLogs() {
  const { id } = useDetails(getUser);
  return <LogList userId={id} base={`/users/${id}/logs`} />;
}
