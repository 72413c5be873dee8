import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/tenants/plan-endpoints';
import { found } from '../../lib/fail.ts';
import { readPeriodicUsage, readUsage } from '../../tenancy/plan-usage.ts';
import { implement } from '../../web/implement.ts';

/** For all members of a tenant: the edge has checked that the caller is one. Prices are public; what a tenant pays is not here. */
export const routes = [
  implement(api.listSkus, ({ runtime }, { query }) => runtime.tenants.listSkus(query.type)),

  implement(api.getSubscription, async ({ runtime }, { params }) =>
    found(await runtime.tenants.subscriptionOf(params.tenantId), entityErrors.notFound),
  ),

  implement(api.getSubscriptionUsage, async ({ runtime }, { params: { tenantId } }) => {
    const plan = found(await runtime.tenants.planOf(tenantId), entityErrors.notFound);
    return { ...plan, ...(await readUsage(runtime, tenantId)) };
  }),

  implement(api.getPeriodicUsage, ({ runtime }, { params }) => readPeriodicUsage(runtime, params.tenantId)),

  implement(api.listAddOnSkus, ({ runtime }) => runtime.tenants.listSkus('AddOn')),
];
