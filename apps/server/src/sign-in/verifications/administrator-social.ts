import { verificationErrors } from '@gatehouse/contract/account/errors';
import * as api from '@gatehouse/contract/me/social-endpoints';
import { linkIdentity } from '../../identity-providers/link-identity.ts';
import { found } from '../../lib/fail.ts';
import { lockUser } from '../../users/end-everything.ts';
import { callerOf } from '../../users/own-user.ts';
import { asUser, requireRecentlyVerified } from '../../web/administrator-access.ts';
import { implement } from '../../web/implement.ts';
import { beginSocial, findStartedSocial, verifySocial } from './social.ts';

/** How administrators of the cloud edition link a social account: as in the account API, but both steps in two calls (API-24, API-25). */
export const routes = [
  implement(api.beginSocialLink, async (administrator, { body }) => {
    const ctx = asUser(administrator);
    await requireRecentlyVerified(ctx);
    const { authorizationUri } = await beginSocial(ctx, body);
    return { redirectTo: authorizationUri };
  }),

  implement(api.linkSocialIdentity, async (administrator, { body: { connectorId, connectorData } }) => {
    const ctx = asUser(administrator);
    await requireRecentlyVerified(ctx);
    const started = await findStartedSocial(ctx, { connectorId, state: connectorData.state });
    const verificationRecordId = found(started, verificationErrors.notFound);
    await verifySocial(ctx, { verificationRecordId, connectorData });
    await ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
      await lockUser(db, callerOf(ctx).userId);
      await requireRecentlyVerified({ ...ctx, db });
      await linkIdentity({ ...ctx, db }, verificationRecordId, { replaces: false });
    });
  }),
];
