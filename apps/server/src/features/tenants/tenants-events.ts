import * as api from '@gatehouse/contract/tenants/endpoints';
import { acceptOwnInvitation } from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { on } from '../../web/events.ts';

/** In the admin tenant, which has no webhooks. They stay there when the tenant is deleted. */
export const events = [
  on(api.createTenant, { audit: 'Tenant.Created', logs: ['tag', 'regionName'] }),
  on(api.updateTenant, { audit: 'Tenant.Updated' }),
  on(api.deleteTenant, { audit: 'Tenant.Deleted' }),
  on(acceptOwnInvitation, { audit: 'Tenant.Invitation.Accepted' }),
];
