import type { FailureCode } from '@gatehouse/contract/user-imports/codes';
import { hashParameters } from '@gatehouse/contract/user-imports/user-imports';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeLogsIn } from '../audit/write.ts';
import type { TenantDb } from '../database/database.ts';
import { errorCode } from '../database/error-code.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { createId } from '../lib/ids.ts';
import { findUnstorable } from '../lib/unstorable.ts';
import type { OwnerRuntime, Runtime } from '../runtime/runtime.ts';
import { importedSettings } from '../passwords/stored-password.ts';
import { noteImport } from '../users/imported-hash-store.ts';
import { announce, type AnnouncedEvent, deliverAnnounced } from '../webhooks/announce.ts';
import { subscribedEvents } from '../webhooks/subscriptions.ts';
import { checkDraft } from './check-draft.ts';
import { claimImports } from './claim.ts';
import { type BatchRow, countAdded, importBatch, listAdded } from './import-batch.ts';
import { readFile } from './read-file.ts';
import { type ImportRecord, readRecords, UnreadableFileError } from './records.ts';
import { mappers } from './sources.ts';
import * as store from './store.ts';

/** Longer than a batch takes. */
const leaseMs = 60_000;
/** Before an import whose batch has failed goes on. */
const pauseMs = 2_000;
const mostAttempts = 10;
/** Imports of a round, each in its own tenant and with one connection. */
const mostAtOnce = 2;
const batch = { rows: 250, bytes: 1024 * 1024 };
/** Rows that are checked before others get their turn. */
const rowsAtOnce = 10;

export interface RoundOptions {
  /** Batches of an import before others get their turn. */
  batches?: number;
}

/**
 * Works on the imports and checks that wait, of all tenants. Each batch is one transaction with its progress, so that an interrupted import
 * continues with the row after the last one that was committed (ADR 204). Returns their number.
 */
export async function runUserImports(
  runtime: OwnerRuntime,
  { batches = 40 }: RoundOptions = {},
): Promise<number> {
  const lease = createId();
  const claim = { lease, now: runtime.clock(), leaseMs, most: mostAtOnce };
  const claimed = await claimImports(runtime.database, claim);
  await Promise.all(
    claimed.map((one) =>
      work(runtime, one, batches).catch(async (error: unknown) => {
        const { tenantId: tenant, id } = one;
        // Without the error's details: they can contain values of the file.
        runtime.log.error({ tenant, import: id, code: errorCode(error) }, 'a batch of an import failed');
        await postpone(runtime, one);
      }),
    ),
  );
  return claimed.length;
}

async function work(runtime: OwnerRuntime, lease: store.ImportLease, batches: number): Promise<void> {
  const { database } = runtime;
  const { tenantId, id } = lease;
  const row = await store.getImport(database.for(tenantId), id);
  if (!row || row.lease !== lease.lease) return;
  if (row.attempts > mostAttempts) return end(runtime, lease, 'interrupted');
  const read = (offset: number) => readFile(runtime, { tenantId, id, size: row.size }, offset);
  const records = readRecords(read, row.cursor);
  const prepare = async (): Promise<PreparedBatch> => {
    const { taken, isLast } = await take(records);
    return { rows: await checkRows(runtime, row, taken), cursor: taken.at(-1)?.next, isLast };
  };
  try {
    let next = prepare();
    for (let done = 0; done < batches; done += 1) {
      const prepared = await next;
      if (!prepared.isLast && done + 1 < batches) {
        // Checked while the database works on the one before it. If it can't be read, that is told in its turn.
        next = prepare();
        next.catch(() => undefined);
      }
      if (!(await runBatch(runtime, lease, row, prepared))) return;
      if (prepared.isLast) return await end(runtime, lease);
    }
    await release(runtime, lease, runtime.clock());
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    await end(runtime, lease, error.message === 'gone' ? 'file_expired' : 'unreadable_file');
  } finally {
    await records.return();
  }
}

async function take(
  records: AsyncGenerator<ImportRecord, void, undefined>,
): Promise<{ taken: ImportRecord[]; isLast: boolean }> {
  const taken: ImportRecord[] = [];
  let start: number | undefined;
  for (;;) {
    const next = await records.next();
    if (next.done) return { taken, isLast: true };
    taken.push(next.value);
    start ??= next.value.next.offset;
    if (taken.length === batch.rows || next.value.next.offset - start >= batch.bytes)
      return { taken, isLast: false };
  }
}

/** A batch whose rows are checked. */
interface PreparedBatch {
  rows: BatchRow[];
  /** After its last row; undefined if it has none. */
  cursor: ImportRecord['next'] | undefined;
  isLast: boolean;
}

/** Returns whether this process still works on the import. */
async function runBatch(
  runtime: Runtime,
  lease: store.ImportLease,
  { status, sendUserEvents }: store.ImportRow,
  { rows, cursor }: PreparedBatch,
): Promise<boolean> {
  if (!cursor) return true;
  const { tenantId, id } = lease;
  const now = runtime.clock();
  const isCheck = status === 'Checking';
  const wanted = sendUserEvents && !isCheck ? await subscribedEvents(runtime, tenantId) : undefined;
  const events: AnnouncedEvent[] = [];
  const isOurs = await runtime.database.tenant(
    tenantId,
    async (db) => {
      if (!(await store.lockLeased(db, lease))) return false;
      const { seal } = runtime.secrets;
      const { report, accepted, warnings, addedIds } = await importBatch(db, {
        importId: id,
        rows,
        isCheck,
        now,
        seal,
      });
      await store.insertReport(db, id, report);
      const done = { cursor, rows: rows.length, accepted, warnings, leasedUntil: now + leaseMs };
      await store.saveProgress(db, id, done);
      if (wanted?.has('User.Created') && addedIds.length > 0) {
        for (const user of await listAdded(db, addedIds))
          events.push({
            event: 'User.Created',
            record: `userId:${user.id}`,
            payload: {
              event: 'User.Created',
              createdAt: new Date(now).toISOString(),
              userId: user.id,
              data: user,
            },
          });
        await announce({ runtime, tenant: { id: tenantId }, now, db }, events);
      }
      await countAdded(db, addedIds.length);
      return true;
    },
    'long',
  );
  if (!isOurs) return false;
  await deliverAnnounced(runtime, tenantId, events);
  if (!isCheck) await noteHashes(runtime, tenantId, rows);
  return true;
}

/** Notes each kind of hash of a batch once: for one that isn't among the most expensive, every process reads these again. */
async function noteHashes(runtime: Runtime, tenantId: string, rows: readonly BatchRow[]): Promise<void> {
  const noted = new Set<string>();
  for (const { user } of rows) {
    const settings = user?.password && importedSettings(user.password);
    if (!user?.password || settings === undefined || noted.has(settings)) continue;
    noted.add(settings);
    await noteImport(runtime, tenantId, user.password);
  }
}

async function checkRows(
  runtime: Runtime,
  { tenantId, source, sealed }: Pick<store.ImportRow, 'tenantId' | 'source' | 'sealed'>,
  taken: readonly ImportRecord[],
): Promise<BatchRow[]> {
  const { secrets } = runtime;
  const now = runtime.clock();
  const experience = await getSignInExperience(runtime, tenantId);
  const parameters = sealed === null ? undefined : secrets.openJson(sealed, hashParameters);
  const checkRow = ({ value, problem, next: { row: number } }: ImportRecord): BatchRow => {
    const nothing = { number, user: undefined, warnings: [] };
    if (!value) return { ...nothing, rejections: [problem ?? 'not_a_user'] };
    if (findUnstorable(value) !== undefined) return { ...nothing, rejections: ['invalid_json'] };
    const draft = mappers[source](value, parameters);
    const { user, rejections, warnings } = checkDraft(draft, { experience, now, seal: secrets.seal });
    return { number, user, rejections: [...new Set(rejections)], warnings };
  };
  const rows: BatchRow[] = [];
  for (const record of taken) {
    rows.push(checkRow(record));
    // Requests, and the batch before this one, go on meanwhile.
    if (rows.length % rowsAtOnce === 0) await nextTurn();
  }
  return rows;
}

/** Ends a check or an import. The file is deleted with an import, and kept for it after a check. */
async function end(runtime: Runtime, lease: store.ImportLease, failure?: FailureCode): Promise<void> {
  const { tenantId, id } = lease;
  const now = runtime.clock();
  const events = await runtime.database.tenant(tenantId, async (db) => {
    const row = await store.lockLeased(db, lease);
    if (!row) return [];
    const isCheck = row.status === 'Checking';
    const status = failure ? 'Failed' : isCheck ? 'Checked' : 'Completed';
    await db
      .updateTable('userImports')
      .set({
        status,
        failure: failure ?? null,
        lease: null,
        leasedUntil: null,
        finishedAt: new Date(now),
        cursor: null,
        ...(status !== 'Checked' && { fileExpiresAt: null, sealed: null }),
      })
      .where('id', '=', id)
      .execute();
    if (status === 'Checked') await store.forgetKeys(db, id);
    else await store.deleteFile(db, id);
    return isCheck ? [] : tellEnd(runtime, db, { ...row, status, failure: failure ?? null }, now);
  });
  await deliverAnnounced(runtime, tenantId, events);
}

/** One audit log entry and one webhook event for all users of the import. */
async function tellEnd(
  runtime: Runtime,
  db: TenantDb,
  row: store.ImportRow,
  now: number,
): Promise<AnnouncedEvent[]> {
  const { tenantId, id, source, status, rowCount: rows, accepted, warnings, rejected, failure, actor } = row;
  const counts = { source, rows, accepted, warnings, rejected };
  await writeLogsIn(
    db,
    [
      {
        key: 'Import.Completed',
        ...(actor?.userId !== undefined && { userId: actor.userId }),
        ...(actor?.clientId !== undefined && { applicationId: actor.clientId }),
        payload: {
          result: failure ? 'Error' : 'Success',
          ...(failure && { error: { code: failure } }),
          actor: actor?.kind,
          params: { id },
          ...counts,
        },
      },
    ],
    now,
  );
  if (!(await subscribedEvents(runtime, tenantId)).has('Import.Completed')) return [];
  const events: AnnouncedEvent[] = [
    {
      event: 'Import.Completed',
      record: `importId:${id}`,
      payload: {
        event: 'Import.Completed',
        createdAt: new Date(now).toISOString(),
        importId: id,
        data: { id, status, failure, ...counts },
      },
    },
  ];
  await announce({ runtime, tenant: { id: tenantId }, now, db }, events);
  return events;
}

const postpone = (runtime: Runtime, lease: store.ImportLease): Promise<void> =>
  release(runtime, lease, runtime.clock() + pauseMs);

async function release(
  runtime: Runtime,
  { tenantId, id, lease }: store.ImportLease,
  at: number,
): Promise<void> {
  await runtime.database
    .for(tenantId)
    .updateTable('userImports')
    .set({ leasedUntil: new Date(at), lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}
