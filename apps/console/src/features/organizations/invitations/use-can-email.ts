import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { useApi } from '../../../app/api/use-api.ts';

/** Whether emails can be sent, by a connector or to the development inbox; true until it is known. */
export function useCanEmail(): boolean {
  const { data: connectors } = useApi(listConnectors, {});
  const { data: inbox } = useApi(getInboxState, {});
  if (!connectors || !inbox) return true;
  return inbox.email || connectors.some(({ type }) => type === 'Email');
}
