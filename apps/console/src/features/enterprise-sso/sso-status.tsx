import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Status } from '@gatehouse/ui/data/badge';
import { Link } from '@gatehouse/ui/controls/link';
import { useTranslation } from 'react-i18next';

interface SsoStatusProps {
  connector: Pick<SsoConnector, 'isReady' | 'domains'>;
  /** Where a missing domain is entered; without it that is said and no link, as in a row that is one. */
  domainsPath?: string;
}

/** Whether people can come in by a connector, and what is missing for it. */
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
