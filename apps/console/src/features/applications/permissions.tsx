import { getConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { useApi } from '../../app/api/use-api.ts';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { OrganizationPermissions } from './permissions/organization-permissions.tsx';
import { ResourcePermissions } from './permissions/resource-permissions.tsx';
import { UserData } from './permissions/user-data.tsx';

/** The tab Permissions of a third-party application. */
export function ApplicationPermissions() {
  const application = useDetails(getApplication);
  const { data, error, retry } = useApi(getConsentScopes, { params: { applicationId: application.id } });
  if (error) return <Failed error={error} onRetry={retry} />;
  return (
    <>
      <UserData application={application} scopes={data?.userScopes} />
      <ResourcePermissions kind="resource" application={application} groups={data?.resourceScopes} />
      <OrganizationPermissions application={application} scopes={data?.organizationScopes} />
      <ResourcePermissions
        kind="organizationResource"
        application={application}
        groups={data?.organizationResourceScopes}
      />
    </>
  );
}
