import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Avatar } from '@gatehouse/ui/data/avatar';
import { useState } from 'react';
import { ProviderLogo } from './provider-logo.tsx';

type Pictured = Pick<SsoConnector, 'connectorName' | 'branding' | 'providerLogo' | 'providerLogoDark'>;

/** The connector's logo, else that of its kind, else initials. */
export function SsoLogo({ connector, size = 24 }: { connector: Pictured; size?: 24 | 44 }) {
  const { connectorName, branding, providerLogo, providerLogoDark } = connector;
  const { logo, darkLogo } = branding;
  const light = logo ?? darkLogo ?? providerLogo;
  const dark = darkLogo ?? logo ?? providerLogoDark;
  const [broken, setBroken] = useState<string>();
  if (broken === light + dark) return <Avatar name={connectorName} shape="square" size={size} />;
  return (
    <ProviderLogo
      logo={light}
      logoDark={dark === light ? null : dark}
      size={size}
      onError={() => setBroken(light + dark)}
    />
  );
}
