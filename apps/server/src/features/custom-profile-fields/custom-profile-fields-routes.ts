import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { listProfileFields } from '../../profile-fields/profile-fields-store.ts';
import { implement } from '../../web/implement.ts';
import * as service from './custom-profile-fields-service.ts';
import { findProfileField } from './custom-profile-fields-store.ts';

export const routes = [
  implement(api.listProfileFields, (ctx) => listProfileFields(ctx.db)),

  implement(api.createProfileField, async (ctx, { body }) => {
    const [created] = await service.createProfileFields(ctx, [body]);
    if (!created) throw new Error('the profile field was not inserted');
    return created;
  }),

  implement(api.createProfileFields, (ctx, { body }) => service.createProfileFields(ctx, body)),

  implement(api.orderProfileFields, (ctx, { body }) => service.orderProfileFields(ctx, body.order)),

  implement(api.getProfileField, async (ctx, { params }) =>
    ctx.found(await findProfileField(ctx.db, params.name), entityErrors.notFound),
  ),

  implement(api.replaceProfileField, (ctx, { params, body }) =>
    service.replaceProfileField(ctx, params.name, body),
  ),

  implement(api.deleteProfileField, (ctx, { params }) => service.deleteProfileField(ctx, params.name)),
];
