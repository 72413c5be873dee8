import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { invitationRefused } from '@gatehouse/contract/organization-invitations/organization-invitations';
import * as api from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { invitationErrors, type OwnInvitation } from '@gatehouse/contract/tenants/own-invitations';
import { acceptInvitation } from '../../organizations/accept-invitation.ts';
import { finishOnboarding } from '../../organizations/finish-onboarding.ts';
import { members } from '../../organizations/memberships.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import * as store from './own-invitations-store.ts';

const userOf = ({ actor }: Ctx): string => ('userId' in actor ? actor.userId : fail(edgeErrors.unauthorized));

/** An invitation to the caller's address. */
async function requireOwn(ctx: Ctx, id: string): Promise<OwnInvitation> {
  const { now, runtime, tenant } = ctx;
  const asked = { userId: userOf(ctx), now };
  const invitation = found(
    await store.findInvitation(runtime.database.for(tenant.id), id, asked),
    entityErrors.notFound,
  );
  if (invitation.invitee !== invitation.ownEmail) fail(invitationErrors.otherAddress);
  const [shown] = await store.addTags(runtime.tenants, [invitation]);
  return found(shown, entityErrors.notFound);
}

/**
 * What administrators are invited to. The email addresses of accounts are verified: a user who registers with one has received its
 * code, and there is no other way to set one (ADR 186).
 */
export const routes = [
  implement(api.listOwnInvitations, async (ctx, { query }) => {
    const { now, runtime, tenant } = ctx;
    const asked = { userId: userOf(ctx), now };
    const all = await store.listInvitations(runtime.database.for(tenant.id), asked);
    const shown = await store.addTags(runtime.tenants, all);
    return shown.filter(({ status }) => query.status === undefined || status === query.status);
  }),

  implement(api.getOwnInvitation, (ctx, { params }) => requireOwn(ctx, params.invitationId)),

  implement(api.acceptOwnInvitation, async (ctx, { params: { invitationId: id } }) => {
    const { now, runtime, tenant } = ctx;
    const userId = userOf(ctx);
    const { organizationId } = await requireOwn(ctx, id);
    const reason = await runtime.database.tenant(tenant.id, async (db) => {
      await members.lockOwner(db, { organizationId });
      const isMember = (await members.listIds(db, { organizationId }, [userId])).length > 0;
      // An invitation doesn't change the role of who is a member already (ADR 157).
      if (isMember) return 'already_member';
      const refusal = await acceptInvitation(db, { id, organizationId, userId, now });
      if (!refusal) await finishOnboarding(db, userId);
      return refusal;
    });
    if (reason) fail(invitationRefused, { data: { reason } });
    return requireOwn(ctx, id);
  }),
];
