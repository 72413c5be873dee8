import type { Connector } from '@gatehouse/contract/connectors/connectors';

/** A provider's picture. Its name stands beside it. */
export function ConnectorLogo({
  logo,
  logoDark,
  size = 24,
}: Pick<Connector, 'logo' | 'logoDark'> & { size?: 24 | 44 }) {
  return (
    <span className="connector-logo" style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <img src={logo} alt="" data-only={logoDark ? 'light' : undefined} />
      {logoDark && <img src={logoDark} alt="" data-only="dark" />}
    </span>
  );
}
