import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { useSyncExternalStore } from 'react';
import { ProviderLogo } from './provider-logo.tsx';

const subscribeNever = () => () => {};

/** The picture of a company. A page that is always light shows nothing that is drawn for the dark; only the page itself knows which it is. */
export function CompanyLogo({ company }: { company: PageSso }) {
  const followsSystem = useSyncExternalStore(
    subscribeNever,
    () => document.documentElement.classList.contains('follows-system'),
    () => false,
  );
  return <ProviderLogo logo={company.logo} dark={followsSystem ? company.darkLogo : undefined} />;
}
