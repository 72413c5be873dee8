type Cell = string | number | boolean | null | undefined;

/**
 * A CSV file (RFC 4180) with a line for each row. A spreadsheet doesn't run a cell that begins like a formula, because such a cell gets an
 * apostrophe in front.
 */
export function toCsv<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>): string {
  const cells = Object.values(columns);
  const lines = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))];
  return lines.map((line) => `${line.map(escapeCell).join(',')}\r\n`).join('');
}

/** Also full-width signs, and after blanks, which some programs ignore. */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function escapeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A time as spreadsheets read it. */
export const toCsvTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
