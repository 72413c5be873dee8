import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { SsoLogo } from '../../parts/providers/sso-logo.tsx';
import './enterprise-sso.css';

/** The cells of the list of connectors. */
export const renderName = (connector: SsoConnector) => (
  <>
    <SsoLogo connector={connector} />
    <span>{connector.connectorName}</span>
  </>
);

const shownDomains = 2;

export function renderDomains({ domains }: SsoConnector) {
  if (domains.length === 0) return '—';
  const more = domains.length - shownDomains;
  return (
    <span className="sso-domains" dir="ltr">
      <span>{domains.slice(0, shownDomains).join(', ')}</span>
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}
