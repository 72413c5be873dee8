import * as api from '@gatehouse/contract/connection-links/page-endpoints';
import { refuseCrossSite } from '../../web/cross-site.ts';
import { implement, type Implementation } from '../../web/implement.ts';
import { openLink } from './open-link.ts';
import * as service from './connection-page-service.ts';

/** Only the page itself may call them: a cookie authenticates. */
const ownPageOnly = ({ handle, ...rest }: Implementation): Implementation => ({
  ...rest,
  handle(ctx, input) {
    refuseCrossSite(ctx, rest.endpoint);
    return handle(ctx, input);
  },
});

export const routes = [
  implement(api.openConnectionLink, (ctx, { body }) => openLink(ctx, body.secret)),

  implement(api.getConnectionPage, (ctx) => service.readPage(ctx)),

  implement(api.proposeConnection, (ctx, { body }) => service.propose(ctx, body.settings)),

  implement(api.checkConnection, (ctx) => service.check(ctx)),

  implement(api.proposeDomain, (ctx, { body }) => service.proposeDomain(ctx, body.domain)),

  implement(api.verifyProposedDomain, (ctx, { params }) => service.verifyDomain(ctx, params.domain)),

  implement(api.withdrawDomain, (ctx, { params }) => service.withdrawDomain(ctx, params.domain)),

  implement(api.submitConnection, (ctx) => service.submit(ctx)),
].map(ownPageOnly);
