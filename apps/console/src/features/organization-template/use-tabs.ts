import type { Tab } from '@gatehouse/ui/layout/tabs';
import { useTenantPath } from '../../app/tenant.ts';
import { tabs } from './tabs.ts';

/** The tabs above the list at `current`. */
export function useTabs(current: string): Tab[] {
  const tenantPath = useTenantPath();
  return tabs.map(({ path, label }) => ({
    key: path,
    label: label(),
    href: tenantPath(path),
    current: path === current,
  }));
}
