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

/** An entry of the audit log of the tenant's administrators. */
export function AdministratorLogEntry() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { logId = '' } = useParams();
  const list = path('/audit-logs/administrators');
  const crumbs = [
    { label: t('auditLogs.title'), href: path('/audit-logs') },
    { label: t('auditLogs.tabs.administrators'), href: list },
  ];
  return <LogDetails id={logId} crumbs={crumbs} list={list} isOfAdministrators />;
}
