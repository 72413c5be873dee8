import { entityErrors } from '@gatehouse/contract/errors';
import type { TokenSecret } from '@gatehouse/contract/secrets/secrets';
import type { SsoIdentity } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import * as api from '@gatehouse/contract/users/identity-endpoints';
import type { User } from '@gatehouse/contract/users/users';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import { listTokenSets, type TokenSet, toTokenSecret } from '../../identity-providers/vault/token-sets.ts';
import { getUser } from '../../users/user-store.ts';
import { deleteIdentity, setIdentity } from '../../users/identity-store.ts';
import { deleteSsoIdentities, listSsoIdentities } from '../../users/sso-identity-store.ts';
import { linkIdentity } from './link-identity.ts';

const read = async ({ db }: TransactionCtx, id: string): Promise<User> =>
  found(await getUser(db, id), entityErrors.notFound);

/** Finds what is stored of the tokens of an account, if that is requested. */
async function readSecrets(
  { db }: TransactionCtx,
  userId: string,
  { includeTokenSecret }: { includeTokenSecret?: boolean | undefined },
): Promise<(isOf: (set: TokenSet) => boolean) => TokenSecret | undefined> {
  const sets = includeTokenSecret ? await listTokenSets(db, userId) : [];
  return (isOf) => {
    const set = sets.find(isOf);
    return set && toTokenSecret(set);
  };
}

const isOfSso = (set: TokenSet, { ssoConnectorId, issuer }: SsoIdentity): boolean =>
  set.ssoConnectorId === ssoConnectorId && set.issuer === issuer;

export const routes = [
  implement(api.listUserIdentities, async (ctx, { params, query }) => {
    const { identities } = await read(ctx, params.userId);
    const ssoIdentities = await listSsoIdentities(ctx.db, params.userId);
    const secretOf = await readSecrets(ctx, params.userId, query);
    return {
      socialIdentities: Object.entries(identities).map(([target, identity]) => ({
        target,
        identity,
        tokenSecret: secretOf((set) => set.target === target),
      })),
      ssoIdentities: ssoIdentities.map((ssoIdentity) => ({
        ssoConnectorId: ssoIdentity.ssoConnectorId,
        ssoIdentity,
        tokenSecret: secretOf((set) => isOfSso(set, ssoIdentity)),
      })),
    };
  }),

  implement(api.getUserIdentity, async (ctx, { params, query }) => {
    const { identities } = await read(ctx, params.userId);
    const identity = ctx.found(identities[params.target], identityErrors.identityNotExist);
    const secretOf = await readSecrets(ctx, params.userId, query);
    return { identity, tokenSecret: secretOf((set) => set.target === params.target) };
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

  implement(api.getUserSsoIdentity, async (ctx, { params, query }) => {
    await read(ctx, params.userId);
    const all = await listSsoIdentities(ctx.db, params.userId);
    const found = all.find(({ ssoConnectorId }) => ssoConnectorId === params.ssoConnectorId);
    const ssoIdentity = ctx.found(found, ssoErrors.identityNotExist);
    const secretOf = await readSecrets(ctx, params.userId, query);
    return { ssoIdentity, tokenSecret: secretOf((set) => isOfSso(set, ssoIdentity)) };
  }),

  implement(api.deleteUserSsoIdentity, async (ctx, { params }) => {
    await read(ctx, params.userId);
    // Locks the user first, as sign-in does, to avoid deadlocks.
    await endEverythingOfUser(ctx.db, params.userId);
    if (!(await deleteSsoIdentities(ctx.db, params.userId, params.ssoConnectorId)))
      ctx.fail(ssoErrors.identityNotExist);
  }),
];
