import { useLocale } from '@gatehouse/ui/base/texts';
import { onDemand } from '@gatehouse/ui/base/on-demand';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlotProps } from './plot.tsx';
import './charts.css';

// The chart library is loaded with the first chart.
const [Plot] = onDemand<PlotProps>(async () => (await import('./plot.tsx')).Plot);

/** A line of the chart. */
export interface ChartSeries {
  label: string;
  tone: 'accent' | 'danger';
  values: readonly number[];
}

export interface DayChartProps {
  label: string;
  /** UTC days, the oldest first. */
  days: readonly string[];
  series: readonly ChartSeries[];
}

/** Counts by day as a chart, whose days are chosen with the pointer or the arrow keys, or as a table. */
export function DayChart({ label, days, series }: DayChartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chosen, setChosen] = useState<number>();
  const keys = useRef<HTMLUListElement>(null);
  const number = new Intl.NumberFormat(locale);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const writeDay = (day: string): string => format.format(new Date(day));
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const said = [
    writeDay(days[at] ?? ''),
    ...series.map((line) => `${line.label}: ${number.format(line.values[at] ?? 0)}`),
  ].join(', ');
  return (
    <figure className="chart" aria-label={label}>
      <figcaption className="chart-head">
        <ul ref={keys} className="chart-keys">
          <li className="chart-day">{writeDay(days[at] ?? '')}</li>
          {series.map((line) => (
            <li key={line.label} className={`chart-key chart-key-${line.tone}`}>
              <span className="chart-label">{line.label}</span> {number.format(line.values[at] ?? 0)}
            </li>
          ))}
        </ul>
        <SegmentedControl
          aria-label={t('dashboard.view.label')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('dashboard.view.chart') },
            { value: 'table', label: t('dashboard.view.table') },
          ]}
        />
      </figcaption>
      {view === 'chart' ? (
        <div className="chart-plot">
          <input
            type="range"
            className="ui-hidden"
            min={0}
            max={last}
            value={at}
            aria-label={label}
            aria-valuetext={said}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
          />
          <Plot days={days} series={series} at={at} keys={keys} onChoose={setChosen} />
        </div>
      ) : (
        <DayTable label={label} days={days.map(writeDay)} series={series} />
      )}
    </figure>
  );
}

/** The same as a table, the latest day first. */
function DayTable({ label, days, series }: DayChartProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLocale());
  const rows = days.map((day, index) => ({ day, index })).toReversed();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard has to reach it (WCAG 2.1.1)
    <section className="chart-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.view.day')}</th>
            {series.map((line) => (
              <th key={line.label} scope="col">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, index }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map((line) => (
                <td key={line.label}>{number.format(line.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
