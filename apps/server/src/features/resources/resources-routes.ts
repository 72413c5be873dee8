import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/resources/endpoints';
import { resourceErrors } from '@gatehouse/contract/resources/resources';
import { implement } from '../../web/implement.ts';
import * as scopes from './scopes.ts';
import * as service from './resources-service.ts';
import * as store from './resources-store.ts';

export const routes = [
  implement(api.listResources, (ctx, { query }) => store.listResources(ctx.db, query, query)),

  implement(api.createResource, async (ctx, { body }) => ({
    ...(await store.insertResource(ctx.db, body)),
    scopes: [],
  })),

  implement(api.getResource, async (ctx, { params }) =>
    ctx.found(await store.getResource(ctx.db, params.id), entityErrors.notFound),
  ),

  implement(api.updateResource, async (ctx, { params, body }) => {
    await service.getEditableResource(ctx, params.id);
    return ctx.found(await store.updateResource(ctx.db, params.id, body), entityErrors.notFound);
  }),

  implement(api.deleteResource, async (ctx, { params }) => {
    await service.getEditableResource(ctx, params.id, resourceErrors.deleteManagementApi);
    await store.deleteResource(ctx.db, params.id);
  }),

  implement(api.setDefaultResource, (ctx, { params, body }) =>
    service.setDefault(ctx, params.id, body.isDefault),
  ),

  implement(api.listResourceScopes, async (ctx, { params, query }) => {
    const resource = ctx.found(await store.getResource(ctx.db, params.resourceId), entityErrors.notFound);
    return scopes.listScopes(ctx.db, resource.id, query.search, query);
  }),

  implement(api.createResourceScope, async (ctx, { params, body }) => {
    const resource = await service.getEditableResource(ctx, params.resourceId);
    service.requireOneWord(body.name);
    return scopes.insertScope(ctx.db, resource.id, body);
  }),

  implement(api.updateResourceScope, async (ctx, { params, body }) => {
    await service.getEditableResource(ctx, params.resourceId);
    service.requireOneWord(body.name);
    return ctx.found(await scopes.updateScope(ctx.db, params, body), entityErrors.notFound);
  }),

  implement(api.deleteResourceScope, async (ctx, { params }) => {
    await service.getEditableResource(ctx, params.resourceId);
    if (!(await scopes.deleteScope(ctx.db, params))) ctx.fail(entityErrors.notFound);
  }),
];
