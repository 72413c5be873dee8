import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import { LogDetails } from '../../parts/logs/log-details.tsx';

/** An audit log entry. */
export function AuditLogEntry() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { logId = '' } = useParams();
  const list = path('/audit-logs');
  return <LogDetails id={logId} crumbs={[{ label: t('auditLogs.title'), href: list }]} list={list} />;
}
