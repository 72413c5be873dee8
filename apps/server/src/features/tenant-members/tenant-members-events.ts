import * as api from '@gatehouse/contract/tenant-members/endpoints';
import { on } from '../../web/events.ts';

/** In the admin tenant, which has no webhooks. */
export const events = [
  on(api.updateTenantMemberRole, { audit: 'Tenant.Member.Role.Updated', logs: ['roleName'] }),
  on(api.removeTenantMember, { audit: 'Tenant.Member.Removed' }),
];
