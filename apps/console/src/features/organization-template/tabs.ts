import { organizationRoles } from './organization-roles/tab.tsx';
import { organizationScopes } from './organization-scopes/tab.tsx';

/** The tabs of the page, in their order. */
export const tabs = [organizationRoles, organizationScopes];
