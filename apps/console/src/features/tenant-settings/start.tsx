import { Navigate } from 'react-router';
import { updateTenant } from '@gatehouse/contract/tenants/endpoints';
import { membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';

/** Redirects to the first tab that the member may see (RT-30). */
export function Component() {
  const path = useTenantPath();
  const mayManage = useCan(updateTenant.permission);
  return <Navigate replace to={path(mayManage ? '/tenant-settings/settings' : membersPath('cloud'))} />;
}
