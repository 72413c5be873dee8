import type { ProfileFieldType } from '@gatehouse/contract/custom-profile-fields/names';
import type { Generated } from 'kysely';
import type { TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    customProfileFields: CustomProfileFieldsTable;
  }
}

export interface CustomProfileFieldsTable {
  tenantId: TenantId;
  id: string;
  name: string;
  type: ProfileFieldType;
  label: Generated<string>;
  description: string | null;
  required: Generated<boolean>;
  config: unknown;
  createdAt: Generated<Timestamp>;
  sieOrder: number;
}
