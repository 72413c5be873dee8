import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import { undoAuditLog } from '@gatehouse/contract/audit-logs/endpoints';
import { withChecks } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import { z } from 'zod';
import { type LogChanges, readChanges } from '../audit/log-changes.ts';
import { isComplete, listDifferent, restoreRecord } from '../audit/undo-changes.ts';
import { ApiError, fail, found } from '../lib/fail.ts';
import type { Ctx, Note } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createAnnouncing, findWanted } from './announcing.ts';
import { auditRefusal } from './audit-request.ts';
import { authorize } from './authorize.ts';
import type { ParsedInput } from './implement.ts';
import { type Checked, findOperation, findReader } from './operations.ts';
import { parseInput } from './parse.ts';
import { perform } from './perform.ts';
import { readRecord } from './watch-changes.ts';

/** The operation of changes that can be undone; `undefined` if they can't be. */
export function findUndoable(runtime: Runtime, stored: LogChanges | undefined): Checked | undefined {
  if (!stored || !isComplete(stored.changes)) return undefined;
  const operation = findOperation(runtime, stored.operation);
  return operation?.endpoint.isUndoable ? operation : undefined;
}

/**
 * Undoes the changes of an audit log entry: runs the operation that made them with the values from before, as the caller, with everything that a
 * request for it has to pass. Only while the changed fields have the values from after the changes, and only if the result has those from before
 * (ADR 210). Returns the ID of the new entry.
 */
export async function undoChange(ctx: Ctx, logId: string): Promise<string> {
  const { actor, runtime, tenant } = ctx;
  const stored = await runtime.database.tenant(tenant.id, (db) => readChanges(db, logId));
  const operation = findUndoable(runtime, stored);
  if (!stored || !operation) return fail(auditLogErrors.notUndoable);
  try {
    // Defense in depth: today, all undoable operations need the permission that undoing needs (ADR 210).
    authorize(operation.endpoint, actor, runtime.settings.EDITION);
    return await runAgain(ctx, operation, stored, logId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await auditRefusal(ctx, operation.events, stored.params, error.declaration);
    throw toUndoError(error);
  }
}

async function runAgain(
  ctx: Ctx,
  operation: Checked,
  { changes, params }: LogChanges,
  logId: string,
): Promise<string> {
  const { runtime, tenant } = ctx;
  const checkUnchanged = (record: unknown): void => {
    const fields = listDifferent(record, changes, 'after');
    if (fields.length > 0)
      fail(auditLogErrors.changedSince, {
        data: { fields: Object.fromEntries(fields.map((name) => [name, 'has been changed since'])) },
      });
  };
  const record = await readNow(ctx, operation, params);
  checkUnchanged(record);
  const input = buildInput(operation, params, restoreRecord(record, changes), changes);

  const { endpoint, events } = operation;
  const subscribed = await findWanted(runtime, tenant.id, events);
  // The events say which request made them.
  const undoing = await withChecks(undoAuditLog);
  const called = { ...endpoint, method: undoing.method, path: undoing.path };
  const url = undoing.path.replace('{id}', encodeURIComponent(logId));
  const announcing = createAnnouncing(called, events, { subscribed, url });
  const noted: Note = {};
  const own = {
    ...ctx,
    fail,
    found,
    note: (about: Note) => void Object.assign(noted, about),
    created: () => undefined,
  };
  const done = await perform(own, operation, {
    input,
    noted,
    subscribed,
    announcing,
    undoing: {
      logId,
      // Again, because now no other change of the record can come in between.
      checkBefore: checkUnchanged,
      // An operation can keep what its body leaves out.
      checkAfter: (result) => {
        if (listDifferent(result, changes, 'before').length > 0) fail(auditLogErrors.notUndoable);
      },
    },
  });
  return found(done.logId, auditLogErrors.notUndoable);
}

async function readNow(ctx: Ctx, { endpoint }: Checked, params: Record<string, unknown>): Promise<unknown> {
  const reader = found(findReader(ctx.runtime, endpoint, params), auditLogErrors.notUndoable);
  return ctx.runtime.database.tenant(ctx.tenant.id, (db) => readRecord({ ...ctx, db }, reader));
}

/** The operation's input: the changed fields with their former values; of a PUT, which replaces the record, all fields. */
function buildInput(
  { endpoint }: Checked,
  params: Record<string, unknown>,
  restored: Record<string, unknown>,
  changes: LogChanges['changes'],
): ParsedInput {
  const { body: schema } = endpoint;
  const shape = schema instanceof z.ZodObject ? schema.shape : undefined;
  const changed = new Set(changes.map(({ path }) => path[0]));
  const body = Object.fromEntries(
    Object.entries(restored).filter(
      ([name]) => (!shape || Object.hasOwn(shape, name)) && (endpoint.method === 'PUT' || changed.has(name)),
    ),
  );
  // A response says null where some bodies leave a field out.
  const accepted = schema?.safeParse(body).success === false ? withoutNulls(body) : body;
  return parseInput(endpoint, { params, query: {}, body: accepted });
}

const withoutNulls = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

const { forbidden, rateLimited, busy, general } = edgeErrors;
const ownCodes: ReadonlySet<string> = new Set(
  [...Object.values(auditLogErrors), forbidden, rateLimited, busy, general].map(({ code }) => code),
);

/** What the operation says no to is no fault of the request, which has no body: the former settings aren't possible any more. */
function toUndoError(error: ApiError): ApiError {
  const { code, message } = error.declaration;
  if (ownCodes.has(code)) return error;
  return new ApiError(auditLogErrors.undoRefused, { data: { ...error.data, code, message }, cause: error });
}
