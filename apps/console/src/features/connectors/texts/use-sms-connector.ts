import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { useApi } from '../../../app/api/use-api.ts';

/** The SMS connector; null if there is none, undefined while loading. */
export function useSmsConnector({ enabled }: { enabled: boolean }): {
  connector: Connector | null | undefined;
  error: Error | undefined;
  retry: () => void;
} {
  const { data, error, retry } = useApi(listConnectors, {}, { enabled });
  return { connector: data && (data.find(({ type }) => type === 'Sms') ?? null), error, retry };
}
