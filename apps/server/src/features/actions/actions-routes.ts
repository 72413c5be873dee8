import { pathOfAction } from '@gatehouse/contract/actions/actions';
import * as api from '@gatehouse/contract/actions/endpoints';
import * as scripts from '../../saved-scripts/edit-scripts.ts';
import { implement } from '../../web/implement.ts';
import * as service from './actions-service.ts';

export const routes = [
  implement(api.listActions, (ctx) => service.listActions(ctx)),

  implement(api.testAction, (ctx, { body }) => service.testAction(ctx, body)),

  implement(api.runAction, (ctx, { body }) => service.tryAction(ctx, body)),

  implement(api.getAction, (ctx, { params }) => scripts.getScript(ctx, pathOfAction[params.actionType])),

  implement(api.putAction, (ctx, { params, body }) =>
    scripts.putScript(ctx, pathOfAction[params.actionType], body),
  ),

  implement(api.updateAction, (ctx, { params, body }) =>
    scripts.updateScript(ctx, pathOfAction[params.actionType], body),
  ),

  implement(api.deleteAction, (ctx, { params }) =>
    scripts.deleteScript(ctx, pathOfAction[params.actionType]),
  ),

  implement(api.listActionVersions, (ctx, { params }) =>
    scripts.listVersions(ctx, pathOfAction[params.actionType]),
  ),
];
