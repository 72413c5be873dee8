import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { Status } from '@gatehouse/ui/data/badge';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useCan } from '../../app/use-can.ts';
import { useMinute } from '../../parts/logs/times.ts';
import { eventOf } from './sign-in-event.ts';

const minuteMs = 60_000;

/**
 * How often users have signed in to the application since midnight, in the administrator's time zone. Nothing until that is known: the page
 * doesn't depend on it.
 */
export function ApplicationToday({ application }: { application: ApplicationWithAdmin }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isAllowed = useCan(listAuditLogs.permission);
  const query = {
    applicationId: application.id,
    logKey: eventOf(application),
    result: 'Success',
    start_time: String(new Date(useMinute()).setHours(0, 0, 0, 0)),
    page_size: 1,
  };
  const { data } = useList(listAuditLogs, { query }, { enabled: isAllowed, refreshMs: minuteMs });
  if (data === undefined) return null;
  const { total: count, isCapped } = data;
  const number = new Intl.NumberFormat(locale).format(count);
  const unit = application.type === 'MachineToMachine' ? 'tokens' : 'signIns';
  return (
    <Status tone={count > 0 ? 'success' : 'neutral'}>
      {isCapped
        ? t(`applications.today.more.${unit}`, { number })
        : t(`applications.today.${unit}`, { count, number })}
    </Status>
  );
}
