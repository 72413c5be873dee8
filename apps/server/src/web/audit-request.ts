import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { Actor, Ctx, Note } from '../runtime/ctx.ts';
import type { TenantDb } from '../database/database.ts';
import { mayNote } from '../audit/refusals.ts';
import { type LogChanges, writeChanges } from '../audit/log-changes.ts';
import { type AuditEntry, writeLogs, writeLogsIn } from '../audit/write.ts';
import { createId } from '../lib/ids.ts';
import { traceOfFlow } from '../sessions/flow-trace.ts';
import type { EndpointEvents } from './events.ts';
import type { ParsedInput } from './implement.ts';

/** The audit entry of an operation: actor, event, records and result. Bodies aren't stored, because they can contain secrets. */
function buildEntry(
  ctx: Ctx,
  key: AuditLogKey,
  params: unknown,
  outcome: Record<string, unknown>,
): AuditEntry {
  return {
    key,
    ...subject(ctx.actor),
    payload: {
      result: 'Success',
      ip: ctx.ip,
      userAgent: ctx.userAgent,
      requestId: ctx.requestId,
      ...(ctx.actor.kind === 'flow' && { traceId: traceOfFlow(ctx.actor.flowId) }),
      ...(ctx.actor.kind === 'connection-link' && { linkId: ctx.actor.linkId }),
      actor: ctx.actor.kind,
      params,
      ...outcome,
    },
  };
}

function subject(actor: Actor): { userId?: string; applicationId?: string } {
  if (actor.kind === 'anonymous' || actor.kind === 'connection-link') return {};
  if (actor.kind === 'flow') return { applicationId: actor.clientId };
  return { userId: 'userId' in actor ? actor.userId : undefined, applicationId: actor.clientId };
}

/** The old value of what the operation changes, if its audit log entry contains some of it, or a webhook is subscribed to its events. */
export const readOld = async (
  ctx: Ctx & { db?: TenantDb },
  events: EndpointEvents,
  input: ParsedInput,
  subscribed: ReadonlySet<WebhookEvent>,
): Promise<unknown> => {
  const isUsed = events.logsOld ?? events.webhooks?.some(({ event }) => subscribed.has(event));
  return isUsed && ctx.db ? events.before?.({ ...ctx, db: ctx.db }, input) : undefined;
};

/** A successful operation. */
interface Done {
  input: ParsedInput;
  output: unknown;
  old: unknown;
  noted: Note;
  /** What it has changed. */
  changes?: LogChanges | undefined;
  /** The entry whose changes it has undone. */
  undoes?: string | undefined;
}

/** Writes the entry of a successful operation in the same transaction (ADR 6), with what it changed (ADR 209). Returns its ID. */
export async function auditSuccess(
  ctx: Ctx & { db?: TenantDb },
  events: EndpointEvents,
  { input, output, old, noted: { params: further, ...noted }, changes, undoes }: Done,
): Promise<string> {
  const id = typeof output === 'object' && output !== null && 'id' in output ? output.id : undefined;
  const entry = buildEntry(
    ctx,
    events.audit,
    { ...input.params, ...further },
    {
      ...(id !== undefined && { id }),
      ...pickFields(input.body, events.logs),
      ...(old !== undefined && { old: pickFields(old, events.logsOld) }),
      ...noted,
      ...(undoes !== undefined && { undoes }),
    },
  );
  const logId = createId();
  const own = { ...entry, id: logId };
  await (ctx.db ? writeLogsIn(ctx.db, [own], ctx.now) : writeLogs(ctx.runtime, ctx.tenant.id, [own]));
  if (ctx.db && changes) await writeChanges(ctx.db, logId, changes, ctx.now);
  return logId;
}

const pickFields = (value: unknown, names: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => names.includes(name)));

/** Writes the entry of a rejected operation in a transaction of its own, because the operation's is rolled back (ADR 6). */
export async function auditRefusal(
  ctx: Ctx,
  events: EndpointEvents | undefined,
  params: unknown,
  { code, status }: ErrorDeclaration,
): Promise<void> {
  const { actor, runtime, tenant, ip } = ctx;
  // 429 is only counted (`errors.ts`), and anyone who can sign up, or has a link, could fill the log with other errors.
  const isLimited = actor.kind === 'user' || actor.kind === 'connection-link';
  if (!events || status === 429 || (isLimited && !mayNote(runtime, tenant.id, ip))) return;
  const entry = buildEntry(ctx, events.audit, params, { result: 'Error', error: { code } });
  await writeLogs(ctx.runtime, ctx.tenant.id, [entry]);
}
