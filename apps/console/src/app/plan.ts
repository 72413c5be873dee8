import type { QuotaKey } from '@gatehouse/contract/tenants/plans';
import type { SubscriptionUsage } from '@gatehouse/contract/tenants/usage';

/** What an action uses of the tenant's plan. */
export interface Use {
  key: QuotaKey;
  /** How many more; one by default. */
  adds?: number;
  /** The API resource or role, if the limit is one for each. */
  of?: string;
  /** The plan must include it, however much of it is in use. */
  isFeature?: boolean;
}

/** A limit that leaves no room for an action. */
export interface Over {
  key: QuotaKey;
  /** False if the plan doesn't include it at all. */
  limit: number | false;
  usage: number;
}

/** The plan of the tenant that is open, in the cloud edition. */
export interface Plan extends SubscriptionUsage {
  /** Nothing is sold to development tenants (TEN-10). */
  isDevelopment: boolean;
  /** The first limit that an action would surpass (QUOTA-05). */
  over: (uses: readonly Use[]) => Over | undefined;
  /** What the action would add to the bill of a paid plan (OPEN-64). */
  addOn: (uses: readonly Use[]) => Over | undefined;
}
