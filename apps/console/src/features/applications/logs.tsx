import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { LogList } from '../../parts/logs/log-list.tsx';

/** The audit log of an application. */
export function ApplicationLogs() {
  const { id } = useDetails(getApplication);
  return <LogList applicationId={id} base={`/applications/${id}/logs`} />;
}
