import * as api from '@gatehouse/contract/connection-links/endpoints';
import { implement } from '../../web/implement.ts';
import * as service from './connection-link-service.ts';

export const routes = [
  implement(api.listConnectionLinks, (ctx, { params, query }) =>
    service.listConnectionLinks(ctx, params.id, query),
  ),

  implement(api.createConnectionLink, (ctx, { params, body }) =>
    service.createConnectionLink(ctx, params.id, body),
  ),

  implement(api.revokeConnectionLink, (ctx, { params }) => service.revokeConnectionLink(ctx, params)),

  implement(api.getConnectionProposal, (ctx, { params }) => service.getProposal(ctx, params)),

  implement(api.confirmConnectionProposal, (ctx, { params, body }) =>
    service.confirmProposal(ctx, params, body.version),
  ),

  implement(api.rejectConnectionProposal, (ctx, { params }) => service.rejectProposal(ctx, params)),
];
