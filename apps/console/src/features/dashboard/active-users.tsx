import { getActiveUsers } from '@gatehouse/contract/dashboard/endpoints';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { DayChart } from '../../parts/charts/day-chart.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { Figure } from './figure.tsx';
import { DashboardSection } from './section.tsx';
import { useLinks } from './use-links.ts';
import './dashboard.css';

const figures = [
  { name: 'dau', days: 1, period: 'day' },
  { name: 'wau', days: 7, period: 'week' },
  { name: 'mau', days: 30, period: 'month' },
] as const;

/** Daily, weekly and monthly active users, with the curve of 30 days. */
export function ActiveUsers({ date }: { date: string }) {
  const { t } = useTranslation();
  const links = useLinks(date);
  const { data, error, retry } = useApi(
    getActiveUsers,
    { query: { date } },
    { keepPrevious: true, refreshMs: 60_000 },
  );
  return (
    <DashboardSection
      name="active-users"
      title={t('dashboard.active.title')}
      text={t('dashboard.active.text')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {!error && (
        <>
          <div className="dashboard-figures">
            {figures.map(({ name, days, period }) => (
              <Figure
                key={name}
                label={t(`dashboard.active.${name}`)}
                count={data?.[name].count}
                delta={data?.[name].delta}
                compared={t(`dashboard.periods.${period}`)}
                href={links.active(days)}
              />
            ))}
          </div>
          <div className="dashboard-chart">
            {data && (
              <DayChart
                label={t('dashboard.active.curve')}
                days={data.dauCurve.map((day) => day.date)}
                series={[
                  {
                    label: t('dashboard.active.users'),
                    tone: 'accent',
                    values: data.dauCurve.map(({ count }) => count),
                  },
                ]}
              />
            )}
          </div>
        </>
      )}
    </DashboardSection>
  );
}
