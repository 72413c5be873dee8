import { entityErrors } from '@gatehouse/contract/errors';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import * as api from '@gatehouse/contract/users/identity-endpoints';
import type { User } from '@gatehouse/contract/users/users';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import { getUser } from '../../users/user-store.ts';
import { deleteIdentity, setIdentity } from '../../users/identity-store.ts';
import { deleteSsoIdentities, listSsoIdentities } from '../../users/sso-identity-store.ts';
import { linkIdentity } from './link-identity.ts';

const read = async ({ db }: TransactionCtx, id: string): Promise<User> =>
  found(await getUser(db, id), entityErrors.notFound);

export const routes = [
  implement(api.listUserIdentities, async (ctx, { params }) => {
    const { identities } = await read(ctx, params.userId);
    const ssoIdentities = await listSsoIdentities(ctx.db, params.userId);
    return {
      socialIdentities: Object.entries(identities).map(([target, identity]) => ({ target, identity })),
      ssoIdentities: ssoIdentities.map((ssoIdentity) => ({
        ssoConnectorId: ssoIdentity.ssoConnectorId,
        ssoIdentity,
      })),
    };
  }),

  implement(api.getUserIdentity, async (ctx, { params }) => {
    const { identities } = await read(ctx, params.userId);
    return { identity: ctx.found(identities[params.target], identityErrors.identityNotExist) };
  }),

  implement(api.putUserIdentity, ({ db }, { params, body }) =>
    setIdentity(db, params.userId, params.target, body, { field: 'body.details' }),
  ),

  implement(api.linkUserIdentity, (ctx, { params, body }) => linkIdentity(ctx, params.userId, body)),

  implement(api.deleteUserIdentity, async (ctx, { params }) => {
    await read(ctx, params.userId);
    if (!(await deleteIdentity(ctx.db, params.userId, params.target)))
      ctx.fail(identityErrors.identityNotExist);
    // Removing a factor ends what it protected (ADR 7).
    await endEverythingOfUser(ctx.db, params.userId);
    return read(ctx, params.userId);
  }),

  implement(api.getUserSsoIdentity, async (ctx, { params }) => {
    await read(ctx, params.userId);
    const all = await listSsoIdentities(ctx.db, params.userId);
    const ssoIdentity = all.find(({ ssoConnectorId }) => ssoConnectorId === params.ssoConnectorId);
    return { ssoIdentity: ctx.found(ssoIdentity, ssoErrors.identityNotExist) };
  }),

  implement(api.deleteUserSsoIdentity, async (ctx, { params }) => {
    await read(ctx, params.userId);
    // Locks the user first, as sign-in does, to avoid deadlocks.
    await endEverythingOfUser(ctx.db, params.userId);
    if (!(await deleteSsoIdentities(ctx.db, params.userId, params.ssoConnectorId)))
      ctx.fail(ssoErrors.identityNotExist);
  }),
];
