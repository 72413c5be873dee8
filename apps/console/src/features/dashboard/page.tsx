import { getNewUsers, getTotalUsers, listLockedAccounts } from '@gatehouse/contract/dashboard/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSearch } from '../../app/router/use-search.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { ActiveUsers } from './active-users.tsx';
import { NeedsAttention } from './attention.tsx';
import { Figure } from './figure.tsx';
import { LockedAccounts } from './locked-accounts.tsx';
import { SignIns } from './sign-ins.tsx';
import { useLinks } from './use-links.ts';
import './dashboard.css';

const today = (): string => new Date().toISOString().slice(0, 10);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What happens in the tenant: users, activity and sign-ins up to a day, and accounts that are locked now (ADR 168). */
export function Dashboard() {
  const { t } = useTranslation();
  const mayRead = useCan(getTotalUsers.permission);
  const [parameters, changeSearch] = useSearch();
  const chosen = parameters.get('date');
  const date = isDay(chosen) ? chosen : today();
  const change = (next: string) =>
    changeSearch((query) => {
      if (isDay(next) && next !== today()) query.set('date', next);
      else query.delete('date');
    });
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <PageHeader
        title={t('dashboard.title')}
        description={t('dashboard.description')}
        actions={
          mayRead && (
            <Field label={t('dashboard.date')} hideLabel>
              <Input
                type="date"
                required
                max={today()}
                value={date}
                onChange={({ target }) => change(target.value)}
              />
            </Field>
          )
        }
      />
      {mayRead ? (
        <div className="dashboard">
          <Overview date={date} />
          <NeedsAttention />
          <ActiveUsers date={date} />
          <SignIns date={date} />
          <LockedAccounts />
        </div>
      ) : (
        <ForbiddenState permission={getTotalUsers.permission} who={t('app.forbidden.who')} />
      )}
    </>
  );
}

/** The numbers of now. */
function Overview({ date }: { date: string }) {
  const { t } = useTranslation();
  const links = useLinks(date);
  const { pathname, search } = useLocation();
  const total = useApi(getTotalUsers, {}, { refreshMs: 60_000 });
  const added = useApi(getNewUsers, {}, { refreshMs: 60_000 });
  const locked = useApi(listLockedAccounts, { query: { page_size: 20 } }, { refreshMs: 60_000 });
  const failed = [total, added, locked].find(({ error }) => error);
  if (failed?.error) return <Failed error={failed.error} onRetry={failed.retry} />;
  return (
    <section className="dashboard-figures" aria-label={t('dashboard.overview')}>
      <Figure label={t('dashboard.total')} count={total.data?.totalUserCount} href={links.users} />
      <Figure
        label={t('dashboard.newToday')}
        count={added.data?.today.count}
        delta={added.data?.today.delta}
        compared={t('dashboard.periods.day')}
        href={links.users}
      />
      <Figure
        label={t('dashboard.newThisWeek')}
        count={added.data?.last7Days.count}
        delta={added.data?.last7Days.delta}
        compared={t('dashboard.periods.week')}
        href={links.users}
      />
      <Figure
        label={t('dashboard.locked.title')}
        count={locked.data?.total}
        href={`${pathname}${search}#locked-accounts`}
      />
    </section>
  );
}
