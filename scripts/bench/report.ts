/** A figure with its floor and budget. */
export interface Row {
  part: string;
  what: string;
  figure: number;
  unit: string;
  /** The same work without our code, measured in the same run. */
  floor?: { what: string; figure: number };
  /** Figure divided by floor, if the budget is a ratio. */
  ratio?: number;
  budget: string;
  isMet: boolean;
  /** A gate fails the run; throughput is an aim (docs/guides/bench.md). */
  isGate?: boolean;
  note?: string;
}

/** A number with three significant digits, or whole from 100. */
export const formatFigure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** The rows as a table, with the notes below it. */
export function formatRows(rows: readonly Row[]): string {
  const head = ['', 'figure', 'floor', 'ratio', 'budget', ''];
  const lines = rows.map(({ part, what, figure, unit, floor, ratio, budget, isMet, isGate }) => [
    `${part}: ${what}`,
    `${formatFigure(figure)} ${unit}`,
    floor ? `${formatFigure(floor.figure)} ${floor.what}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    budget,
    isMet ? 'ok' : isGate ? 'SHORT' : 'short',
  ]);
  const notes = rows.flatMap(({ part, what, note }) => (note ? [`${part}: ${what}: ${note}`] : []));
  return [formatTable(head, lines), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** Lines of cells below a head, in columns that are as wide as their longest cell. */
export function formatTable(head: string[], lines: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (line: string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [format(head), ...lines.map(format)].join('\n');
}
