import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { useApi } from '../../../app/api/use-api.ts';

/** What happens to emails: a connector sends them, which is assumed until it is known, or the development inbox keeps them. */
export function useEmails(): 'sent' | 'kept' | 'nothing' {
  const { data: connectors } = useApi(listConnectors, {});
  const { data: inbox } = useApi(getInboxState, {});
  if (!connectors || !inbox || connectors.some(({ type }) => type === 'Email')) return 'sent';
  return inbox.email ? 'kept' : 'nothing';
}
