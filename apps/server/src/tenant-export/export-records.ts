import { z } from 'zod';
import { ExportFileError } from './export-file-error.ts';

/** The first line of an export, in both forms. */
export const exportHeader = z.object({
  format: z.literal('gatehouse-tenant'),
  version: z.literal(1),
  /** Whether it has secrets. */
  sealed: z.boolean(),
  exportedAt: z.string(),
  tenant: z.object({
    id: z.string(),
    /** The domain of its protected applications, which their hosts end with. */
    protectedAppsDomain: z.string().nullable(),
  }),
  /** The columns of each table, in the order of the tables. */
  tables: z.record(z.string(), z.object({ row: z.array(z.string()), secret: z.array(z.string()) })),
});
export type ExportHeader = z.infer<typeof exportHeader>;

const values = z.record(z.string(), z.unknown());

const rowLine = z.object({ table: z.string(), row: values, secret: values.optional() });

/** A row of a table; `secret` has its secrets in a sealed export. */
export interface ExportedRow {
  table: string;
  row: Record<string, unknown>;
  secret: Record<string, unknown>;
}

/** The last line. Without it, the export isn't complete. */
const endLine = z.object({ end: z.literal(true), rows: z.number().int() });

export const writeEnd = (rows: number): string => `${JSON.stringify({ end: true, rows })}\n`;

/** A line is at most as long as the largest upload in hexadecimal, with some space. */
const mostLineBytes = 64 * 1024 * 1024;

/** The lines of an export. Throws if one is too long. */
async function* splitLines(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    let start = 0;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, start)) {
      yield Buffer.concat([...kept, part.subarray(start, end)]).toString('utf8');
      [kept, size, start] = [[], 0, end + 1];
    }
    const rest = part.subarray(start);
    size += rest.length;
    if (size > mostLineBytes) throw new ExportFileError('damaged');
    if (rest.length > 0) kept.push(rest);
  }
  if (size > 0) yield Buffer.concat(kept).toString('utf8');
}

/** The parsed JSON of a line; undefined if it isn't JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads an opened export: its header at once, then its rows. Throws if a row has other columns than the header says, or the end is missing. */
export async function readExport(
  parts: AsyncIterable<Buffer>,
): Promise<{ header: ExportHeader; rows: AsyncGenerator<ExportedRow> }> {
  const lines = splitLines(parts);
  const first = await lines.next();
  const { data: header } = exportHeader.safeParse(first.done ? undefined : parseLine(first.value));
  if (!header) throw new ExportFileError('unknown_format');
  return { header, rows: readRows(lines, header) };
}

async function* readRows(lines: AsyncGenerator<string>, header: ExportHeader): AsyncGenerator<ExportedRow> {
  let count = 0;
  let isComplete = false;
  let place = 0;
  const order = Object.keys(header.tables);
  for await (const line of lines) {
    if (isComplete) throw new ExportFileError('damaged');
    const value = parseLine(line);
    const { data: end } = endLine.safeParse(value);
    if (end) {
      if (end.rows !== count) throw new ExportFileError('damaged');
      isComplete = true;
      continue;
    }
    const { data: row } = rowLine.safeParse(value);
    const columns = row && header.tables[row.table];
    if (!row || !columns) throw new ExportFileError('damaged');
    const at = order.indexOf(row.table);
    const { table, row: plain, secret = {} } = row;
    if (at < place || !hasKeys(plain, columns.row) || !hasKeys(secret, columns.secret))
      throw new ExportFileError('damaged');
    place = at;
    count += 1;
    yield { table, row: plain, secret };
  }
  if (!isComplete) throw new ExportFileError('damaged');
}

const hasKeys = (given: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(given).length === names.length && names.every((name) => Object.hasOwn(given, name));
