import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { isForAnyone } from '../../organizations/invitation-link.ts';
import { findBySecret } from '../../organizations/invitation-store.ts';
import { hashToken } from '../../one-time/one-time-token-service.ts';
import type { Ctx, Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readInvitationCookie } from '../../sessions/invitation-cookie.ts';
import type { StoredState } from '../state/flow-state.ts';

interface Browser {
  runtime: Runtime;
  tenant: Tenant;
  now: number;
  /** The application of its flow. */
  clientId: string | undefined;
  cookies: string | undefined;
}

/** The console, which the page of the link sends new administrators to, and the page itself. */
const applications = [builtInApplications.console, builtInApplications.invitation];

/**
 * The hash of the secret with which a browser may register an administrator, although registration is closed: it has opened the link of a
 * pending invitation. The write decides (`submit_registration_v1.sql`).
 */
export async function findInvitationOf({
  runtime,
  tenant,
  now,
  clientId,
  cookies,
}: Browser): Promise<string | undefined> {
  if (!isForAnyone(runtime, tenant) || !applications.some((id) => id === clientId)) return undefined;
  const secret = readInvitationCookie(tenant, cookies);
  const invitation = secret && (await findBySecret(runtime.database.for(tenant.id), secret, now));
  return invitation && invitation.status === 'Pending' ? hashToken(secret) : undefined;
}

/** The same for a request of the flow, as the flow keeps it. */
export async function findInvitation(ctx: Ctx): Promise<Pick<StoredState, 'invitationHash'>> {
  const { runtime, tenant, now, actor } = ctx;
  const clientId = actor.kind === 'flow' ? actor.clientId : undefined;
  const hash = await findInvitationOf({ runtime, tenant, now, clientId, cookies: ctx.header('cookie') });
  return hash === undefined ? {} : { invitationHash: hash };
}
