import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import * as deletion from '@gatehouse/contract/me/deletion-endpoints';
import * as social from '@gatehouse/contract/me/social-endpoints';
import { listSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import { found } from '../../lib/fail.ts';
import { lockUser } from '../../users/end-everything.ts';
import { callerOf } from '../../users/own-user.ts';
import { asUser, isRecentlyVerified, requireRecentlyVerified } from '../../web/administrator-access.ts';
import { implement } from '../../web/implement.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** An administrator's own account in the cloud edition. Linking is a verification, which the sign-in has. */
export const routes = [
  implement(social.listOwnSocialConnectors, async ({ runtime, tenant }) => {
    const all = await listSocialConnectors(runtime, tenant.id);
    return all.map(({ id, name, logo, logoDark, target, platform }) => ({
      id,
      name,
      logo,
      logoDark,
      target,
      platform,
    }));
  }),

  implement(social.unlinkSocialIdentity, async (administrator, { params }) => {
    const ctx = asUser(administrator);
    await lockUser(ctx.db, callerOf(ctx).userId);
    await requireRecentlyVerified(ctx);
    const connector = await ctx.db
      .selectFrom('connectors')
      .select('target')
      .where('id', '=', params.connectorId)
      .where('type', '=', 'Social')
      .executeTakeFirst();
    const { target } = found(connector, connectorErrors.notFound);
    await unlinkIdentity(ctx, target);
    ctx.note({ params: { target } });
  }),

  implement(deletion.getAccountDeletion, async (administrator) => {
    const ctx = asUser(administrator);
    const tenants = await ctx.runtime.tenants.describeAccount(callerOf(ctx).userId);
    return { tenants, needsSignIn: !(await isRecentlyVerified(ctx)) };
  }),

  implement(deletion.deleteAccount, async (administrator, { query }) => {
    const ctx = asUser(administrator);
    await requireRecentlyVerified(ctx);
    const { userId } = callerOf(ctx);
    const { ip, userAgent, requestId } = ctx;
    const request = { ip, userAgent, requestId };
    await ctx.runtime.tenants.deleteAccount({ userId, chosen: query.deletedTenants ?? [], request });
    ctx.note({ params: { userId } });
  }),
];
