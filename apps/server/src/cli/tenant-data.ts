import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { adminTenantId } from '@gatehouse/contract/common';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { type Run, transact } from '../database/run.ts';
import { createSecrets } from '../keys/secrets.ts';
import { deriveKeyHere, type DeriveKey } from '../passwords/passphrase-key.ts';
import { notifyChanged } from '../tenancy/operate.ts';
import { protectedAppsDomain, tenantOrigin } from '../tenancy/tenant.ts';
import { ExportFileError } from '../tenant-export/export-file-error.ts';
import { exportTenant } from '../tenant-export/export-tenant.ts';
import { checkExport, importTenant } from '../tenant-export/import-tenant.ts';
import { open, seal } from '../tenant-export/sealed-file.ts';
import { findFilled } from '../tenant-export/target.ts';
import { type CommandContext, UsageError } from './command.ts';
import { readPassphrase } from './passphrase.ts';

const count = (rows: number): string => rows.toLocaleString('en');

/** Writes a tenant to a file: sealed with a passphrase, or with `--unsealed` without any secret. */
export async function exportToFile(context: CommandContext, words: readonly string[]): Promise<void> {
  const isSealed = !words.includes('--unsealed');
  const [id = '', file, passphraseFile, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (file === undefined || rest.length > 0 || (!isSealed && passphraseFile !== undefined))
    throw new UsageError('Usage: npm run admin -- tenant export ID FILE [PASSPHRASE_FILE] or --unsealed');
  const { client, settings, secretsKeys, say } = context;
  await requireTenant(context, id);
  const passphrase = isSealed ? await readPassphrase(passphraseFile, { isNew: true }) : undefined;
  const now = Date.now();
  // Before anything is read: an export that is interrupted is recorded, too.
  await transact(client, (run) => record(run, id, 'Tenant.Exported', { sealed: isSealed, now }));
  await client.query('begin isolation level repeatable read, read only');
  const part = `${file}.part`;
  try {
    await limitToTenant(runOf(context), settings.DATABASE_TENANT_ROLE, id);
    const source = { tenantId: id, protectedAppsDomain: protectedAppsDomain(settings, id) ?? null, now };
    const secrets = isSealed ? createSecrets(secretsKeys) : undefined;
    const lines = exportTenant(runOf(context), source, secrets);
    await pipeline(
      passphrase === undefined ? lines : seal(lines, passphrase, deriveKeyHere),
      createWriteStream(part, { mode: 0o600 }),
    );
    // An incomplete file must not look like an export.
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
  say(
    passphrase === undefined
      ? `The tenant is written to ${file}, without secrets. Such a file can’t be imported.`
      : `The tenant is written to ${file}. Keep the passphrase in another place: without it, the file can’t be opened.`,
  );
}

/** Writes a sealed export to an empty tenant: all of it, or nothing. */
export async function importFromFile(context: CommandContext, words: readonly string[]): Promise<void> {
  const [id = '', file, passphraseFile, ...rest] = words;
  if (file === undefined || rest.length > 0)
    throw new UsageError('Usage: npm run admin -- tenant import ID FILE [PASSPHRASE_FILE]');
  const { client, settings, secretsKeys, say } = context;
  await requireTenant(context, id);
  await access(file).catch(() => {
    throw new UsageError(`The file ${file} can’t be read.`);
  });
  const passphrase = await readPassphrase(passphraseFile, { isNew: false });
  const derive = deriveOnce();
  const opened = () => open(createReadStream(file), passphrase, derive);
  try {
    // The whole file is checked before anything is written. The second time each chunk is authenticated again, so another file in its place changes nothing.
    const found = await checkExport(opened());
    say(`The file is complete: ${count(found.rows)} rows, ${count(found.users)} of them users.`);
    await transact(client, async (run) => {
      // New users and applications of the tenant wait for this row.
      await run('select from tenants where id = $1 for update', [id]);
      await limitToTenant(run, settings.DATABASE_TENANT_ROLE, id);
      await requireEmpty(run, id);
      const now = Date.now();
      const target = {
        tenantId: id,
        origin: tenantOrigin(settings, id),
        protectedAppsDomain: protectedAppsDomain(settings, id) ?? null,
        now,
      };
      await importTenant(run, opened(), target, createSecrets(secretsKeys));
      await run(`select set_config('role', 'none', true)`, []);
      await record(run, id, 'Tenant.Imported', { rows: found.rows, now });
      await notifyChanged(run, id);
    });
    say('The tenant is imported. Running servers show all of it within ten seconds.');
  } catch (error) {
    if (!(error instanceof ExportFileError)) throw error;
    throw new UsageError(`${error.message} Nothing was changed.`);
  }
}

/** The file is opened twice with the same key. */
function deriveOnce(): DeriveKey {
  const keys = new Map<string, Promise<Buffer>>();
  return (passphrase, salt) => {
    const name = salt.toString('base64');
    const key = keys.get(name) ?? deriveKeyHere(passphrase, salt);
    keys.set(name, key);
    return key;
  };
}

/** Runs statements of a transaction that the command has started. */
const runOf =
  ({ client }: CommandContext): Run =>
  async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await client.query(text, [...values])).rows;

async function requireTenant({ client }: CommandContext, id: string): Promise<void> {
  if (id === adminTenantId)
    throw new UsageError('The tenant with the administrators can’t be exported or imported.');
  const { rows } = await client.query('select from tenants where id = $1 and deleted_at is null', [id]);
  if (rows.length === 0)
    throw new UsageError(`There is no tenant with the ID ${id}. To list them: npm run admin -- tenant list`);
}

/** Row-level security shows the transaction only the rows of the tenant from here on. */
const limitToTenant = (run: Run, role: string, id: string): Promise<unknown> =>
  run(`select set_config('role', $1, true), set_config('gatehouse.tenant_id', $2, true)`, [role, id]);

async function requireEmpty(run: Run, id: string): Promise<void> {
  const filled = await findFilled(run);
  if (filled.length === 0) return;
  const content = filled.map((table) => table.content).join(', ');
  throw new UsageError(
    `The tenant ${id} isn’t empty. It has: ${content}. Import into a new tenant. Nothing was changed.`,
  );
}

/** On both sides, because the tenant's administrators see only their own log. */
async function record(
  run: Run,
  tenantId: string,
  key: AuditLogKey,
  { now, ...about }: { now: number; sealed?: boolean; rows?: number },
): Promise<void> {
  const payload = { result: 'Success' as const, actor: 'operator', params: { tenantId, ...about } };
  for (const at of [adminTenantId, tenantId])
    await run(insertLogs.text, [at, encodeLogs([{ key, payload }], now)]);
}
