import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { Ctx } from '../runtime/ctx.ts';
import type { AnnouncedEvent } from '../webhooks/announce.ts';
import type { Picker, Webhook } from './events.ts';

/** Of these, the wire has the data beside the other fields. */
const flat = new Set<WebhookEvent>([
  'PostRegister',
  'PostSignIn',
  'PostResetPassword',
  'PostSignInAdaptiveMfaTriggered',
  'Identifier.Lockout',
  'Message.RateLimited',
  'Grant.LimitExceeded',
]);

/** The fields that the wire has beside `data`. */
export function placeData(event: WebhookEvent, data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return { data };
  if (flat.has(event)) return { ...data };
  return event === 'Organization.Membership.Updated' ? { ...data, data } : { data };
}

async function pickId<Made extends object>(
  from: string | Picker<Made, string | readonly string[] | undefined>,
  made: Made,
  ctx: Ctx,
): Promise<unknown> {
  if (typeof from !== 'string') return from.pick(made, ctx);
  const [part = '', name = ''] = from.split('.');
  const found: unknown = Object.entries(made).find(([key]) => key === part)?.[1];
  return typeof found === 'object' && found !== null
    ? Object.entries(found).find(([key]) => key === name)?.[1]
    : undefined;
}

/**
 * The events of a declaration that something is subscribed to, as payloads. A list of IDs makes one for each; of data that is a list, each
 * gets its own.
 */
export async function pickEvents<Made extends object>(
  webhooks: readonly Webhook<Made>[],
  made: Made,
  ctx: Ctx,
  { subscribed, common }: { subscribed: ReadonlySet<WebhookEvent>; common: Record<string, unknown> },
): Promise<AnnouncedEvent[]> {
  const picked: AnnouncedEvent[] = [];
  for (const { event, when, ids, data } of webhooks) {
    if (!subscribed.has(event) || (when && !(await when.pick(made, ctx)))) continue;
    const named: [string, unknown][] = [];
    for (const [name, from] of Object.entries(ids)) named.push([name, await pickId(from, made, ctx)]);
    const value: unknown =
      typeof data === 'string'
        ? (Object.entries(made).find(([key]) => key === data)?.[1] ?? null)
        : await data.pick(made, ctx);
    const [first] = named;
    const about = first?.[1];
    const each = Array.isArray(about) ? about : [about];
    for (const [index, one] of each.entries()) {
      const own: unknown = Array.isArray(about) && Array.isArray(value) ? value[index] : value;
      const ownIds = Object.fromEntries(named.map(([name, id], at) => [name, at === 0 ? one : id]));
      picked.push({
        event,
        record: `${first?.[0] ?? ''}:${String(one ?? '')}`,
        payload: {
          event,
          createdAt: new Date(ctx.now).toISOString(),
          ...common,
          ...ownIds,
          ...placeData(event, own),
        },
      });
    }
  }
  return picked;
}

/** What the wire says of every request of the Management API that makes an event. */
export const commonOfRequest = (
  { ip, userAgent }: Ctx,
  { method, path: pattern }: { method: string; path: string },
  { url, status, params }: { url: string; status: number; params: unknown },
): Record<string, unknown> => ({
  ip,
  userAgent,
  path: url.split('?', 1)[0],
  method,
  status,
  params,
  matchedRoute: pattern.replaceAll(/\{(\w+)\}/g, ':$1'),
});
