import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { adminTenantId } from '@gatehouse/contract/common';
import type { Runtime } from './runtime.ts';
import type { Settings } from './settings.ts';

interface Allowance {
  allow: string[];
  /** The operator's setting for it. */
  setting?: string;
}

/**
 * The private addresses that requests may reach: of tenants, and of the operator. In the cloud edition, no setting opens the operator's
 * network to addresses that a tenant has entered.
 */
export const allowedAddresses = ({
  EDITION,
  OUTBOUND_ALLOW,
  PLATFORM_OUTBOUND_ALLOW,
}: Pick<Settings, 'EDITION' | 'OUTBOUND_ALLOW' | 'PLATFORM_OUTBOUND_ALLOW'>): {
  tenants: Allowance;
  platform: Allowance;
} => {
  if (EDITION === 'cloud')
    return {
      tenants: { allow: [] },
      platform: { allow: PLATFORM_OUTBOUND_ALLOW, setting: 'PLATFORM_OUTBOUND_ALLOW' },
    };
  const all = { allow: OUTBOUND_ALLOW, setting: 'OUTBOUND_ALLOW' };
  return { tenants: all, platform: all };
};

/** The client for requests to addresses in a tenant's settings. Those of the admin tenant are the operator's. */
export const outboundOf = (
  { outbound, platformOutbound }: Pick<Runtime, 'outbound' | 'platformOutbound'>,
  tenantId: string,
): Outbound => (tenantId === adminTenantId ? platformOutbound : outbound);
