import { type CheckedEndpoint, isOfManagement } from '@gatehouse/contract/endpoint';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { TenantDb } from '../database/database.ts';
import type { Refusals } from '../lib/fail.ts';
import type { Ctx, Note, TransactionCtx } from '../runtime/ctx.ts';
import { requireAccountAccess } from './account-access.ts';
import type { createAnnouncing } from './announcing.ts';
import { auditSuccess, readOld } from './audit-request.ts';
import { requireScope } from './authorize.ts';
import type { ParsedInput } from './implement.ts';
import type { Checked } from './operations.ts';
import { requireQuota } from './quota.ts';
import { checkOutput } from './send.ts';
import { watchChanges } from './watch-changes.ts';

export type HandlerCtx = Ctx & Refusals<string> & { db?: TenantDb };

interface Call {
  input: ParsedInput;
  /** Filled by the handler. */
  noted: Note;
  subscribed: ReadonlySet<WebhookEvent>;
  announcing: ReturnType<typeof createAnnouncing>;
  /** Of a change that undoes another one: checks the record before and after it, and the entry that it undoes. */
  undoing?: {
    logId: string;
    checkBefore: (record: unknown) => void;
    checkAfter: (record: unknown) => void;
  };
}

/**
 * Runs an operation in its transaction: what the caller and the tenant need for it, the handler, the audit log entry with what it changed, and
 * the webhook events. Returns the response and the ID of the entry.
 */
export function perform(
  ctx: HandlerCtx,
  { endpoint, events, handle, isMore }: Checked,
  { input, noted, subscribed, announcing, undoing }: Call,
): Promise<{ output: unknown; logId: string | undefined }> {
  return runInTransaction(ctx, endpoint, async (scoped) => {
    if (endpoint.permission === 'account') await requireAccountAccess(scoped, endpoint, input);
    if (endpoint.alsoNeeds && (await (isMore?.(scoped, input) ?? true)))
      requireScope(scoped.actor, endpoint.alsoNeeds.scope);
    await requireQuota(scoped, endpoint, input);
    const { db } = scoped;
    const watch = events && db && (await watchChanges({ ...scoped, db }, endpoint, input));
    undoing?.checkBefore(watch?.before);
    // Steps of a sign-in have no events, and write their own entries.
    const old = events && (await readOld(scoped, events, input, subscribed));
    const output = checkOutput(endpoint, await handle(scoped, input));
    const finished = await watch?.finish();
    undoing?.checkAfter(finished?.after);
    const logId =
      events &&
      (await auditSuccess(scoped, events, {
        input,
        output,
        old,
        noted,
        changes: finished?.changes,
        undoes: undoing?.logId,
      }));
    if (events && db) await announcing.announce({ ...scoped, db }, { ...input, output, old });
    return { output, logId };
  });
}

function runInTransaction<T>(
  ctx: HandlerCtx,
  endpoint: CheckedEndpoint,
  work: (ctx: HandlerCtx) => Promise<T>,
): Promise<T> {
  if (endpoint.transaction === 'none') return work(ctx);
  const limit = isOfManagement(endpoint.permission) && endpoint.method !== 'GET' ? 'long' : 'short';
  const withDb = (db: TenantDb): TransactionCtx & HandlerCtx => ({ ...ctx, db });
  return ctx.runtime.database.tenant(ctx.tenant.id, (db) => work(withDb(db)), limit);
}
