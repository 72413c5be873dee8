import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { AuditEntry } from '../audit/write.ts';
import { placeData } from '../web/pick-events.ts';
import type { ScimCtx, ScimRequest } from './scim-ctx.ts';
import type { ScimEvents } from './scim-events.ts';

/** The entry of the audit log for something that the identity provider did. */
export const createEntry = (
  { organizationId, tokenId, ip, userAgent, requestId }: ScimRequest,
  key: AuditLogKey,
  about: { result?: 'Success' | 'Error'; error?: object } & Record<string, unknown>,
  params: Record<string, string> = {},
): AuditEntry => ({
  key,
  payload: {
    result: 'Success',
    ip,
    userAgent,
    requestId,
    actor: 'scim',
    params: { organizationId, tokenId, ...params },
    ...about,
  },
});

/** Notes a change for the end of the transaction: its entry in the audit log, and its webhook events. */
export function note<Made>(
  ctx: ScimCtx,
  { audit, webhooks }: ScimEvents<Made>,
  made: Made,
  params: Record<string, string>,
): void {
  ctx.entries.push(createEntry(ctx, audit, {}, params));
  const { subscribed, ip, userAgent, path, method, now } = ctx;
  for (const { event, when, ids, data } of webhooks) {
    if (!subscribed.has(event) || (when && !when.pick(made))) continue;
    const named = Object.entries(ids).map(([name, { pick }]) => [name, pick(made)] as const);
    const [first] = named;
    const common = { event, createdAt: new Date(now).toISOString(), ip, userAgent, path, method };
    ctx.announced.push({
      event,
      record: first ? first.join(':') : '',
      payload: { ...common, ...Object.fromEntries(named), ...placeData(event, data.pick(made)) },
    });
  }
}
