import * as api from '@gatehouse/contract/configs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { hotStatement } from '../../database/hot.ts';
import { implement } from '../../edge/implement.ts';
import { tenantOrigin } from '../../edge/tenant.ts';
import { fail } from '../../fail.ts';
import * as store from './store.ts';

const findTenantById = hotStatement('find-tenant-by-id', 'select id from tenants where id = $1');

export const routes = [
  implement(api.getAdminConsoleConfig, (ctx) => store.getAdminConsoleConfig(ctx.db)),

  implement(api.updateAdminConsoleConfig, (ctx, { body }) => store.mergeAdminConsoleConfig(ctx.db, body)),

  // The one question asked about another tenant: where it is. Its Host says as much to anybody.
  implement(api.getTenantEndpoints, async ({ runtime }, { params }) => {
    const rows = await runtime.database.hot(findTenantById, params.tenantId);
    return rows.length > 0
      ? { user: tenantOrigin(runtime.settings, params.tenantId) }
      : fail(entityErrors.notFound);
  }),
];
