import type { AuditLog, AuditLogDetails } from '@gatehouse/contract/audit-logs/audit-logs';
import { getAuditLog } from '@gatehouse/contract/audit-logs/endpoints';
import { getTenantLog } from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { ExactTime } from '@gatehouse/ui/data/relative-time';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { SidePanel } from '@gatehouse/ui/overlays/side-panel';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { type ApiRead, useApi } from '../../app/api/use-api.ts';
import { useTenantId, useTenantPath } from '../../app/tenant.ts';
import { RefusalRule } from '../rules/refusal-rule.tsx';
import { DetailsFailed } from '../pages/details-failed.tsx';
import { LogResult } from './cells.tsx';
import { Changes } from './changes.tsx';
import { labelEvent } from './event.ts';
import { LogSummary } from './log-summary.tsx';
import { SameSignIn } from './same-sign-in.tsx';
import { UndoButton } from './undo-button.tsx';

/** What the list tells the panel of its entries. */
export interface OpenList {
  /** Those of the list, in its order. */
  entries: readonly AuditLog[];
  /** Path of the list below the tenant. */
  base: string;
  isOfAdministrators: boolean;
  isAllowed: boolean;
}

/** An audit log entry, beside its list. */
export function LogPanel() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { logId = '' } = useParams();
  const list = useOutletContext<OpenList>();
  const { entries, base } = list;
  const { data, error, retry } = useEntry(logId, list);
  if (!list.isAllowed) return null;

  const hrefOf = (id: string) => `${path(`${base}/${id}`)}${search}`;
  const at = entries.findIndex(({ id }) => id === logId);
  const step = (by: 1 | -1) => (at < 0 ? undefined : entries[at + by]);
  // Back leads to the list, however many entries were looked at.
  const open = (id: string) => void navigate(hrefOf(id), { replace: true, preventScrollReset: true });
  return (
    <SidePanel
      title={data ? labelEvent(t, data.key, data.payload) : t('auditLogs.one')}
      meta={
        data && (
          <>
            <LogResult result={data.payload.result} />
            <ExactTime time={data.createdAt} />
            <CopyText value={logId} label={t('parts.id')} />
          </>
        )
      }
      actions={
        <>
          {([-1, 1] as const).map((by) => (
            <IconButton
              key={by}
              icon={by < 0 ? <ChevronUp /> : <ChevronDown />}
              label={t(by < 0 ? 'auditLogs.details.previous' : 'auditLogs.details.next')}
              disabled={step(by) === undefined}
              onClick={() => open(step(by)?.id ?? logId)}
            />
          ))}
        </>
      }
      onClose={() => void navigate(`${path(base)}${search}`, { preventScrollReset: true })}
    >
      {error ? (
        <DetailsFailed error={error} onRetry={retry} list={`${path(base)}${search}`} />
      ) : data ? (
        <Entry key={logId} log={data} hrefOf={hrefOf} open={open} list={list} />
      ) : (
        Array.from({ length: 6 }, (_, line) => <Skeleton key={line} width={`${40 + ((line * 23) % 45)}%`} />)
      )}
    </SidePanel>
  );
}

/** The entry, which the list may have read already; but only its own answer has everything. */
function useEntry(
  id: string,
  { isOfAdministrators, isAllowed }: OpenList,
): Pick<ApiRead<AuditLogDetails>, 'data' | 'error' | 'retry'> {
  const tenantId = useTenantId() ?? '';
  const ofTenant = useApi(getAuditLog, { params: { id } }, { enabled: isAllowed && !isOfAdministrators });
  const ofAdministrators = useApi(
    getTenantLog,
    { params: { tenantId, id } },
    { enabled: isAllowed && isOfAdministrators },
  );
  return isOfAdministrators ? ofAdministrators : ofTenant;
}

function Entry({
  log,
  hrefOf,
  open,
  list: { isOfAdministrators },
}: {
  log: AuditLogDetails;
  hrefOf: (id: string) => string;
  open: (id: string) => void;
  list: OpenList;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { traceId } = log.payload;
  // The changes are shown above, and aren't part of the event.
  const { changes, isUndoable: _isUndoable, ...raw } = log;
  return (
    <>
      {changes && changes.length > 0 && <Changes changes={changes} />}
      <UndoButton log={log} onUndone={open} />
      <RefusalRule log={log} />
      <LogSummary
        log={log}
        all={path(isOfAdministrators ? '/audit-logs/administrators' : '/audit-logs')}
        hrefOf={hrefOf}
      />
      {traceId !== undefined && (
        <SameSignIn
          traceId={traceId}
          current={log.id}
          hrefOf={hrefOf}
          isOfAdministrators={isOfAdministrators}
        />
      )}
      <JsonView value={raw} title={t('auditLogs.details.raw')} />
    </>
  );
}
