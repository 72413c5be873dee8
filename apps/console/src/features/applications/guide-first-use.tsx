import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { Link } from '@gatehouse/ui/controls/link';
import { Status } from '@gatehouse/ui/data/badge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { GuideStep } from '../../parts/guide/guide-steps.tsx';
import { useErrorText } from '../../parts/logs/use-error-text.ts';
import { eventOf } from './sign-in-event.ts';

const refreshMs = 4_000;

/** The last step of a guide: waits for the first sign-in or token of the application, and says why an attempt failed meanwhile. */
export function GuideFirstUse({ application }: { application: ApplicationWithAdmin }) {
  const { t } = useTranslation();
  const enabled = useCan(listAuditLogs.permission);
  const [openedAt] = useState(() => String(Date.now()));
  const { id: applicationId, type } = application;
  const use = type === 'MachineToMachine' ? 'token' : 'signIn';
  const options = { enabled, refreshMs };
  const success = { applicationId, logKey: eventOf(application), result: 'Success', page_size: 1 };
  const error = { applicationId, result: 'Error', start_time: openedAt, page_size: 1 };
  const { data: successes } = useList(listAuditLogs, { query: success }, options);
  const { data: errors } = useList(listAuditLogs, { query: error }, options);
  if (!enabled) return null;
  const [done] = successes?.items ?? [];
  const [failed] = errors?.items ?? [];
  const isFailure = failed !== undefined && failed.createdAt > (done?.createdAt ?? 0);
  return (
    <GuideStep
      title={t(`applications.guide.firstUse.${use}.title`)}
      text={t(`applications.guide.firstUse.${use}.text`)}
    >
      <output className="guide-first-use">
        {isFailure && <Failure entry={failed} applicationId={applicationId} />}
        {!isFailure && done && (
          <>
            <Status tone="success">{t(`applications.guide.firstUse.${use}.done`)}</Status>
            <Entry entry={done} applicationId={applicationId} />
          </>
        )}
        {!isFailure && !done && (
          <Status tone="neutral">{t(`applications.guide.firstUse.${use}.waiting`)}</Status>
        )}
      </output>
    </GuideStep>
  );
}

interface EntryProps {
  entry: AuditLog;
  applicationId: string;
}

function Failure({ entry, applicationId }: EntryProps) {
  const { t } = useTranslation();
  const reason = useErrorText(entry.payload) ?? entry.key;
  return (
    <>
      <Status tone="danger">{t('applications.guide.firstUse.failed', { reason })}</Status>
      <Entry entry={entry} applicationId={applicationId} />
    </>
  );
}

function Entry({ entry, applicationId }: EntryProps) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <Link href={path(`/applications/${applicationId}/logs/${entry.id}`)}>
      {t('applications.guide.firstUse.entry')}
    </Link>
  );
}
