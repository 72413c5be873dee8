import { z } from 'zod';
import { median } from './measure.ts';
import { formatFigure, formatTable } from './report.ts';

/** What `npm run bench -- --json` prints, as far as every commit prints it. */
export const runOutput = z.object({
  rows: z.array(
    z.object({
      part: z.string(),
      what: z.string(),
      figure: z.number(),
      unit: z.string(),
      ratio: z.number().optional(),
      budget: z.string(),
    }),
  ),
  problems: z.array(z.string()),
});

type RunRow = z.infer<typeof runOutput>['rows'][number];

/** How much worse a median may get: 5 %. */
const tolerance = 0.95;

/**
 * Compares the runs of two commits, a list of rows per run: the median of each row's ratio (of its figure, if it has no ratio) and the
 * quotient of the new median and the old one. Rows match by part and title, or
 * by their place in the part if the title has changed.
 */
export function formatComparison(before: readonly RunRow[][], after: readonly RunRow[][]): string {
  const rows = after[0] ?? [];
  const lines = rows.map((row, place) => {
    const [old, current] = [valuesOf(rows, place, before), valuesOf(rows, place, after)];
    const quotient = median(current) / median(old);
    const unit = row.ratio === undefined ? row.unit : '× floor';
    return [
      `${row.part}: ${row.what}`,
      old.length > 0 ? `${formatFigure(median(old))} ${unit}` : '',
      `${formatFigure(median(current))} ${unit}`,
      Number.isFinite(quotient) ? quotient.toFixed(3) : '',
      `${formatRange(old)} → ${formatRange(current)}`,
      verdict(row, quotient),
    ];
  });
  return formatTable(['', 'before', 'after', 'after/before', 'lowest to highest', ''], lines);
}

/** What each run has for the row at this place of the list: its ratio or figure. */
function valuesOf(rows: readonly RunRow[], place: number, runs: readonly RunRow[][]): number[] {
  return runs.map((run) => findRow(rows, place, run)).flatMap((found) => found?.ratio ?? found?.figure ?? []);
}

function findRow(rows: readonly RunRow[], place: number, run: readonly RunRow[]): RunRow | undefined {
  const row = rows[place];
  const ofPart = (list: readonly RunRow[]): RunRow[] => list.filter(({ part }) => part === row?.part);
  const [known, found] = [ofPart(rows), ofPart(run)];
  const renamed = known.length === found.length ? found[known.findIndex((one) => one === row)] : undefined;
  return found.find(({ what }) => what === row?.what) ?? renamed;
}

const formatRange = (values: readonly number[]): string =>
  values.length > 0 ? `${formatFigure(Math.min(...values))}–${formatFigure(Math.max(...values))}` : 'none';

/** The budget says which direction is better. */
function verdict({ budget }: RunRow, quotient: number): string {
  if (!Number.isFinite(quotient)) return '';
  const isWorse = budget.startsWith('≥') ? quotient < tolerance : quotient > 1 / tolerance;
  return isWorse ? 'worse' : 'ok';
}
