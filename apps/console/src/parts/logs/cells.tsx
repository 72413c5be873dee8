import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { Status } from '@gatehouse/ui/badge';
import { RelativeTime } from '@gatehouse/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { describeEvent } from './event.ts';
import { useActorName, useApplicationName } from './names.ts';

/** Cells of the audit log's table. */

export const eventCell = ({ key }: AuditLog) => <EventText event={key} />;
export const resultCell = ({ payload }: AuditLog) => <LogResult result={payload.result} />;
export const actorCell = ({ payload }: AuditLog) => <Actor payload={payload} />;
export const applicationCell = ({ payload }: AuditLog) => <Application id={payload.applicationId} />;
export const timeCell = ({ createdAt }: AuditLog) => <RelativeTime time={createdAt} />;

/** How it ended. */
export function LogResult({ result }: Pick<AuditLogPayload, 'result'>) {
  const { t } = useTranslation();
  return (
    <Status tone={result === 'Success' ? 'success' : 'danger'}>{t(`auditLogs.results.${result}`)}</Status>
  );
}

function EventText({ event }: { event: string }) {
  const { t } = useTranslation();
  return <span>{describeEvent(t, event)}</span>;
}

function Actor({ payload }: { payload: AuditLogPayload }) {
  return useActorName(payload) ?? '—';
}

function Application({ id }: { id: string | undefined }) {
  return useApplicationName(id) ?? '—';
}
