import type { ConnectorFactory } from '@gatehouse/contract/connectors/connectors';
import { listConnectorFactories, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { hasPlatforms } from '../../parts/providers/connector-targets.ts';

/**
 * Tabs of the platforms of a target: each leads to its connector or to its setup. `kind` is the factory of
 * the current one. Renders nothing for targets without platforms.
 */
export function PlatformTabs({ target, kind }: Pick<ConnectorFactory, 'target'> & { kind: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const enabled = hasPlatforms({ target });
  const { data: factories } = useApi(listConnectorFactories, {}, { enabled });
  const { data: connectors } = useApi(listConnectors, {}, { enabled });
  if (!enabled) return null;
  const tabs = (factories ?? [])
    .filter((factory) => factory.target === target)
    .map(({ id, platform }) => {
      const own = connectors?.find(({ connectorId }) => connectorId === id);
      const name = platform ? t(`connectors.social.platforms.${platform}`) : id;
      return {
        key: id,
        label: own || !connectors || id === kind ? name : t('connectors.social.platformMissing', { name }),
        href: path(own ? `/connectors/social/${own.id}` : `/connectors/social/guide/${id}`),
        current: id === kind,
      };
    });
  return <Tabs label={t('connectors.social.columns.platform')} tabs={tabs} />;
}
