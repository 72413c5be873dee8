import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { type ApiRead, useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { useTenantId } from '../../app/tenant.ts';

/** The tenant that is open, in the cloud edition: with its name, tag, plan and state. */
export function useTenant(): Pick<ApiRead<CloudTenant>, 'data' | 'error' | 'retry'> {
  const { config } = useApp();
  const tenantId = useTenantId();
  const { data, error, retry } = useApi(listTenants, {}, { enabled: config.edition === 'cloud' });
  return { data: data?.find(({ id }) => id === tenantId), error, retry };
}
