import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';
import { Badge } from '@gatehouse/ui/data/badge';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './logs.css';

/** What an operation has changed, field by field. */
export function Changes({ changes }: { changes: readonly AuditLogChange[] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="log-part" aria-labelledby={id}>
      <h3 id={id}>{t('auditLogs.changes.title')}</h3>
      <dl className="log-changes">
        {changes.map((change) => (
          <Change key={change.path.join('\n')} change={change} />
        ))}
      </dl>
    </section>
  );
}

function Change({ change: { path, before, after, isMasked, isCut } }: { change: AuditLogChange }) {
  const { t } = useTranslation();
  const hasValues = before !== undefined || after !== undefined;
  return (
    <div className="log-change">
      <dt>
        <code>{path.join('.') || t('auditLogs.changes.all')}</code>
        {isCut && <Badge>{t(hasValues ? 'auditLogs.changes.cut' : 'auditLogs.changes.tooLong')}</Badge>}
      </dt>
      {isMasked && <dd className="log-masked">{t('auditLogs.changes.masked')}</dd>}
      {!isMasked && hasValues && (
        <dd className="log-values">
          <Value side="before" value={before} />
          <Value side="after" value={after} />
        </dd>
      )}
    </div>
  );
}

/** One side of a change. What was and what is are said, and not only colored. */
function Value({ side, value }: { side: 'before' | 'after'; value: unknown }) {
  const { t } = useTranslation();
  return (
    <div className={`log-value log-value-${side}`}>
      <span className="ui-hidden">{t(`auditLogs.changes.${side}`)}</span>
      <span aria-hidden="true" className="log-sign">
        {side === 'before' ? '−' : '+'}
      </span>
      {value === undefined || value === null || value === '' ? (
        <em>{t('auditLogs.changes.none')}</em>
      ) : (
        <code dir="auto">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code>
      )}
    </div>
  );
}
