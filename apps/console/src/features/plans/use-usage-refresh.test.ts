import { listRoles, createRole, updateRole, deleteRole } from '@gatehouse/contract/roles/endpoints';
import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { expect, it } from 'vitest';
import { changesUsage } from './use-usage-refresh.ts';

it('[API-41 part] [OPEN-63] the use of a plan is changed by POST, PUT and DELETE in a tenant, and by second factors', () => {
  const changing = [createRole, deleteRole, setIdpInitiatedAuthConfig, createTenantInvitations];
  expect([...changing, updateSignInExperience].map(changesUsage)).toEqual([true, true, true, true, true]);
  const others = [listRoles, updateRole, getMe, updateMyCustomData, createTenant];
  expect(others.map(changesUsage)).toEqual([false, false, false, false, false]);
});
