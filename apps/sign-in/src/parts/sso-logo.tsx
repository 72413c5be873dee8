import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { useSyncExternalStore } from 'react';
import { ProviderLogo } from './provider-logo.tsx';

const subscribeNever = () => () => {};

/** The logo of an enterprise SSO connector. The dark one is used only if the page follows the system's color scheme. */
export function SsoLogo({ connector }: { connector: PageSso }) {
  const followsSystem = useSyncExternalStore(
    subscribeNever,
    () => document.documentElement.classList.contains('follows-system'),
    () => false,
  );
  return <ProviderLogo logo={connector.logo} dark={followsSystem ? connector.darkLogo : undefined} />;
}
