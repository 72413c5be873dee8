import { deleteSsoConnector, getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';

/** How a connector is deleted, and the consequences. */
export function useRemoval(): (connector: SsoConnector) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteSsoConnector);
  return ({ id, connectorName }) => ({
    label: t('enterpriseSso.delete.action'),
    title: t('enterpriseSso.delete.title', { name: connectorName }),
    text: t('enterpriseSso.delete.text'),
    async consequences() {
      const { userCount, domains } = await call(api, getSsoConnector, { params: { id } });
      return [
        ...(userCount > 0 ? [t('enterpriseSso.delete.users', { count: userCount })] : []),
        ...domains.slice(0, 5).map((domain) => t('enterpriseSso.delete.domain', { domain })),
      ];
    },
    remove: () => save({ params: { id } }),
  });
}
