import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyRequest } from 'fastify';
import { type AuditEntry, writeLogsIn } from '../../audit/write.ts';
import { acceptInvitation } from '../../organizations/accept-invitation.ts';
import { finishOnboarding } from '../../organizations/finish-onboarding.ts';
import { members } from '../../organizations/memberships.ts';
import { announce, deliverAnnounced } from '../../webhooks/announce.ts';
import { subscribedEvents } from '../../webhooks/subscriptions.ts';
import { isForAnyone } from '../../organizations/invitation-link.ts';
import { revokeInvitation, type ShownInvitation } from '../../organizations/invitation-store.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { BrowserSession } from '../../sessions/browser-session.ts';
import { accepted, declined } from './invitation-events.ts';

interface PageCall {
  runtime: Runtime;
  tenant: Tenant;
  request: FastifyRequest;
}

/** Accepts an invitation for the signed-in user, if it is theirs and still pending. */
export async function acceptOnPage(
  { runtime, tenant, request }: PageCall,
  { id, organizationId }: ShownInvitation,
  { userId }: BrowserSession,
): Promise<void> {
  const subscribed = await subscribedEvents(runtime, tenant.id);
  const announced = await runtime.database.tenant(tenant.id, async (db) => {
    const now = runtime.clock();
    const acceptance = { id, organizationId, userId, now, isForAnyone: isForAnyone(runtime, tenant) };
    const isWanted = subscribed.has(accepted.webhooks[0].event);
    const former = isWanted ? await members.listIds(db, { organizationId }, [userId]) : [];
    const refusal = await acceptInvitation(db, acceptance);
    if (refusal) return [];
    if (tenant.id === adminTenantId && runtime.settings.EDITION === 'cloud')
      await finishOnboarding(db, userId);
    const key = keyOf(tenant, 'Accepted');
    await writeLogsIn(db, [createLog(key, request, { id, organizationId }, userId)], now);
    const made = { organizationId, userId, wasMember: former.length > 0 };
    const { event, ids, data } = accepted.webhooks[0];
    if (!isWanted) return [];
    const changed = data.pick(made);
    const payload = {
      event,
      createdAt: new Date(now).toISOString(),
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
      ...changed,
      data: changed,
    };
    const events = [{ event, record: `organizationId:${ids.organizationId.pick(made)}`, payload }];
    await announce({ runtime, tenant, now, db }, events);
    return events;
  });
  await deliverAnnounced(runtime, tenant.id, announced);
}

/** Declines a pending invitation. The link is enough, because declining shouldn't require an account. */
export async function declineOnPage(
  { runtime, tenant, request }: PageCall,
  { id, organizationId }: ShownInvitation,
  session: BrowserSession | undefined,
): Promise<void> {
  await runtime.database.tenant(tenant.id, async (db) => {
    const now = runtime.clock();
    if (await revokeInvitation(db, id, now))
      await writeLogsIn(
        db,
        [createLog(keyOf(tenant, 'Declined'), request, { id, organizationId }, session?.userId)],
        now,
      );
  });
}

/** Organizations of the admin tenant are tenants. */
const keyOf = ({ id }: Tenant, answer: 'Accepted' | 'Declined'): AuditLogKey =>
  id === adminTenantId
    ? `Tenant.Invitation.${answer}`
    : { Accepted: accepted, Declined: declined }[answer].audit;

const createLog = (
  key: AuditLogKey,
  { id: requestId, ip, headers }: FastifyRequest,
  params: Record<string, string>,
  userId: string | undefined,
): AuditEntry => ({
  key,
  ...(userId !== undefined && { userId }),
  payload: {
    result: 'Success',
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 512),
    requestId,
    actor: userId === undefined ? 'anonymous' : 'user',
    params,
  },
});
