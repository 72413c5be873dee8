import * as api from '@gatehouse/contract/applications/access-control-endpoints';
import { implement } from '../../web/implement.ts';
import { getAccessControl, mergeEntries, putAccessControl } from './access-control.ts';
import { takesAccessAway } from './access-control-store.ts';

export const routes = [
  implement(api.getAccessControl, (ctx, { params }) => getAccessControl(ctx, params.applicationId)),

  implement(
    api.putAccessControl,
    (ctx, { params, body }) => putAccessControl(ctx, params.applicationId, body),
    (ctx, { params, body }) => takesAccessAway(ctx.db, params.applicationId, mergeEntries(body)),
  ),
];
