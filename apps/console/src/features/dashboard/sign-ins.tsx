import type { SignIns as Data } from '@gatehouse/contract/dashboard/dashboard';
import { getSignIns } from '@gatehouse/contract/dashboard/endpoints';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { DayChart } from '../../parts/charts/day-chart.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SignInApplications } from './applications.tsx';
import { Figure } from './figure.tsx';
import { DashboardSection } from './section.tsx';
import { ShareList } from './share-list.tsx';
import { useLinks } from './use-links.ts';
import './dashboard.css';

/** The sign-ins of 30 days by result, with the reasons of failures, by application, and by factor. */
export function SignIns({ date }: { date: string }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(
    getSignIns,
    { query: { date } },
    { keepPrevious: true, refreshMs: 60_000 },
  );
  return (
    <>
      <DashboardSection
        name="sign-ins"
        title={t('dashboard.signIns.title')}
        text={t('dashboard.signIns.text')}
      >
        {error ? <Failed error={error} onRetry={retry} /> : <Results date={date} data={data} />}
      </DashboardSection>
      {data && <Details date={date} data={data} />}
    </>
  );
}

function Results({ date, data }: { date: string; data: Data | undefined }) {
  const { t } = useTranslation();
  const links = useLinks(date);
  return (
    <>
      <div className="dashboard-figures">
        <Figure
          label={t('dashboard.signIns.succeeded')}
          count={data?.succeeded.count}
          delta={data?.succeeded.delta}
          compared={t('dashboard.periods.month')}
          href={links.succeeded}
        />
        <Figure
          label={t('dashboard.signIns.failed')}
          count={data?.failed.count}
          delta={data?.failed.delta}
          compared={t('dashboard.periods.month')}
          href={links.failed}
        />
        <Figure
          label={t('dashboard.signIns.tokens')}
          count={data && data.tokens.users + data.tokens.machines}
          href={links.active(30)}
        />
      </div>
      <div className="dashboard-chart">
        {data && (
          <DayChart
            label={t('dashboard.signIns.curve')}
            days={data.curve.map((day) => day.date)}
            series={[
              {
                label: t('dashboard.signIns.succeeded'),
                tone: 'accent',
                values: data.curve.map(({ succeeded }) => succeeded),
              },
              {
                label: t('dashboard.signIns.failed'),
                tone: 'danger',
                values: data.curve.map(({ failed }) => failed),
              },
            ]}
          />
        )}
      </div>
    </>
  );
}

function Details({ date, data }: { date: string; data: Data }) {
  const { t } = useTranslation();
  const links = useLinks(date);
  return (
    <div className="dashboard-columns">
      <DashboardSection name="reasons" title={t('dashboard.reasons.title')}>
        {data.reasons.length === 0 ? (
          <p className="dashboard-text">{t('dashboard.reasons.empty')}</p>
        ) : (
          <ShareList
            label={t('dashboard.reasons.title')}
            total={data.failed.count}
            shares={data.reasons.map(({ reason, count }) => ({
              key: reason,
              label: t(`dashboard.reasons.names.${reason}`),
              count,
              href: links.reason(reason),
            }))}
          />
        )}
      </DashboardSection>
      <DashboardSection name="factors" title={t('dashboard.factors.title')}>
        {data.factors.length === 0 ? (
          <p className="dashboard-text">{t('dashboard.factors.empty')}</p>
        ) : (
          <ShareList
            label={t('dashboard.factors.title')}
            total={data.succeeded.count}
            shares={data.factors.map(({ factor, count }) => ({
              key: factor,
              label: t(`dashboard.factors.names.${factor}`),
              count,
              href: links.factor(factor),
            }))}
          />
        )}
      </DashboardSection>
      <SignInApplications applications={data.applications} href={links.application} />
    </div>
  );
}
