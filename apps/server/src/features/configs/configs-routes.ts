import * as api from '@gatehouse/contract/configs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { dropExtendedClaims, findIdTokenConfig, saveIdTokenConfig } from '../../custom-claims/id-token.ts';
import { implement } from '../../web/implement.ts';
import { getTenant } from '../../tenancy/tenant.ts';
import { dropSessionConfig, mergeSessionConfig, readSessionConfig } from '../../sessions/session-config.ts';
import * as store from './configs-store.ts';

export const routes = [
  implement(api.getAdminConsoleConfig, (ctx) => store.getAdminConsoleConfig(ctx.db)),

  implement(api.updateAdminConsoleConfig, (ctx, { body }) => store.mergeAdminConsoleConfig(ctx.db, body)),

  implement(api.getSessionConfig, (ctx) => readSessionConfig(ctx.db)),

  implement(api.updateSessionConfig, async (ctx, { body }) => {
    const config = await mergeSessionConfig(ctx.db, body);
    ctx.note({ changed: Object.keys(body) });
    ctx.afterCommit(() => dropSessionConfig(ctx.runtime, ctx.tenant.id));
    return config;
  }),

  implement(api.getIdTokenConfig, async (ctx) =>
    ctx.found(await findIdTokenConfig(ctx.db), entityErrors.notFound),
  ),

  implement(api.putIdTokenConfig, async (ctx, { body }) => {
    const config = await saveIdTokenConfig(ctx.db, body);
    ctx.note({ changed: body.enabledExtendedClaims });
    ctx.afterCommit(() => dropExtendedClaims(ctx.runtime, ctx.tenant.id));
    return config;
  }),

  // The only request about another tenant returns its origin, which is public.
  implement(api.getTenantEndpoints, async ({ runtime, found }, { params }) => {
    const tenant = found(await getTenant(runtime, params.tenantId), entityErrors.notFound);
    return { user: tenant.origin };
  }),
];
