import { auditLogResult } from '@gatehouse/contract/audit-logs/audit-logs';
import { isAuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { useSearch } from '../../app/router/use-search.ts';
import { readPageSize } from '../pages/list-state.ts';
import { isTimeRange, timeRanges, useMinute } from './times.ts';

/** Sent as they are in the URL. */
const exact = ['administratorId', 'organizationId', 'ip', 'requestId', 'traceId'] as const;
const names = ['logKey', 'result', 'userId', 'applicationId', ...exact, 'time', 'from', 'to'] as const;
type Name = (typeof names)[number] | 'page' | 'page_size' | 'pick' | 'live';

/** The filters of the log, kept in the URL. */
export interface LogFilters {
  page: number;
  pageSize: number;
  values: Partial<Record<Name, string>>;
  isNarrowed: boolean;
  /** The query of the request. */
  query: Record<string, string | number | undefined>;
  /** The URL with changed filters, at the first page. */
  hrefWith: (change: Partial<Record<Name, string | undefined>>) => string;
  set: (change: Partial<Record<Name, string | undefined>>) => void;
  clear: () => void;
}

/** `pathname` is that of the list, also while one of its entries is open. */
export function useLogFilters(
  fixed: { userId?: string; applicationId?: string },
  pathname: string,
): LogFilters {
  const [parameters, changeSearch] = useSearch();
  const now = useMinute();
  const values: LogFilters['values'] = {};
  for (const name of [...names, 'page', 'page_size', 'pick', 'live'] as const)
    values[name] = parameters.get(name) ?? undefined;

  const pageSize = readPageSize(values.page_size);
  const page = Math.max(1, Math.floor(Number(values.page)) || 1);
  const window = isTimeRange(values.time)
    ? { start_time: String(now - timeRanges[values.time]), end_time: undefined }
    : { start_time: readTime(values.from), end_time: readTime(values.to) };
  const { logKey, result } = values;
  return {
    page,
    pageSize,
    values,
    isNarrowed: names.some((name) => parameters.has(name)),
    query: {
      userId: fixed.userId ?? values.userId,
      applicationId: fixed.applicationId ?? values.applicationId,
      // The URL can name an event of a later version.
      logKey: logKey && isAuditLogKey(logKey) ? logKey : undefined,
      result: auditLogResult.safeParse(result).data,
      ...Object.fromEntries(exact.map((name) => [name, values[name]])),
      ...window,
      page,
      page_size: pageSize,
    },
    hrefWith(edit) {
      const next = new URLSearchParams(parameters);
      apply(edit, next);
      const query = next.toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    set: (edit) => changeSearch((next) => apply(edit, next)),
    clear: () =>
      changeSearch((next) => apply(Object.fromEntries(names.map((name) => [name, undefined])), next)),
  };
}

function apply(edit: Partial<Record<Name, string | undefined>>, next: URLSearchParams): void {
  next.delete('page');
  for (const [name, value] of Object.entries(edit)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
}

const readTime = (text: string | undefined): string | undefined =>
  text && /^\d{1,15}$/.test(text) ? text : undefined;
