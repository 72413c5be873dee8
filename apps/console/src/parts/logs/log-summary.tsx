import { builtInApplicationIds } from '@gatehouse/contract/applications/applications';
import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Link } from '@gatehouse/ui/controls/link';
import { useLocale } from '@gatehouse/ui/base/texts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { useActorName, useApplicationName, useRecordName } from './names.ts';
import { listRecords, type RecordRef } from './records.ts';
import { useErrorText } from './use-error-text.ts';
import { describeUserAgent } from '@gatehouse/contract/users/user-agent';

/** Actor, target, origin and result of an entry. */
export function LogSummary({
  log: { key, payload, createdAt },
  all,
  hrefOf,
}: {
  log: AuditLog;
  /** The list of all entries. */
  all: string;
  hrefOf: (id: string) => string;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const exact = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeStyle: 'long' });
  const actor = useActorName(payload);
  const application = useApplicationName(payload.applicationId);
  const error = useErrorText(payload);
  const isOwnUser = payload.userId !== undefined && payload.actor !== 'administrator';
  const records = listRecords(payload).filter(({ id }) => !(isOwnUser && id === payload.userId));

  const describeKind = ({ kind, name }: RecordRef) => {
    if (name === 'factor') return t('auditLogs.details.factor');
    return kind === 'other' ? name : t(`auditLogs.details.kinds.${kind}`);
  };
  const lines: { key: string; label: string; value: ReactNode }[] = [
    {
      key: 'who',
      label: t('auditLogs.details.who'),
      value: isOwnUser ? <Link href={path(`/users/${payload.userId}`)}>{actor}</Link> : actor,
    },
    {
      key: 'with',
      label: t('auditLogs.details.with'),
      value:
        payload.applicationId && !builtInApplicationIds.includes(payload.applicationId) ? (
          <Link href={path(`/applications/${payload.applicationId}`)}>{application}</Link>
        ) : (
          application
        ),
    },
    { key: 'typed', label: t('auditLogs.details.typed'), value: payload.identifier },
    ...records.map((record) => ({
      key: record.name,
      label: describeKind(record),
      value: <RecordLink record={record} />,
    })),
    {
      key: 'changed',
      label: t('auditLogs.details.changed'),
      value: payload.changed?.join(', '),
    },
    {
      key: 'undoes',
      label: t('auditLogs.details.undoes'),
      value: payload.undoes && <Link href={hrefOf(payload.undoes)}>{t('auditLogs.details.undoesLink')}</Link>,
    },
    {
      key: 'error',
      label: t('auditLogs.details.error'),
      value: payload.error && (error ?? codeOf(payload.error)),
    },
    { key: 'redirect', label: t('auditLogs.details.redirectUri'), value: payload.redirectUri },
    { key: 'when', label: t('auditLogs.details.when'), value: exact.format(createdAt) },
    {
      key: 'from',
      label: t('auditLogs.details.from'),
      value: payload.ip && <Link href={`${all}?ip=${encodeURIComponent(payload.ip)}`}>{payload.ip}</Link>,
    },
    {
      key: 'browser',
      label: t('auditLogs.details.browser'),
      value: payload.userAgent && describeUserAgent(payload.userAgent),
    },
    {
      key: 'request',
      label: t('auditLogs.details.request'),
      value: payload.requestId && (
        <CopyText value={payload.requestId} label={t('auditLogs.details.request')} />
      ),
    },
    {
      key: 'trace',
      label: t('auditLogs.details.trace'),
      value: payload.traceId && (
        <Link href={`${all}?traceId=${encodeURIComponent(payload.traceId)}`}>
          {t('auditLogs.details.traceLink')}
        </Link>
      ),
    },
    { key: 'event', label: t('auditLogs.details.event'), value: <CopyText value={key} /> },
  ];
  return <KeyValue items={lines.filter(({ value }) => Boolean(value))} />;
}

function RecordLink({ record }: { record: RecordRef }) {
  const { t } = useTranslation();
  const tenantPath = useTenantPath();
  const factor = mfaFactors.find((each) => record.name === 'factor' && each === record.id);
  const name = useRecordName(record) ?? (factor ? t(`mfa.factors.options.${factor}`) : record.id);
  return record.path ? <Link href={tenantPath(record.path)}>{name}</Link> : name;
}

const codeOf = (error: Record<string, unknown> | string): string =>
  typeof error === 'string' ? error : String(error['code'] ?? JSON.stringify(error));
