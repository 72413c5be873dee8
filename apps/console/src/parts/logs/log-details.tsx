import { getAuditLog } from '@gatehouse/contract/audit-logs/endpoints';
import { getTenantLog } from '@gatehouse/contract/audit-logs/tenant-endpoints';
import type { Crumb } from '@gatehouse/ui/layout/breadcrumb';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantId, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DetailsFailed } from '../pages/details-failed.tsx';
import { DetailsSkeleton } from '../pages/details-skeleton.tsx';
import { DocumentTitle } from '../pages/document-title.tsx';
import { LogResult } from './cells.tsx';
import { labelEvent } from './event.ts';
import { LogSummary } from './log-summary.tsx';

export interface LogDetailsProps {
  id: string;
  /** The breadcrumb: the audit log, a user or an application. */
  crumbs: readonly Crumb[];
  /** The list of the entry. */
  list: string;
  /** Whether it is an entry of the audit log of the tenant's administrators. */
  isOfAdministrators?: boolean;
}

/** An audit log entry: summary and raw event. */
export function LogDetails({ id, crumbs, list, isOfAdministrators = false }: LogDetailsProps) {
  const { t } = useTranslation();
  const tenantId = useTenantId() ?? '';
  const path = useTenantPath();
  const { permission } = isOfAdministrators ? getTenantLog : getAuditLog;
  const isAllowed = useCan(permission);
  const ofTenant = useApi(getAuditLog, { params: { id } }, { enabled: isAllowed && !isOfAdministrators });
  const ofAdministrators = useApi(
    getTenantLog,
    { params: { tenantId, id } },
    { enabled: isAllowed && isOfAdministrators },
  );
  const { data, error, retry } = isOfAdministrators ? ofAdministrators : ofTenant;

  if (!isAllowed) return <ForbiddenState permission={permission} who={t('app.forbidden.who')} />;
  if (error) return <DetailsFailed error={error} onRetry={retry} list={list} />;
  if (data === undefined) return <DetailsSkeleton crumbs={crumbs} tabs={0} />;
  const { key, payload, createdAt } = data;
  const title = labelEvent(t, key, payload);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={crumbs}
        title={title}
        meta={[
          <LogResult key="result" result={payload.result} />,
          <RelativeTime key="time" time={createdAt} />,
          <CopyText key="id" value={id} label={t('parts.id')} />,
        ]}
      />
      <LogSummary log={data} all={path(isOfAdministrators ? '/audit-logs/administrators' : '/audit-logs')} />
      <JsonView value={data} title={t('auditLogs.details.raw')} />
    </>
  );
}
