import { endOwnGrant, listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import { edgeErrors } from '@gatehouse/contract/errors';
import { userSessionErrors } from '@gatehouse/contract/users/sessions';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { fail } from '../../lib/fail.ts';
import { listGrants, revokeGrant } from '../../sessions/sessions.ts';

/** The user whose grants these are. */
const ownerOf = ({ actor }: Ctx): string =>
  actor.kind === 'user' ? actor.userId : fail(edgeErrors.unauthorized);

export const routes = [
  implement(listOwnGrants, async (ctx, { query }) => ({
    grants: await listGrants(ctx.db, ownerOf(ctx), ctx.now, query.appType),
  })),

  implement(endOwnGrant, async (ctx, { params }) => {
    const grant = await revokeGrant(ctx.db, ownerOf(ctx), params.grantId);
    ctx.note({ params: ctx.found(grant, userSessionErrors.grantNotFound) });
  }),
];
