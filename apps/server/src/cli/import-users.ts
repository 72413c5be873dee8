import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultTenantId } from '@gatehouse/contract/common';
import {
  importFileHours,
  importReportDays,
  mostImportBytes,
  type UserImportSource,
  userImportSources,
} from '@gatehouse/contract/user-imports/user-imports';
import { writeLogsIn } from '../audit/write.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createSecrets } from '../keys/secrets.ts';
import { createId } from '../lib/ids.ts';
import { pieceBytes, sealPieces } from '../user-imports/read-file.ts';
import { getImport, type ImportRow } from '../user-imports/store.ts';
import { type CommandContext, UsageError } from './command.ts';

const everyMs = 1_000;
const [hourMs, dayMs] = [3_600_000, 86_400_000];

const isSource = (name: string): name is UserImportSource => userImportSources.some((one) => one === name);

/** Stores a file for an import, which a running server carries out, and prints its progress until it ends. */
export async function importUsers(context: CommandContext, words: readonly string[]): Promise<void> {
  const [file = '', source = 'generic', tenantId = defaultTenantId] = words;
  if (!isSource(source)) throw new UsageError(`The sources are ${userImportSources.join(', ')}.`);
  const { client, connection, settings, say } = context;
  const { rows } = await client.query('select from tenants where id = $1 and deleted_at is null', [tenantId]);
  if (rows.length === 0) throw new UsageError(`There is no tenant ${tenantId}.`);
  const database = openDatabase({
    connection,
    tenantRole: settings.DATABASE_TENANT_ROLE,
    poolSize: 1,
    onError: (error) => say(error.message),
  });
  try {
    const id = await store(context, database, { tenantId, source, file });
    say('The file is stored. The running server imports it now; you can stop this command.');
    await follow(database, tenantId, id, say);
  } finally {
    await database.close();
  }
}

async function store(
  { secretsKeys }: CommandContext,
  database: Database,
  { tenantId, source, file }: { tenantId: string; source: UserImportSource; file: string },
): Promise<string> {
  const handle = await open(file).catch(() => {
    throw new UsageError(`The file ${file} can’t be read.`);
  });
  try {
    const { size } = await handle.stat();
    if (size === 0 || size > mostImportBytes)
      throw new UsageError('The file is empty, or larger than 256 MB.');
    const [id, now, secrets] = [createId(), Date.now(), createSecrets(secretsKeys)];
    const fileExpiresAt = new Date(now + importFileHours * hourMs);
    const expiresAt = new Date(now + importReportDays * dayMs);
    const values = { id, source, fileName: basename(file).slice(0, 256), fileExpiresAt, expiresAt };
    await database.for(tenantId).insertInto('userImports').values(values).execute();
    for (let position = 0; position < size;) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
      if (bytesRead === 0) throw new UsageError(`The file ${file} has changed.`);
      for (const { start, sealed } of sealPieces({ secrets }, buffer.subarray(0, bytesRead)))
        await database
          .for(tenantId)
          .insertInto('userImportParts')
          .values({ importId: id, position: position + start, sealed, expiresAt: fileExpiresAt })
          .execute();
      position += bytesRead;
    }
    await database.tenant(tenantId, async (db) => {
      const actor = JSON.stringify({ kind: 'operator' });
      const startedAt = new Date(now);
      const started = { status: 'Running', size, actor, startedAt, leasedUntil: startedAt } as const;
      await db.updateTable('userImports').set(started).where('id', '=', id).execute();
      const payload = { result: 'Success' as const, actor: 'operator', params: { id } };
      await writeLogsIn(db, [{ key: 'Import.Started', payload }], now);
    });
    return id;
  } finally {
    await handle.close();
  }
}

async function follow(
  database: Database,
  tenantId: string,
  id: string,
  say: CommandContext['say'],
): Promise<void> {
  let before = '';
  for (;;) {
    const row = await getImport(database.for(tenantId), id);
    if (!row) throw new UsageError('The import was deleted.');
    const text = describe(row);
    if (text !== before) say(text);
    before = text;
    if (row.status === 'Completed') return;
    if (row.status === 'Failed') throw new UsageError(`The import has failed: ${row.failure}.`);
    await wait(everyMs);
  }
}

const describe = ({ bytesRead, size, accepted, rejected, warnings }: ImportRow): string =>
  `${Math.floor((bytesRead / size) * 100)} %: ${accepted} users imported (${warnings} with a difference), ${rejected} rows rejected`;
