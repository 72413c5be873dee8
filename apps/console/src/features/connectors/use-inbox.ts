import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { useApi, type UseApiOptions } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';

/** Whether messages are kept in the development inbox instead of being sent, and the time of the newest one. */
export function useInbox(options: Pick<UseApiOptions, 'refreshMs'> = {}): {
  isInUse: boolean | undefined;
  lastMessageAt: number | null | undefined;
} {
  const enabled = useCan('read:data');
  const { data: state } = useApi(getInboxState, {}, { enabled, ...options });
  const { data: connectors } = useApi(listConnectors, {}, { enabled });
  // A new connector is in the cache before the state is read again.
  const isEverySender = (['Email', 'Sms'] as const).every((wanted) =>
    connectors?.some(({ type }) => type === wanted),
  );
  return {
    isInUse: state && connectors && state.isEnabled && !isEverySender,
    lastMessageAt: state?.lastMessageAt,
  };
}
