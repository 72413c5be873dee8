import { verificationErrors } from '@gatehouse/contract/account/errors';
import * as api from '@gatehouse/contract/account/identity-endpoints';
import { tokenSetErrors } from '@gatehouse/contract/secrets/secrets';
import { readAccessToken } from '../../identity-providers/vault/read-access-token.ts';
import { fail, found } from '../../lib/fail.ts';
import { linkedAccount, takeRecord } from '../../sessions/verifications.ts';
import { callerOf } from '../../users/own-user.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.getOwnIdentityToken, (ctx, { params: { target } }) =>
    readAccessToken(ctx, { userId: callerOf(ctx).userId, target }),
  ),

  // The tokens of the sign-in at the provider were stored when it ended: they belong to whoever has that account linked.
  implement(api.replaceOwnIdentityToken, async (ctx, { params: { target }, body }) => {
    const { runtime, tenant, now } = ctx;
    const { userId } = callerOf(ctx);
    const asked = { userId, id: body.verificationRecordId, now, verified: true };
    const db = runtime.database.for(tenant.id);
    const taken = await takeRecord(db, asked, { types: ['Social'], purposes: ['NewIdentifier'] });
    const account = found(linkedAccount.safeParse(taken?.data).data, verificationErrors.notFound);
    const linked = await db
      .selectFrom('userIdentities')
      .select('userId')
      .where('target', '=', account.target)
      .where('identityId', '=', account.identity.userId)
      .executeTakeFirst();
    if (account.target !== target || linked?.userId !== userId) return fail(tokenSetErrors.notFound);
    return readAccessToken(ctx, { userId, target });
  }),

  implement(api.getOwnSsoIdentityToken, (ctx, { params: { connectorId } }) =>
    readAccessToken(ctx, { userId: callerOf(ctx).userId, ssoConnectorId: connectorId }),
  ),
];
