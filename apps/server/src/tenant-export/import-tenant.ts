import { firstCertificateYears } from '@gatehouse/contract/applications/saml-applications';
import { z } from 'zod';
import type { Run } from '../database/run.ts';
import { createSamlKey } from '../keys/create-saml-key.ts';
import type { Secrets } from '../keys/secrets.ts';
import { ExportFileError } from './export-file-error.ts';
import { type ExportedRow, type ExportHeader, readExport } from './export-records.ts';
import { changeSecrets } from './export-tenant.ts';
import { type IncludedTable, includedTables } from './tables.ts';
import { emptyBuiltIn, findManagementIndicator, managementResource } from './target.ts';

/** What an import writes to. */
export interface ImportTarget {
  tenantId: string;
  /** Public origin, for certificates. */
  origin: string;
  protectedAppsDomain: string | null;
  now: number;
}

/** At most this many characters are inserted with one statement, or a single row. */
const mostCharacters = 4_000_000;
const mostRows = 500;

const tables = new Map(includedTables.map((table) => [table.name, table]));

/** Reads an opened export to its end, without a transaction. Throws unless it is complete and everything in it is known here. */
export async function checkExport(parts: AsyncIterable<Buffer>): Promise<{ rows: number; users: number }> {
  const { header, rows } = await readExport(parts);
  requireKnown(header);
  const counts = { rows: 0, users: 0 };
  for await (const { table } of rows) {
    counts.rows += 1;
    if (table === 'users') counts.users += 1;
  }
  return counts;
}

/** Columns that are missing get their defaults: the export is older. Others are refused: it is newer. */
function requireKnown(header: ExportHeader): void {
  if (!header.sealed) throw new ExportFileError('not_sealed');
  for (const [name, { row, secret }] of Object.entries(header.tables)) {
    const table = tables.get(name);
    const isKnown =
      table &&
      row.every((column) => table.plain.includes(column)) &&
      secret.every((column) => table.secret.includes(column) || table.encrypted.includes(column));
    if (!isKnown) throw new ExportFileError('newer');
  }
}

/**
 * Writes an opened export to an empty tenant. `run` is in a transaction whose role sees only that tenant's rows, and which is rolled back if
 * this throws. The built-in records of the tenant are replaced by those of the export.
 */
export async function importTenant(
  run: Run,
  parts: AsyncIterable<Buffer>,
  target: ImportTarget,
  secrets: Secrets,
): Promise<{ rows: number; users: number }> {
  const { header, rows } = await readExport(parts);
  requireKnown(header);
  const indicator = await findManagementIndicator(run);
  await emptyBuiltIn(run);
  const change = createChange(header, target, indicator);
  const samlApplications: string[] = [];
  const counts = { rows: 0, users: 0 };
  let batch: Batch | undefined;
  const write = async (): Promise<void> => {
    if (batch) await insertRows(run, batch);
    batch = undefined;
  };
  for await (const row of rows) {
    const { table: name } = row;
    if (
      batch &&
      (batch.table.name !== name || batch.plain.length >= mostRows || batch.size >= mostCharacters)
    )
      await write();
    batch ??= startBatch(header, name);
    const plain = JSON.stringify(change(row));
    const secret = JSON.stringify(changeSecrets(row.secret, batch.table.encrypted, secrets.seal));
    batch.plain.push(plain);
    batch.secret.push(secret);
    batch.size += plain.length + secret.length;
    counts.rows += 1;
    if (name === 'users') counts.users += 1;
    if (name === 'saml_applications') samlApplications.push(String(row.row.application_id));
  }
  await write();
  for (const id of samlApplications) await addCertificate(run, id, target, secrets);
  // The last statement, because others wait for the counter.
  await run('select gatehouse_count_users_v1($1, $2)', [target.tenantId, counts.users]);
  return counts;
}

/** What follows from the tenant's ID is that of the new tenant: the indicator of its Management API, and hosts of protected applications. */
function createChange(
  { tenant: { protectedAppsDomain: from } }: ExportHeader,
  { protectedAppsDomain: to }: ImportTarget,
  indicator: string,
): (row: ExportedRow) => Record<string, unknown> {
  return ({ table, row }) => {
    if (table === 'resources' && row.id === managementResource) return { ...row, indicator };
    if (table !== 'applications' || row.type !== 'Protected' || !from || !to) return row;
    const { protected_app_metadata: metadata, oidc_client_metadata: client } = row;
    const move = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll(`.${from}`, `.${to}`));
    return { ...row, protected_app_metadata: move(metadata), oidc_client_metadata: move(client) };
  };
}

/** Rows of one table that are inserted together, as JSON. */
interface Batch {
  table: IncludedTable;
  columns: { row: string[]; secret: string[] };
  plain: string[];
  secret: string[];
  /** In characters. */
  size: number;
}

function startBatch({ tables: columnsOf }: ExportHeader, name: string): Batch {
  const [table, columns] = [tables.get(name), columnsOf[name]];
  if (!table || !columns) throw new ExportFileError('damaged');
  return { table, columns, plain: [], secret: [], size: 0 };
}

async function insertRows(run: Run, { table, columns, plain, secret }: Batch): Promise<void> {
  await run(insertText(table, columns), [plain, secret]).catch((error: unknown) => {
    const { code, constraint } = databaseDetail.parse(error);
    // Classes 22 and 23: what the row has doesn't fit. Messages of the database quote it.
    if (!/^2[23]/.test(code)) throw error;
    throw new ExportFileError('invalid', `It is in ${table.name}${constraint ? ` (${constraint})` : ''}.`);
  });
}

/** What an error of the database says besides its message; others have no code. */
const databaseDetail = z
  .object({ code: z.string().default(''), constraint: z.string().optional() })
  .catch({ code: '' });

/** Rows in their order, converted by the types of the columns. */
function insertText({ name }: IncludedTable, { row, secret }: Batch['columns']): string {
  const from = [...row.map((column) => `p.${column}`), ...secret.map((column) => `s.${column}`)];
  return `insert into ${name} (${[...row, ...secret].join(', ')}) select ${from.join(', ')}
    from unnest($1::text[], $2::text[]) with ordinality as x (plain, secret, at)
      cross join lateral json_populate_record(null::${name}, x.plain::json) p
      cross join lateral json_populate_record(null::${name}, x.secret::json) s order by x.at`;
}

/** Keys aren't exported, and a SAML application without one can't sign. */
async function addCertificate(
  run: Run,
  applicationId: string,
  { origin, now }: ImportTarget,
  secrets: Secrets,
): Promise<void> {
  const key = await createSamlKey(secrets, { origin, now, years: firstCertificateYears });
  await run(
    `insert into saml_certificates (application_id, id, sealed, certificate, active, created_at, expires_at)
     values ($1, $2, $3, $4, true, $5, $6)`,
    [applicationId, key.id, key.sealed, key.certificate, key.createdAt, key.expiresAt],
  );
}
