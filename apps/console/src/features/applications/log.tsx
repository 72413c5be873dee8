import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { LogDetails } from '../../parts/logs/log-details.tsx';

/** An audit log entry of an application. */
export function ApplicationLog() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { appId = '', logId = '' } = useParams();
  const { data: application } = useApi(getApplication, { params: { id: appId } });
  return (
    <LogDetails
      id={logId}
      crumbs={[
        { label: t('applications.title'), href: path('/applications') },
        { label: application?.name ?? appId, href: path(`/applications/${appId}/logs`) },
      ]}
      list={path(`/applications/${appId}/logs`)}
    />
  );
}
