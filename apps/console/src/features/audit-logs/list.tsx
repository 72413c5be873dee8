import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { LogList } from '../../parts/logs/log-list.tsx';

/** The audit log of the tenant. */
export function AuditLogs() {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle>{t('auditLogs.title')}</DocumentTitle>
      <PageHeader title={t('auditLogs.title')} description={t('auditLogs.description')} />
      <LogList base="/audit-logs" />
    </>
  );
}
