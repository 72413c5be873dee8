import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/user-imports/endpoints';
import {
  importFileHours,
  importReportDays,
  mostImportBytes,
  mostOpenImports,
  userImportErrors as errors,
} from '@gatehouse/contract/user-imports/user-imports';
import { fail, found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { sealPieces } from '../../user-imports/read-file.ts';
import type { ImportRow } from '../../user-imports/store.ts';
import * as store from './user-imports-store.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** Creates an import. A tenant has few with a file, because files are large. */
export async function createImport(
  { db, tenant, now, runtime }: TransactionCtx,
  { hashParameters, ...values }: BodyOf<typeof api.createUserImport>,
): Promise<ImportRow> {
  await store.lockImports(db, tenant.id);
  if ((await store.countOpen(db, now)) >= mostOpenImports) fail(errors.tooMany);
  return store.insertImport(db, {
    ...values,
    id: createId(),
    sealed: hashParameters ? runtime.secrets.sealJson(hashParameters) : null,
    createdAt: new Date(now),
    fileExpiresAt: new Date(now + importFileHours * hourMs),
    expiresAt: new Date(now + importReportDays * dayMs),
  });
}

/** Stores the next part of the file, encrypted and in small pieces. */
export async function addPart(
  { db, runtime }: TransactionCtx,
  id: string,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
): Promise<ImportRow> {
  const row = found(await store.lockImport(db, id), entityErrors.notFound);
  if (row.status !== 'Uploading') fail(errors.wrongStatus);
  if (row.size !== offset) fail(errors.wrongOffset, { data: { size: row.size } });
  if (row.fileExpiresAt === null) return fail(errors.noFile);
  if (offset + bytes.length > mostImportBytes) fail(errors.fileTooLarge);
  for (const { start, sealed } of sealPieces(runtime, bytes))
    await store.insertPiece(db, {
      importId: id,
      position: offset + start,
      sealed,
      expiresAt: new Date(row.fileExpiresAt),
    });
  return store.updateImport(db, id, { size: offset + bytes.length });
}

/** Lets a process check the file or import its users, from its first row. */
export async function begin(
  { db, now, actor }: TransactionCtx,
  id: string,
  status: 'Checking' | 'Running',
): Promise<ImportRow> {
  const row = found(await store.lockImport(db, id), entityErrors.notFound);
  if (row.status !== 'Uploading' && row.status !== 'Checked') fail(errors.wrongStatus);
  if (row.size === 0 || row.fileExpiresAt === null || row.fileExpiresAt <= now) fail(errors.noFile);
  await store.clearReport(db, id);
  return store.updateImport(db, id, {
    status,
    cursor: null,
    bytesRead: 0,
    rowCount: 0,
    accepted: 0,
    warnings: 0,
    rejected: 0,
    attempts: 0,
    actor: JSON.stringify({
      kind: actor.kind,
      ...('userId' in actor && { userId: actor.userId }),
      ...('clientId' in actor && { clientId: actor.clientId }),
    }),
    leasedUntil: new Date(now),
    startedAt: new Date(now),
    finishedAt: null,
  });
}
