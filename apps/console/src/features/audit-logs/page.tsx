import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { LogList } from '../../parts/logs/log-list.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';

/** The audit log of the tenant, and for admins that of its administrators. */
function AuditLogPage({ tab }: { tab: 'tenant' | 'administrators' }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const hasTabs = useCan('manage:tenant');
  const bases = { tenant: '/audit-logs', administrators: '/audit-logs/administrators' };
  return (
    <>
      <DocumentTitle>{t('auditLogs.title')}</DocumentTitle>
      <PageHeader title={t('auditLogs.title')} description={t('auditLogs.description')} />
      {hasTabs && (
        <Tabs
          label={t('auditLogs.title')}
          tabs={(['tenant', 'administrators'] as const).map((key) => ({
            key,
            label: t(`auditLogs.tabs.${key}`),
            href: path(bases[key]),
            current: key === tab,
          }))}
        />
      )}
      <LogList key={tab} base={bases[tab]} isOfAdministrators={tab === 'administrators'} />
    </>
  );
}

export const AuditLogs = () => <AuditLogPage tab="tenant" />;
export const AdministratorLogs = () => <AuditLogPage tab="administrators" />;
