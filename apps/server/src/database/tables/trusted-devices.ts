import type { TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    trustedDevices: TrustedDevicesTable;
  }
}

export interface TrustedDevicesTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  /** Of the browser's secret and the user. */
  secretHash: string;
  userAgent: string;
  ip: string;
  /** Where the last sign-in was, if a trusted proxy knows. */
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expiresAt: Timestamp;
}
