import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { memberScope, tenantMember, tenantMemberErrors, tenantRoleName } from './tenant-members.ts';

export const listTenantMembers = checks({
  summary: 'List the members of a tenant: its administrators, the longest known first',
  output: z.array(tenantMember),
  errors: [entityErrors.notFound],
});

export const listTenantMemberScopes = checks({
  summary: 'List the permissions of a member of a tenant',
  output: z.array(memberScope),
  errors: [entityErrors.notFound],
});

export const updateTenantMemberRole = checks({
  summary: 'Change the role of a member of a tenant',
  body: z.object({ roleName: tenantRoleName }),
  errors: [entityErrors.notFound, tenantMemberErrors.lastAdmin],
});

export const removeTenantMember = checks({
  summary: 'Remove a member of a tenant, or leave it',
  errors: [entityErrors.notFound, tenantMemberErrors.lastAdmin],
});
