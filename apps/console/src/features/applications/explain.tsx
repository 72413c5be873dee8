import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { ExplainTab } from '../../parts/explanations/explain-tab.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';

/** The tab that explains the access of a user to an application. */
export function ExplainApplication() {
  const { id } = useDetails(getApplication);
  return <ExplainTab applicationId={id} />;
}
