import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { CheckedEndpoint, Endpoint, HandlerInput } from '@gatehouse/contract/endpoint';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { Actor, Ctx, Note } from '../runtime/ctx.ts';
import type { TenantDb } from '../database/database.ts';
import { mayNote } from '../audit/refusals.ts';
import { type AuditEntry, writeLogs, writeLogsIn } from '../audit/write.ts';

/** The audit row of an operation: who, what, on which records, how it ended. Bodies are not kept: they may hold secrets. */
function describe(ctx: Ctx, key: AuditLogKey, params: unknown, outcome: Record<string, unknown>): AuditEntry {
  return {
    key,
    ...subject(ctx.actor),
    payload: {
      result: 'Success',
      ip: ctx.ip,
      userAgent: ctx.userAgent,
      requestId: ctx.requestId,
      actor: ctx.actor.kind,
      params,
      ...outcome,
    },
  };
}

function subject(actor: Actor): { userId?: string; applicationId?: string } {
  if (actor.kind === 'anonymous') return {};
  if (actor.kind === 'flow') return { applicationId: actor.clientId };
  return { userId: 'userId' in actor ? actor.userId : undefined, applicationId: actor.clientId };
}

/** Writes the row of a success in the transaction of what it records (ADR 6). */
export async function auditSuccess(
  ctx: Ctx & { db?: TenantDb },
  endpoint: CheckedEndpoint,
  input: HandlerInput<Endpoint>,
  output: unknown,
  { params: further, ...noted }: Note,
): Promise<void> {
  if (!endpoint.event) return;
  const created = (output as { id?: unknown } | undefined)?.id;
  const entry = describe(
    ctx,
    endpoint.event,
    { ...input.params, ...further },
    {
      ...(created !== undefined && { id: created }),
      ...pickLogged(endpoint, input.body),
      ...noted,
    },
  );
  await (ctx.db ? writeLogsIn(ctx.db, [entry], ctx.now) : writeLogs(ctx.runtime, ctx.tenant.id, [entry]));
}

function pickLogged({ logs = [] }: CheckedEndpoint, body: unknown): Record<string, unknown> {
  const values = body as Record<string, unknown>;
  return Object.fromEntries(logs.map((name) => [name, values[name]]));
}

/** Commits the row of a refusal on its own: the work is rolled back, its evidence is not (ADR 6). */
export async function auditRefusal(
  ctx: Ctx,
  endpoint: CheckedEndpoint,
  params: unknown,
  { code, status }: ErrorDeclaration,
): Promise<void> {
  const { actor, runtime, tenant, ip } = ctx;
  // 429 is only counted (`errors.ts`), and anyone who can sign up could fill the log with other refusals.
  if (!endpoint.event || status === 429 || (actor.kind === 'user' && !mayNote(runtime, tenant.id, ip)))
    return;
  const entry = describe(ctx, endpoint.event, params, { result: 'Error', error: { code } });
  await writeLogs(ctx.runtime, ctx.tenant.id, [entry]);
}
