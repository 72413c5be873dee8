import { type Endpoint, isOfManagement, isOfTenant } from '@gatehouse/contract/endpoint';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getSubscriptionUsage } from '@gatehouse/contract/tenants/plan-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../app/api/keys.ts';
import type { FailureMeta } from '../../app/api/query-client.ts';

/** Whether a call can change what is used of the plan (API-41). Second factors are switched with the sign-in experience (OPEN-63). */
export const changesUsage = ({ method, path, permission }: Endpoint): boolean =>
  (isOfManagement(permission) || isOfTenant(permission)) &&
  (method === 'PATCH' ? path === updateSignInExperience.path : method !== 'GET');

/** Reads what is used of the plan again after each call that can have changed it. */
export function useUsageRefresh(tenantId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { endpoint }: FailureMeta = event.mutation.meta ?? {};
        if (endpoint && changesUsage(endpoint))
          void client.invalidateQueries({ queryKey: keyOf(getSubscriptionUsage, { params: { tenantId } }) });
      }),
    [client, tenantId],
  );
}
