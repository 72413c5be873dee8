import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { AnnouncedEvent } from '../webhooks/announce.ts';
import { subscribedEvents } from '../webhooks/subscriptions.ts';
import { grantEvents, protocolEvents } from './protocol-events.ts';
import type { OidcRequest } from './request.ts';

/** The webhook events of a request, as the statement that writes it takes them (`gatehouse_oidc_write_v1`). */
export interface ProtocolWebhooks {
  webhooks: AnnouncedEvent[];
  /** What is known of the event of a grant that exceeds its application's limit, which the statement finds out. */
  limitWebhook?: Omit<AnnouncedEvent, 'record'>;
}

const [limitExceeded] = grantEvents.flatMap(({ webhooks }) => webhooks);
const signedOut = protocolEvents.flatMap(({ webhooks = [] }) => webhooks);

const createPayload = (
  event: WebhookEvent,
  { runtime, ip, userAgent }: Pick<OidcRequest, 'runtime' | 'ip' | 'userAgent'>,
) => ({ event, createdAt: new Date(runtime.clock()).toISOString(), ip, userAgent });

/** The part of the event of an exceeded limit that is known before its statement runs; undefined if nothing is subscribed. */
export async function findLimitWebhook(
  request: Pick<OidcRequest, 'runtime' | 'tenant' | 'ip' | 'userAgent'>,
): Promise<ProtocolWebhooks['limitWebhook']> {
  const subscribed = await subscribedEvents(request.runtime, request.tenant.id);
  if (!limitExceeded || !subscribed.has(limitExceeded.event)) return undefined;
  return { event: limitExceeded.event, payload: createPayload(limitExceeded.event, request) };
}

/** The events of sessions that end by a sign-out. */
export async function findEndedEvents(
  request: Pick<OidcRequest, 'runtime' | 'tenant' | 'ip' | 'userAgent'>,
  ended: readonly { userId: string; sessionId: string }[],
): Promise<AnnouncedEvent[]> {
  if (ended.length === 0) return [];
  const subscribed = await subscribedEvents(request.runtime, request.tenant.id);
  return signedOut
    .filter(({ event }) => subscribed.has(event))
    .flatMap(({ event }) =>
      ended.map(({ userId, sessionId }) => ({
        event,
        record: `userId:${userId}`,
        payload: { ...createPayload(event, request), userId, data: { sessionId } },
      })),
    );
}

/** The events of sessions that the request ends, and of grants beyond a limit. Undefined for almost all requests, which read nothing. */
export async function findProtocolWebhooks(request: OidcRequest): Promise<ProtocolWebhooks | undefined> {
  const { pending, endedSessions } = request;
  const ended = endedSessions.filter(({ sessionId }) => pending?.sessions.has(sessionId));
  const limitWebhook = pending?.limited.size ? await findLimitWebhook(request) : undefined;
  const webhooks = await findEndedEvents(request, ended);
  return webhooks.length > 0 || limitWebhook
    ? { webhooks, ...(limitWebhook && { limitWebhook }) }
    : undefined;
}
