import { useLocale } from '@gatehouse/ui/base/texts';
import { useTheme } from '@gatehouse/ui/base/theme';
import { type RefObject, useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartSeries } from './day-chart.tsx';

export interface PlotProps {
  days: readonly string[];
  series: readonly ChartSeries[];
  /** The chosen day. */
  at: number;
  /** The names of the lines, which have their colors. */
  keys: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
}

const height = 220;

/** Draws the lines on a canvas, in the colors of the theme, as wide as there is room. */
export function Plot({ days, series, at, keys, onChoose }: PlotProps) {
  const locale = useLocale();
  const theme = useTheme();
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>(undefined);
  const chosen = useRef<string>(undefined);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  const data = JSON.stringify([days, series]);

  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const plot = new UPlot(
      {
        ...describe(element, { series, keys, locale }),
        // Again after each drawing, because the width and the scales may have changed.
        hooks: { draw: [(drawn) => markDay(drawn, chosen.current)] },
        width: element.clientWidth,
        height,
      },
      [days.map((day) => Date.parse(day) / 1000), ...series.map(({ values }) => [...values])],
      element,
    );
    chart.current = plot;
    const follow = ({ offsetX }: PointerEvent) => choose.current(plot.posToIdx(offsetX));
    plot.over.addEventListener('pointermove', follow);
    plot.over.addEventListener('pointerdown', follow);
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      plot.destroy();
      chart.current = undefined;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new arrays with the same values are the same data
  }, [data, locale, theme]);

  useEffect(() => {
    chosen.current = days[at];
    if (chart.current) markDay(chart.current, chosen.current);
  }, [at, days]);

  return <div ref={holder} aria-hidden="true" />;
}

/** Marks a day on the lines. */
function markDay(plot: UPlot, day: string | undefined): void {
  if (day !== undefined) plot.setCursor({ left: plot.valToPos(Date.parse(day) / 1000, 'x'), top: 0 }, false);
}

/** The chart's options: UTC days below, whole numbers at the side, no zoom. */
function describe(
  element: HTMLElement,
  { series, keys, locale }: Pick<PlotProps, 'series' | 'keys'> & { locale: string },
): Omit<UPlot.Options, 'width' | 'height'> {
  const { color: text, fontFamily } = getComputedStyle(element);
  const font = `12px ${fontFamily}`;
  const colors = [...(keys.current?.querySelectorAll('.chart-key') ?? [])].map(
    (key) => getComputedStyle(key, '::before').color,
  );
  const line = getComputedStyle(element).borderTopColor;
  const grid = { stroke: line, width: 1 };
  const axis = { font, stroke: text, grid, ticks: { show: false } };
  const writeDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const writeCount = new Intl.NumberFormat(locale, { notation: 'compact' });
  const daySeconds = 86_400;
  return {
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 7 } },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // Below the zero at the side, without a blank line under the days.
        gap: 10,
        size: 34,
        incrs: [1, 2, 5, 7, 10].map((count) => count * daySeconds),
        values: (_plot, seconds) => seconds.map((time) => writeDay.format(time * 1000)),
      },
      {
        ...axis,
        size: 44,
        incrs: [1, 2, 5].flatMap((digit) => Array.from({ length: 10 }, (_, power) => digit * 10 ** power)),
        values: (_plot, counts) => counts.map((count) => writeCount.format(count)),
      },
    ],
    series: [
      {},
      ...series.map(({ label }, index) => ({
        label,
        stroke: colors[index],
        width: 2,
        points: { show: false },
      })),
    ],
  };
}
