import * as api from '@gatehouse/contract/tenant-export/endpoints';
import { on } from '../../web/events.ts';

/** The sealed one is in the log of the admin tenant, like other actions of the tenant's administrators. */
export const events = [
  on(api.exportSealedTenant, { audit: 'Tenant.Exported' }),
  on(api.exportTenant, { audit: 'Tenant.Exported' }),
];
