import type { Connector } from '@gatehouse/contract/connectors/connectors';
import './provider-logo.css';

/** A provider's logo, next to its name. */
export function ProviderLogo({
  logo,
  logoDark,
  size = 24,
  onError,
}: Pick<Connector, 'logo' | 'logoDark'> & { size?: 24 | 44; onError?: () => void }) {
  const picture = { referrerPolicy: 'no-referrer', onError } as const;
  return (
    <span className="provider-logo" style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <img src={logo} alt="" data-only={logoDark ? 'light' : undefined} {...picture} />
      {logoDark && <img src={logoDark} alt="" data-only="dark" {...picture} />}
    </span>
  );
}
