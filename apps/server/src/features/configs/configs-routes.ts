import * as api from '@gatehouse/contract/configs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import { getTenant } from '../../tenancy/tenant.ts';
import * as store from './configs-store.ts';

export const routes = [
  implement(api.getAdminConsoleConfig, (ctx) => store.getAdminConsoleConfig(ctx.db)),

  implement(api.updateAdminConsoleConfig, (ctx, { body }) => store.mergeAdminConsoleConfig(ctx.db, body)),

  // The only request about another tenant returns its origin, which is public.
  implement(api.getTenantEndpoints, async ({ runtime, found }, { params }) => {
    const tenant = found(await getTenant(runtime, params.tenantId), entityErrors.notFound);
    return { user: tenant.origin };
  }),
];
