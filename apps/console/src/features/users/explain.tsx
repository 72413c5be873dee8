import { getUser } from '@gatehouse/contract/users/endpoints';
import { ExplainTab } from '../../parts/explanations/explain-tab.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';

/** The tab that explains the access of a user to an application. */
export function ExplainUser() {
  const { id } = useDetails(getUser);
  return <ExplainTab userId={id} />;
}
