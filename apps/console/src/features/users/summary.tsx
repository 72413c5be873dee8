import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Link } from '@gatehouse/ui/controls/link';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { useLocale } from '@gatehouse/ui/base/texts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { eventCell, resultCell } from '../../parts/logs/cells.tsx';
import { KnownNames, useNamesIn } from '../../parts/logs/names.ts';
import { useErrorText } from '../../parts/logs/use-error-text.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import './users.css';

/** Who a user is, when they signed in last, what failed, and where that is explained. */
export const UserSummary = ({ user }: { user: User }) => (
  <div className="users-summary">
    <Facts user={user} />
    <Activity userId={user.id} />
  </div>
);

type Fact = 'email' | 'phone' | 'username' | 'lastSignIn' | 'lastFailure' | 'factors' | 'created';

function Facts({ user }: { user: User }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const names = new Intl.ListFormat(useLocale());
  const factors = useApi(listUserMfaVerifications, { params: { userId: user.id } });
  const failures = useList(listAuditLogs, { query: { userId: user.id, result: 'Error', page_size: 1 } });
  const [failure] = failures.data?.items ?? [];
  const ownFactors = [...new Set(factors.data?.map(({ type }) => t(`mfa.factors.options.${type}`)))];
  const lines: [Fact, ReactNode][] = [
    ['email', user.primaryEmail],
    ['phone', user.primaryPhone],
    ['username', user.username],
    ['lastSignIn', <RelativeTime key="lastSignIn" time={user.lastSignInAt} />],
    ['lastFailure', failures.data && (failure ? <Failure log={failure} /> : t('users.summary.noFailure'))],
    [
      'factors',
      factors.data && (ownFactors.length > 0 ? names.format(ownFactors) : t('users.summary.noFactors')),
    ],
    ['created', <RelativeTime key="created" time={user.createdAt} />],
  ];
  return (
    <section className="users-card" aria-labelledby="user-facts">
      <div className="users-card-head">
        <h2 id="user-facts" className="users-card-title">
          {t('users.summary.title')}
        </h2>
        <ButtonLink size="small" href={path(`/users/${user.id}/explain`)}>
          {t('explanations.tab')}
        </ButtonLink>
      </div>
      <KeyValue
        items={lines.map(([key, value]) => ({
          key,
          label: t(`users.summary.facts.${key}`),
          value: value ?? '—',
        }))}
      />
    </section>
  );
}

/** When, and why. */
function Failure({ log }: { log: AuditLog }) {
  const path = useTenantPath();
  const reason = useErrorText(log.payload);
  return (
    <Link href={path(`/users/${log.payload.userId}/logs/${log.id}`)}>
      <RelativeTime time={log.createdAt} />
      {reason && `: ${reason}`}
    </Link>
  );
}

const event = (log: AuditLog) => eventCell({ log, steps: [] });
const result = (log: AuditLog) => resultCell({ log, steps: [] });
const when = ({ createdAt }: AuditLog) => <RelativeTime time={createdAt} />;

function Activity({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data, error, retry } = useList(listAuditLogs, { query: { userId, page_size: 5 } });
  const names = useNamesIn(data?.items ?? []);
  const columns: Column<AuditLog>[] = [
    { key: 'event', header: t('auditLogs.columns.event'), main: true, cell: event },
    { key: 'result', header: t('auditLogs.columns.result'), width: '8rem', cell: result },
    { key: 'time', header: t('auditLogs.columns.time'), width: '7.5rem', cell: when },
  ];
  return (
    <section className="users-card" aria-labelledby="user-activity">
      <div className="users-card-head">
        <h2 id="user-activity" className="users-card-title">
          {t('users.summary.activity')}
        </h2>
        <ButtonLink size="small" href={path(`/users/${userId}/logs`)}>
          {t('users.summary.all')}
        </ButtonLink>
      </div>
      {error && <Failed error={error} onRetry={retry} />}
      {data?.items.length === 0 && <p className="ui-field-help">{t('users.summary.noActivity')}</p>}
      {!error && data?.items.length !== 0 && (
        <KnownNames value={names}>
          <Table
            label={t('users.summary.activity')}
            columns={columns}
            rows={data?.items}
            expectedRows={5}
            rowKey={({ id }) => id}
            rowHref={({ id }) => path(`/users/${userId}/logs/${id}`)}
          />
        </KnownNames>
      )}
    </section>
  );
}
