import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import type { Senders } from '@gatehouse/contract/sign-in-experience/rules';
import { useApi } from '../../../app/api/use-api.ts';

/** Whether codes can be sent, by a connector or to the development inbox; undefined while loading. */
export function useSenders(): Senders | undefined {
  const { data: connectors } = useApi(listConnectors, {});
  const { data: inbox } = useApi(getInboxState, {});
  if (!connectors || !inbox) return undefined;
  const has = (type: 'Email' | 'Sms') => connectors.some((connector) => connector.type === type);
  return { email: inbox.email || has('Email'), phone: inbox.sms || has('Sms') };
}
