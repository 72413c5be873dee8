import * as api from '@gatehouse/contract/applications/endpoints';
import { applicationErrors } from '@gatehouse/contract/applications/applications';
import { entityErrors } from '@gatehouse/contract/errors';
import { mergeCustomData, requireSmallWhole } from '../../database/custom-data.ts';
import { implement } from '../../web/implement.ts';
import { protectedAppsDomain } from '../../tenancy/tenant.ts';
import { isAdmin } from './own-roles.ts';
import * as service from './applications-service.ts';
import * as store from './applications-store.ts';
import { getUsage } from './application-usage.ts';

export const routes = [
  implement(api.listApplications, (ctx, { query }) => store.listApplications(ctx.db, query, query)),

  implement(api.createApplication, (ctx, { body: { type, ...values } }) => {
    if (type === 'SAML') return ctx.fail(applicationErrors.useSamlApi);
    return service.createApplication(ctx, { ...values, type });
  }),

  implement(api.getApplication, (ctx, { params }) => service.getApplication(ctx, params.id)),

  implement(api.getApplicationUsage, async (ctx, { params }) => {
    const { id } = ctx.found(await store.getApplication(ctx.db, params.id), entityErrors.notFound);
    return getUsage(ctx.db, id, ctx.now);
  }),

  implement(
    api.updateApplication,
    (ctx, { params, body }) => service.updateApplication(ctx, params.id, body),
    async ({ db }, { params, body }) => body.isAdmin === false && isAdmin(db, params.id),
  ),

  implement(api.updateApplicationCustomData, async (ctx, { params, body }) => {
    const merged = await mergeCustomData(ctx.db, 'applications', params.applicationId, body);
    return requireSmallWhole(ctx.found(merged, entityErrors.notFound), 'body');
  }),

  implement(api.deleteApplication, (ctx, { params }) => service.deleteApplication(ctx, params.id)),

  implement(api.getApplicationSystem, async ({ runtime, tenant, found }) => {
    const domain = protectedAppsDomain(runtime.settings, tenant.id);
    const defaultDomain = found(domain, applicationErrors.protectedUnavailable);
    return { protectedApps: { defaultDomain } };
  }),
];
