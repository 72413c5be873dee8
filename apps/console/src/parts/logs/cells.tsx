import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { Status } from '@gatehouse/ui/data/badge';
import { ExactTime } from '@gatehouse/ui/data/relative-time';
import { useTranslation } from 'react-i18next';
import { labelEvent, labelStep } from './event.ts';
import { actorOf, type LogLine } from './fold.ts';
import { useActorName, useApplicationName, useRecordName } from './names.ts';
import { findSubjects, type RecordRef } from './records.ts';
import { useErrorText } from './use-error-text.ts';
import './logs.css';

/** Cells of the audit log's table. */

export const timeCell = ({ log, steps }: LogLine) => <ExactTime time={(steps.at(-1) ?? log).createdAt} />;
export const eventCell = (line: LogLine) => <Event line={line} />;
export const resultCell = ({ log }: LogLine) => <LogResult result={log.payload.result} />;
export const actorCell = (line: LogLine) => <Actor payload={actorOf(line)} />;
export const applicationCell = ({ log }: LogLine) => <Application id={log.payload.applicationId} />;

/** The result. */
export function LogResult({ result }: Pick<AuditLogPayload, 'result'>) {
  const { t } = useTranslation();
  return (
    <Status tone={result === 'Success' ? 'success' : 'danger'}>{t(`auditLogs.results.${result}`)}</Status>
  );
}

/** The event, with the reason of the failure or the target, and the steps of a sign-in. */
function Event({ line: { log, steps } }: { line: LogLine }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="log-event">{labelEvent(t, log.key, log.payload)}</span>
      {(!log.payload.error || isAtProvider(log.payload)) && <Subjects payload={log.payload} />}
      {log.payload.error && <Reason payload={log.payload} />}
      {steps.length > 0 && <Steps steps={steps} />}
    </>
  );
}

/** A step at a social provider or a company: which one is half of why it failed. */
const isAtProvider = ({ params = {} }: AuditLogPayload): boolean =>
  'connectorId' in params || 'ssoConnectorId' in params;

/** The steps of a sign-in in their order. The failed ones are marked, also without colors. */
function Steps({ steps }: { steps: readonly AuditLog[] }) {
  const { t } = useTranslation();
  return (
    <span className="log-steps">
      {steps.map(({ id, key, payload }, at) => (
        <span key={id} data-failed={payload.result === 'Error' || undefined}>
          {at > 0 && <span className="ui-hidden">, </span>}
          {payload.result === 'Error'
            ? t('auditLogs.failedStep', { step: labelStep(t, key) })
            : labelStep(t, key)}
        </span>
      ))}
    </span>
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
