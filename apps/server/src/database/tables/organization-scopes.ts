import type { TenantId } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    organizationScopes: OrganizationScopesTable;
  }
}

export interface OrganizationScopesTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string | null;
}
