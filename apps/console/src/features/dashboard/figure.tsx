import { Anchor } from '@gatehouse/ui/controls/link';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import './dashboard.css';

export interface FigureProps {
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  delta?: number;
  /** What the difference is compared with: "vs. the day before". */
  compared?: string;
  /** The list behind the number. */
  href: string;
}

/** A number with its difference to the period before, which leads to the list behind it. */
export function Figure({ label, count, delta, compared, href }: FigureProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const change = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <Anchor href={href} className="dashboard-figure">
      <span className="dashboard-label">{label}</span>
      <span className="dashboard-count">
        {count === undefined ? <Skeleton width="3rem" /> : number.format(count)}
      </span>
      <span className="dashboard-delta">
        {count !== undefined &&
          delta !== undefined &&
          (delta === 0
            ? t('dashboard.unchanged', { period: compared })
            : t('dashboard.changed', { change: change.format(delta), period: compared }))}
      </span>
    </Anchor>
  );
}
