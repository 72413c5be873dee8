import type { Endpoint } from '@gatehouse/contract/endpoint';
import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import type { Use } from '../../app/plan.ts';

interface Input {
  params?: object;
  /** What the form contains so far. */
  body?: object;
}

/** What limits can depend on. */
interface Asked {
  id?: string;
  resourceId?: string;
  type?: string;
  isThirdParty?: boolean;
  scopeIds?: readonly string[];
  invitee?: readonly string[];
}

/** What a call uses of the tenant's plan: the limits that its endpoint declares, as far as its input is about them (ADR 194). */
export const usesOf = ({ quota = [], features = [] }: Endpoint, input: Input = {}): Use[] => [
  ...features.map((key) => ({ key, isFeature: true })),
  ...quota.flatMap((key) => describeUse(key, input) ?? []),
];

function describeUse(key: QuotaKey, { params, body }: Input): Use | undefined {
  const { id, resourceId, type, isThirdParty, scopeIds = [], invitee = [] }: Asked = { ...body, ...params };
  switch (key) {
    case 'machineToMachineLimit':
    case 'machineToMachineRolesLimit':
      return type === 'MachineToMachine' ? { key } : undefined;
    case 'userRolesLimit':
      return type === 'User' ? { key } : undefined;
    case 'thirdPartyApplicationsLimit':
      return isThirdParty ? { key } : undefined;
    case 'scopesPerRoleLimit':
      return { key, adds: scopeIds.length, of: id };
    case 'scopesPerResourceLimit':
      return { key, of: resourceId };
    case 'tenantMembersLimit':
      return { key, adds: Math.max(1, invitee.length) };
    default:
      return { key };
  }
}
