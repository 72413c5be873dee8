import * as api from '@gatehouse/contract/connectors/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import { createAuthorizationUri } from './authorization.ts';
import { checkSettings } from './check.ts';
import { toFactory } from './installed.ts';
import * as service from './connectors-service.ts';
import { sendTestMessage } from './test-message.ts';

export const routes = [
  implement(api.listConnectorFactories, async ({ runtime }) =>
    [...runtime.connectors.values()].map(toFactory),
  ),

  implement(api.getConnectorFactory, async ({ runtime, found }, { params }) =>
    toFactory(found(runtime.connectors.get(params.id), entityErrors.notFound)),
  ),

  implement(api.checkConnectorSettings, (ctx, { params, body }) =>
    checkSettings(ctx, params.id, body.config),
  ),

  implement(api.listConnectors, (ctx, { query }) => service.listConnectors(ctx, query.target)),

  implement(api.createConnector, (ctx, { body }) => service.createConnector(ctx, body)),

  implement(api.createAuthorizationUri, (ctx, { params, body }) =>
    createAuthorizationUri(ctx, params.connectorId, body),
  ),

  implement(api.getConnector, (ctx, { params }) => service.getConnector(ctx, params.id)),

  implement(api.updateConnector, (ctx, { params, body }) => service.updateConnector(ctx, params.id, body)),

  implement(api.deleteConnector, (ctx, { params }) => service.deleteConnector(ctx, params.id)),

  implement(api.testConnector, (ctx, { params, body }) => sendTestMessage(ctx, params.factoryId, body)),
];
