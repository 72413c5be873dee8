import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Status } from '@gatehouse/ui/badge';
import { useTranslation } from 'react-i18next';

/** Whether people can come in by a connector, and what is missing for it. */
export function SsoStatus({ connector }: { connector: Pick<SsoConnector, 'isReady' | 'domains'> }) {
  const { t } = useTranslation();
  const { isReady, domains } = connector;
  if (isReady) return <Status tone="success">{t('enterpriseSso.status.ready')}</Status>;
  return (
    <Status tone="warning">
      {t(domains.length === 0 ? 'enterpriseSso.status.noDomain' : 'enterpriseSso.status.noSettings')}
    </Status>
  );
}
