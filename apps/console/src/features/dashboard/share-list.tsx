import { Anchor } from '@gatehouse/ui/controls/link';
import { useLocale } from '@gatehouse/ui/base/texts';
import './dashboard.css';

export interface Share {
  key: string;
  label: string;
  count: number;
  href: string;
}

/** Counts with their shares as bars, each of which leads to the list behind it. */
export function ShareList({
  label,
  shares,
  total,
}: {
  label: string;
  shares: readonly Share[];
  total: number;
}) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <ul className="dashboard-shares" aria-label={label}>
      {shares.map((share) => {
        const part = total === 0 ? 0 : share.count / total;
        return (
          <li key={share.key}>
            <Anchor href={share.href} className="dashboard-share">
              <span className="dashboard-share-label">{share.label}</span>
              <span className="dashboard-share-count">{number.format(share.count)}</span>
              <span className="dashboard-share-part">{percent.format(part)}</span>
              <span
                className="dashboard-bar"
                style={{ inlineSize: `${Math.round(part * 100)}%` }}
                aria-hidden="true"
              />
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
