import type { Attention, Expiring, Problem } from '@gatehouse/contract/dashboard/dashboard';
import { getAttention } from '@gatehouse/contract/dashboard/endpoints';
import { Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { actorCell, eventCell } from '../../parts/logs/cells.tsx';
import { KnownNames, useNamesIn } from '../../parts/logs/names.ts';
import { useMinute } from '../../parts/logs/times.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { DashboardSection } from './section.tsx';
import './dashboard.css';

/** What fails or expires, and what was changed last. */
export function NeedsAttention() {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(getAttention, {}, { refreshMs: 60_000 });
  return (
    <div className="dashboard-columns">
      <DashboardSection name="attention" title={t('dashboard.attention.title')}>
        {error ? <Failed error={error} onRetry={retry} /> : <Problems attention={data} />}
      </DashboardSection>
      <DashboardSection name="changes" title={t('dashboard.changes.title')}>
        {error ? <Failed error={error} onRetry={retry} /> : <Changes changes={data?.changes} />}
      </DashboardSection>
    </div>
  );
}

interface Row {
  key: string;
  name: string;
  tone: 'danger' | 'warning';
  text: string;
  path: string;
}

const problemPaths = {
  Email: '/connectors/passwordless/',
  Sms: '/connectors/passwordless/',
  Social: '/connectors/social/',
  EnterpriseSso: '/enterprise-sso/',
  Webhook: '/webhooks/',
};

const nameCell = ({ name }: Row) => name;
const stateCell = ({ tone, text }: Row) => <Status tone={tone}>{text}</Status>;

function Problems({ attention }: { attention: Attention | undefined }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const now = useMinute();
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const toRow = ({ kind, id, name, reason }: Problem): Row => ({
    key: `${kind} ${id} ${reason}`,
    name: t(`dashboard.attention.kinds.${kind}`, { name }),
    tone: 'danger',
    text: t(`dashboard.attention.reasons.${reason}`),
    path: path(id === null ? '/connectors' : problemPaths[kind] + id),
  });
  const toExpiring = ({ kind, recordId, recordName, name, expiresAt }: Expiring): Row => {
    const isOver = expiresAt <= now;
    return {
      key: `${kind} ${recordId} ${name} ${expiresAt}`,
      name: t(`dashboard.attention.expiring.${kind}`, { name, record: recordName }),
      tone: isOver ? 'danger' : 'warning',
      text: t(`dashboard.attention.${isOver ? 'expired' : 'expires'}`, { date: date.format(expiresAt) }),
      path: path(`${kind === 'ProviderCertificate' ? '/enterprise-sso/' : '/applications/'}${recordId}`),
    };
  };
  const rows = attention && [...attention.problems.map(toRow), ...attention.expiring.map(toExpiring)];
  if (rows?.length === 0) return <p className="dashboard-text">{t('dashboard.attention.none')}</p>;
  return (
    <Table
      label={t('dashboard.attention.title')}
      rows={rows}
      expectedRows={2}
      rowKey={({ key }) => key}
      rowLabel={nameCell}
      rowHref={(row) => row.path}
      columns={[
        { key: 'name', header: t('dashboard.attention.what'), title: nameCell, cell: nameCell },
        { key: 'state', header: t('dashboard.attention.state'), width: '11rem', cell: stateCell },
      ]}
    />
  );
}

const event = (log: AuditLog) => eventCell({ log, steps: [] });
const actor = (log: AuditLog) => actorCell({ log, steps: [] });
const when = ({ createdAt }: AuditLog) => <RelativeTime time={createdAt} />;

function Changes({ changes }: { changes: AuditLog[] | undefined }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const names = useNamesIn(changes ?? []);
  const columns: Column<AuditLog>[] = [
    { key: 'event', header: t('auditLogs.columns.event'), main: true, cell: event },
    { key: 'user', header: t('auditLogs.columns.user'), width: '9rem', minor: true, cell: actor },
    { key: 'time', header: t('auditLogs.columns.time'), width: '7.5rem', cell: when },
  ];
  if (changes?.length === 0) return <p className="dashboard-text">{t('dashboard.changes.none')}</p>;
  return (
    <KnownNames value={names}>
      <Table
        label={t('dashboard.changes.title')}
        rows={changes}
        expectedRows={3}
        rowKey={({ id }) => id}
        rowHref={({ id }) => path(`/audit-logs/${id}`)}
        columns={columns}
      />
    </KnownNames>
  );
}
