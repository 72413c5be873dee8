import { updateAuditLogConfig } from '@gatehouse/contract/audit-logs/config-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listTenantLogs } from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { Pagination, pageSizes } from '@gatehouse/ui/data/pagination';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { CalendarClock, RotateCw, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch } from 'react-router';
import { useList } from '../../app/api/use-list.ts';
import { useTenantId, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../pages/failed.tsx';
import { ListCount } from '../pages/list-count.tsx';
import { joinArrived } from './arrived.ts';
import { actorCell, applicationCell, eventCell, resultCell, timeCell } from './cells.tsx';
import { ExportLogs } from './export-logs.tsx';
import { entriesOf, foldSignIns, type LogLine } from './fold.ts';
import { canBeLive, LiveSwitch } from './live-switch.tsx';
import { LogFilterChips } from './log-filter-chips.tsx';
import type { OpenList } from './log-panel.tsx';
import { KnownNames, useNamesIn } from './names.ts';
import { NewEntries } from './new-entries.tsx';
import { Retention } from './retention.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { useLiveTail } from './use-live-tail.ts';
import { useLogFilters } from './use-log-filters.ts';

export interface LogListProps {
  /** Path of the list below the tenant; its entries are below it, and open beside it. */
  base: string;
  /** Only entries of this user. */
  userId?: string;
  /** Only entries of this application. */
  applicationId?: string;
  /** The audit log of the tenant's administrators: their own sign-ins and resets, and changes of members. */
  isOfAdministrators?: boolean;
}

/** Audit log entries with filters in the URL: all, or those of one user or application. */
export function LogList({ base, userId, applicationId, isOfAdministrators = false }: LogListProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const tenantId = useTenantId() ?? '';
  const { permission } = isOfAdministrators ? listTenantLogs : listAuditLogs;
  const isAllowed = useCan(permission);
  const { search } = useLocation();
  const filters = useLogFilters({ userId, applicationId }, path(base));
  const { query } = filters;
  const mayDelete = useCan(updateAuditLogConfig.permission);
  const hasRetention =
    mayDelete && !isOfAdministrators && userId === undefined && applicationId === undefined;
  const ofTenant = useList(
    listAuditLogs,
    { query },
    { enabled: isAllowed && !isOfAdministrators, keepPrevious: true },
  );
  const ofAdministrators = useList(
    listTenantLogs,
    { params: { tenantId }, query },
    { enabled: isAllowed && isOfAdministrators, keepPrevious: true },
  );
  const { data, error, isStale, retry } = isOfAdministrators ? ofAdministrators : ofTenant;
  const openId = useMatch({ path: `${path(base)}/:logId`, end: true })?.params.logId;
  const live = useLiveTail({
    isOn: filters.values.live === 'on' && canBeLive(filters) && isAllowed && !isOfAdministrators,
    isHeld: useIsScrolled() || openId !== undefined,
    query,
    reload: retry,
  });
  const items = data && joinArrived(live.shown, data.items);
  const names = useNamesIn(items ?? []);
  const lines = items && foldSignIns(items);
  const open: OpenList = { entries: lines ? entriesOf(lines) : [], base, isOfAdministrators, isAllowed };

  function describeNoRows() {
    if (!isAllowed) return <ForbiddenState permission={permission} who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    if (filters.isNarrowed || filters.page > 1) return <NothingFound onClear={filters.clear} />;
    return (
      <EmptyState icon={<ScrollText />} title={t('auditLogs.empty.title')}>
        {t('auditLogs.empty.text')}
      </EmptyState>
    );
  }
  const columns: Column<LogLine>[] = [
    { key: 'time', header: t('auditLogs.columns.time'), width: '9.75rem', cell: timeCell },
    { key: 'event', header: t('auditLogs.columns.event'), main: true, cell: eventCell },
    { key: 'result', header: t('auditLogs.columns.result'), width: '8.75rem', cell: resultCell },
    { key: 'user', header: t('auditLogs.columns.user'), width: '11rem', cell: actorCell },
    {
      key: 'application',
      header: t('auditLogs.columns.application'),
      width: '10rem',
      minor: true,
      cell: applicationCell,
    },
  ];
  return (
    <>
      <Toolbar
        end={
          <>
            {isAllowed && !isOfAdministrators && <LiveSwitch filters={filters} reload={retry} />}
            {isAllowed && !isOfAdministrators && <ExportLogs query={query} />}
            {hasRetention && (
              <IconButton
                icon={<CalendarClock />}
                label={t('auditLogs.retention.title')}
                onClick={() => filters.set({ pick: 'retention' })}
              />
            )}
            <IconButton icon={<RotateCw />} label={t('auditLogs.refresh')} onClick={retry} />
          </>
        }
      >
        <LogFilterChips
          filters={filters}
          hasUser={userId === undefined && !isOfAdministrators}
          hasApplication={applicationId === undefined && !isOfAdministrators}
          hasAdministrator={userId === undefined}
          isOfAdministrators={isOfAdministrators}
        />
      </Toolbar>
      {hasRetention && filters.values.pick === 'retention' && (
        <Retention onClose={() => filters.set({ pick: undefined })} />
      )}
      <ListCount total={isStale || error ? undefined : data?.total} />
      <NewEntries live={live} />
      <KnownNames value={names}>
        <Table
          label={t('auditLogs.title')}
          columns={applicationId === undefined ? columns : columns.filter(({ key }) => key !== 'application')}
          rows={!isAllowed || error ? [] : lines}
          rowKey={({ log }) => log.id}
          rowHref={({ log }) => `${path(`${base}/${log.id}`)}${search}`}
          rowIsOpen={({ log, steps }) => [log, ...steps].some(({ id }) => id === openId)}
          stale={isStale}
          empty={describeNoRows()}
        />
        <Outlet context={open} />
      </KnownNames>
      {data && data.total > 0 && !error && (
        <Pagination
          page={filters.page}
          pageSize={filters.pageSize}
          total={data.total}
          capped={data.isCapped}
          hrefFor={(page) => filters.hrefWith({ page: page > 1 ? String(page) : undefined })}
          hrefForSize={(size) =>
            filters.hrefWith({ page_size: size === pageSizes[0] ? undefined : String(size) })
          }
        />
      )}
    </>
  );
}
