import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { Status } from '@gatehouse/ui/data/badge';
import { ExactTime } from '@gatehouse/ui/data/relative-time';
import { useTranslation } from 'react-i18next';
import { labelEvent } from './event.ts';
import { useActorName, useApplicationName, useRecordName } from './names.ts';
import { findSubjects, type RecordRef } from './records.ts';
import { useErrorText } from './use-error-text.ts';
import './logs.css';

/** Cells of the audit log's table. */

export const timeCell = ({ createdAt }: AuditLog) => <ExactTime time={createdAt} />;
export const eventCell = ({ key, payload }: AuditLog) => <Event event={key} payload={payload} />;
export const resultCell = ({ payload }: AuditLog) => <LogResult result={payload.result} />;
export const actorCell = ({ payload }: AuditLog) => <Actor payload={payload} />;
export const applicationCell = ({ payload }: AuditLog) => <Application id={payload.applicationId} />;

/** The result. */
export function LogResult({ result }: Pick<AuditLogPayload, 'result'>) {
  const { t } = useTranslation();
  return (
    <Status tone={result === 'Success' ? 'success' : 'danger'}>{t(`auditLogs.results.${result}`)}</Status>
  );
}

/** The event, with the reason of the failure or the target. */
function Event({ event, payload }: { event: string; payload: AuditLogPayload }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="log-event">{labelEvent(t, event, payload)}</span>
      {payload.error ? <Reason payload={payload} /> : <Subjects payload={payload} />}
    </>
  );
}

/** The reason of the failure. */
function Reason({ payload }: { payload: AuditLogPayload }) {
  const text = useErrorText(payload);
  return text ? (
    <span className="log-reason" title={text}>
      {text}
    </span>
  ) : null;
}

function Actor({ payload }: { payload: AuditLogPayload }) {
  return useActorName(payload) ?? '—';
}

/** The name of the target. */
function Subjects({ payload }: { payload: AuditLogPayload }) {
  const [first, second] = findSubjects(payload);
  if (!first) return null;
  return (
    <span className="log-about">
      <Subject record={first} />
      {second && (
        <>
          {', '}
          <Subject record={second} />
        </>
      )}
    </span>
  );
}

function Subject({ record }: { record: RecordRef }) {
  const { t } = useTranslation();
  const name = useRecordName(record);
  if (name !== undefined) return name;
  return record.kind === 'other' ? record.id : `${t(`auditLogs.kinds.${record.kind}`)} ${record.id}`;
}

function Application({ id }: { id: string | undefined }) {
  return useApplicationName(id) ?? '—';
}
