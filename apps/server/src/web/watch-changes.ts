import { type Endpoint, isOfManagement, type Method } from '@gatehouse/contract/endpoint';
import { sql } from 'kysely';
import { findChanges } from '../audit/find-changes.ts';
import { limitChanges } from '../audit/limit-changes.ts';
import type { LogChanges } from '../audit/log-changes.ts';
import { ApiError, fail, found } from '../lib/fail.ts';
import type { TransactionCtx } from '../runtime/ctx.ts';
import type { ParsedInput } from './implement.ts';
import { findReader, nameOf, type Reader } from './operations.ts';
import { checkOutput } from './send.ts';

/** A record that an operation is about to change. */
export interface Watch {
  /** The record before the operation; `undefined` if there was none. */
  before: unknown;
  /** Reads the record again, after the handler. */
  finish: () => Promise<Finished>;
}

interface Finished {
  after: unknown;
  /** For the audit log, if something changed. */
  changes: LogChanges | undefined;
}

const watched: ReadonlySet<Method> = new Set(['PATCH', 'PUT', 'DELETE']);

/**
 * Reads what an operation of the Management API is about to change, and after its handler what became of it, in its transaction: for every
 * feature, by the record's own GET (ADR 209). Another watched change of the same record waits until the transaction ends.
 */
export async function watchChanges(
  ctx: TransactionCtx,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'permission'>,
  { params }: Pick<ParsedInput, 'params'>,
): Promise<Watch | undefined> {
  const { method, path, permission } = endpoint;
  if (!isOfManagement(permission) || !watched.has(method) || deletesUser(endpoint)) return undefined;
  const reader = findReader(ctx.runtime, endpoint, params);
  if (!reader) return undefined;
  await lockRecord(ctx, reader);
  const before = await readRecord(ctx, reader);
  return {
    before,
    async finish() {
      const after = method === 'DELETE' ? undefined : await readRecord(ctx, reader);
      const { output } = reader.operation.endpoint;
      const all = output ? findChanges(output, before ?? {}, after ?? {}) : [];
      // Of a record that is gone, or is new, the fields are of interest that the log can show.
      const some = before === undefined || after === undefined ? all.filter(hasValue) : all;
      const changes = limitChanges(some);
      const { userId } = params;
      return {
        after,
        changes:
          changes.length === 0
            ? undefined
            : {
                operation: nameOf({ method, path }),
                params,
                changes,
                ...(typeof userId === 'string' && { userId }),
              },
      };
    },
  };
}

/** The values of users are deleted with them. */
const deletesUser = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  method === 'DELETE' && path === '/api/users/{userId}';

const hasValue = ({ isMasked, before, after }: { isMasked?: boolean; before?: unknown; after?: unknown }) =>
  !isMasked && [before, after].some((value) => value !== undefined && value !== null && value !== '');

/** Taken before the first row, so that it can't be part of a deadlock. */
async function lockRecord({ db, tenant }: TransactionCtx, { operation, params }: Reader): Promise<void> {
  const record = JSON.stringify(['change', tenant.id, operation.endpoint.path, params]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`.execute(db);
}

/** The response of the record's GET, or `undefined` if there is no such record. */
export async function readRecord(
  ctx: TransactionCtx,
  { operation: { endpoint, handle }, params }: Reader,
): Promise<unknown> {
  const nothing = (): void => undefined;
  const reading = { ...ctx, fail, found, setHeader: nothing, created: nothing, note: nothing };
  try {
    const query = endpoint.query?.parse({});
    return checkOutput(endpoint, await handle(reading, { params, query, body: undefined }));
  } catch (error) {
    if (error instanceof ApiError && error.declaration.status === 404) return undefined;
    throw error;
  }
}
