import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Status } from '@gatehouse/ui/data/badge';
import { Link } from '@gatehouse/ui/controls/link';
import { useTranslation } from 'react-i18next';

interface SsoStatusProps {
  connector: Pick<SsoConnector, 'isReady' | 'domains'>;
  /** The URL where a missing domain is entered; without it, the status isn't a link. */
  domainsPath?: string;
}

/** Whether a connector is active, or what is missing. */
export function SsoStatus({ connector, domainsPath }: SsoStatusProps) {
  const { t } = useTranslation();
  const { isReady, domains } = connector;
  if (isReady) return <Status tone="success">{t('enterpriseSso.status.ready')}</Status>;
  const isDomainMissing = domains.length === 0;
  const text = t(isDomainMissing ? 'enterpriseSso.status.noDomain' : 'enterpriseSso.status.noSettings');
  return (
    <Status tone="warning">
      {isDomainMissing && domainsPath ? <Link href={domainsPath}>{text}</Link> : text}
    </Status>
  );
}
