import { verificationErrors } from '@gatehouse/contract/account/errors';
import * as api from '@gatehouse/contract/account/identity-endpoints';
import { newTokenErrors } from '@gatehouse/contract/secrets/secrets';
import { readAccessToken } from '../../identity-providers/vault/read-access-token.ts';
import { found } from '../../lib/fail.ts';
import { linkedAccount, takeRecord } from '../../sessions/verifications.ts';
import { getUser } from '../../users/user-store.ts';
import { callerOf } from '../../users/own-user.ts';
import { implement } from '../../web/implement.ts';
import { keepTokensOf } from '../../identity-providers/vault/keep-tokens-of.ts';

export const routes = [
  implement(api.getOwnIdentityToken, (ctx, { params: { target } }) =>
    readAccessToken(ctx, { userId: callerOf(ctx).userId, target }),
  ),

  implement(api.replaceOwnIdentityToken, async (ctx, { params: { target }, body }) => {
    const { runtime, tenant, now } = ctx;
    const { userId } = callerOf(ctx);
    const asked = { userId, id: body.verificationRecordId, now, verified: true };
    const taken = await takeRecord(runtime.database.for(tenant.id), asked, {
      types: ['Social'],
      purposes: ['NewIdentifier'],
    });
    const account = found(linkedAccount.safeParse(taken?.data).data, verificationErrors.notFound);
    if (account.target !== target) ctx.fail(newTokenErrors.otherProvider);
    const user = await runtime.database.tenant(tenant.id, (db) => getUser(db, userId));
    // Tokens of another account would be those of another person.
    if (user?.identities[target]?.userId !== account.identity.userId) ctx.fail(newTokenErrors.notLinked);
    if (account.sealedTokens === undefined) ctx.fail(newTokenErrors.notStored);
    await keepTokensOf(ctx, userId, account);
    return readAccessToken(ctx, { userId, target });
  }),

  implement(api.getOwnSsoIdentityToken, (ctx, { params: { connectorId } }) =>
    readAccessToken(ctx, { userId: callerOf(ctx).userId, ssoConnectorId: connectorId }),
  ),
];
