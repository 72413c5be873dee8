import type { ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/api/call.ts';
import { useRead } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from './failed.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** Settings that need the data of an endpoint: shows a placeholder, a failure or a missing permission until it is there. */
export function Loaded<const E extends Endpoint>({
  endpoint,
  children,
}: {
  endpoint: E;
  children: (data: NonNullable<ClientOutput<E>>) => ReactNode;
}) {
  const { t } = useTranslation();
  const isAllowed = useCan(endpoint.permission);
  const read = useRead(endpoint, {}, (api, signal) => request(api, endpoint, {}, { signal }), {
    enabled: isAllowed,
  });
  if (!isAllowed) return <ForbiddenState permission={endpoint.permission} who={t('app.forbidden.who')} />;
  if (read.error) return <Failed error={read.error} onRetry={read.retry} />;
  return read.data ? children(read.data) : <SettingsSkeleton />;
}
