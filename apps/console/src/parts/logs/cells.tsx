import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { Status } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { useTranslation } from 'react-i18next';
import { describeEvent } from './event.ts';
import { useActorName, useApplicationName, useRecordName } from './names.ts';
import { findSubjects, type RecordRef } from './records.ts';
import { useErrorText } from './use-error-text.ts';

/** Cells of the audit log's table. */

export const eventCell = ({ key, payload }: AuditLog) => <EventText event={key} payload={payload} />;
export const resultCell = ({ payload }: AuditLog) => <LogResult result={payload.result} />;
export const reasonCell = ({ payload }: AuditLog) => payload.error && <Reason payload={payload} />;
export const actorCell = ({ payload }: AuditLog) => <Actor payload={payload} />;
export const recordCell = ({ payload }: AuditLog) => <Subjects payload={payload} />;
export const applicationCell = ({ payload }: AuditLog) => <Application id={payload.applicationId} />;
export const timeCell = ({ createdAt }: AuditLog) => <RelativeTime time={createdAt} />;

/** How it ended. */
export function LogResult({ result }: Pick<AuditLogPayload, 'result'>) {
  const { t } = useTranslation();
  return (
    <Status tone={result === 'Success' ? 'success' : 'danger'}>{t(`auditLogs.results.${result}`)}</Status>
  );
}

/** Why it failed, in words; whole on hover. */
function Reason({ payload }: { payload: AuditLogPayload }) {
  const text = useErrorText(payload);
  return <span title={text}>{text}</span>;
}

function EventText({ event, payload }: { event: string; payload: AuditLogPayload }) {
  const { t } = useTranslation();
  return <span>{describeEvent(t, event, payload)}</span>;
}

function Actor({ payload }: { payload: AuditLogPayload }) {
  return useActorName(payload) ?? '—';
}

/** What it was done to, by name. */
function Subjects({ payload }: { payload: AuditLogPayload }) {
  const [first, second] = findSubjects(payload);
  if (!first) return '—';
  return (
    <>
      <Subject record={first} />
      {second && (
        <>
          {', '}
          <Subject record={second} />
        </>
      )}
    </>
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
