import type { BodyOf } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { invitationRefused } from '@gatehouse/contract/organization-invitations/organization-invitations';
import * as api from '@gatehouse/contract/tenant-members/invitation-endpoints';
import {
  invitationDays,
  type TenantInvitationWithLink,
} from '@gatehouse/contract/tenant-members/invitations';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { listSenders } from '../../connectors/senders.ts';
import { countMessage } from '../../delivery/messages/waits.ts';
import { fail, found } from '../../lib/fail.ts';
import { insertInvitation } from '../../organizations/insert-invitation.ts';
import { createInvitationLink } from '../../organizations/invitation-link.ts';
import { sendInvitationMessage } from '../../organizations/invitation-message.ts';
import { members } from '../../organizations/memberships.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { requireQuota } from '../../web/quota.ts';
import * as store from './tenant-invitations-store.ts';
import { findScopes } from './tenant-members-store.ts';

const lifetimeMs = invitationDays * 86_400_000;

/** Creates invitations with their links, all or none. */
export async function createInvitations(
  ctx: Ctx,
  tenantId: string,
  {
    invitee: invitees,
    roleName,
    expiresAt = ctx.now + lifetimeMs,
  }: BodyOf<typeof api.createTenantInvitations>,
): Promise<TenantInvitationWithLink[]> {
  const { runtime, tenant, now } = ctx;
  if (expiresAt <= now || expiresAt > now + lifetimeMs)
    fail(edgeErrors.invalidInput, { data: { fields: { 'body.expiresAt': 'must be within 7 days' } } });
  const organizationId = organizationOfTenant(tenantId);
  const sent = await countMessages(ctx, invitees);
  return runtime.database.tenant(tenant.id, async (db) => {
    await members.lockOwner(db, { organizationId });
    const inviterId = await requireInviter({ ...ctx, db }, organizationId);
    const asked = { params: { tenantId }, body: { invitee: invitees } };
    await requireQuota({ ...ctx, db }, api.createTenantInvitations, asked);
    const results: TenantInvitationWithLink[] = [];
    for (const invitee of invitees) {
      const values = { organizationId, invitee, inviterId, expiresAt, organizationRoleIds: [roleName] };
      const { id } = await insertInvitation(db, values, now);
      results.push(await addLink({ ...ctx, db }, organizationId, id, sent.has(invitee)));
    }
    return results;
  });
}

/**
 * The caller, who may have been removed since the request was authenticated: their invitations were revoked then. The organization is locked.
 */
async function requireInviter({ db, actor }: TransactionCtx, organizationId: string): Promise<string> {
  const inviterId = 'userId' in actor ? actor.userId : fail(entityErrors.notFound);
  const scopes = await findScopes(db, organizationId, inviterId);
  if (!scopes?.includes('invite:member')) fail(entityErrors.notFound);
  return inviterId;
}

/**
 * Replaces the link of a pending invitation. The caller, who gets it, is its inviter from now on: when they may not invite any more, it is
 * revoked like those that they created.
 */
export async function renewInvitation(
  ctx: Ctx,
  tenantId: string,
  id: string,
): Promise<TenantInvitationWithLink> {
  const { runtime, tenant, now } = ctx;
  const organizationId = organizationOfTenant(tenantId);
  const { invitee } = found(
    await store.getInvitation(runtime.database.for(tenant.id), organizationId, { id, now }),
    entityErrors.notFound,
  );
  const sent = await countMessages(ctx, [invitee]);
  return runtime.database.tenant(tenant.id, async (db) => {
    await members.lockOwner(db, { organizationId });
    const invitation = found(
      await store.getInvitation(db, organizationId, { id, now }),
      entityErrors.notFound,
    );
    if (invitation.status !== 'Pending') fail(invitationRefused, { data: { reason: 'not_pending' } });
    const inviterId = await requireInviter({ ...ctx, db }, organizationId);
    await store.setInviter(db, organizationId, { id, inviterId });
    return addLink({ ...ctx, db }, organizationId, id, sent.has(invitee));
  });
}

/**
 * The invitees who can get a message now. Only by a connector: administrators can't read the admin tenant's development inbox. Who got too many
 * messages gets none, but the invitation: its link is passed on anyway.
 */
async function countMessages(ctx: Ctx, invitees: readonly string[]): Promise<Set<string>> {
  const senders = await listSenders(ctx.runtime, ctx.tenant.id);
  const counted = new Set<string>();
  if (!senders.includes('Email')) return counted;
  for (const to of invitees) {
    const { waitMs } = await countMessage(ctx, { type: 'Email', usage: 'OrganizationInvitation', to });
    if (waitMs === undefined) counted.add(to);
  }
  return counted;
}

async function addLink(
  ctx: TransactionCtx,
  organizationId: string,
  id: string,
  isSent: boolean,
): Promise<TenantInvitationWithLink> {
  const { db, tenant, now } = ctx;
  const link = await createInvitationLink(db, tenant, id);
  const invitation = found(await store.getInvitation(db, organizationId, { id, now }), entityErrors.notFound);
  if (isSent) await sendInvitationMessage(ctx, { ...invitation, organizationId }, { link });
  return { ...invitation, link, isSent };
}
