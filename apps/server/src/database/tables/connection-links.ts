import type { NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    connectionLinks: ConnectionLinksTable;
    connectionLinkDomains: ConnectionLinkDomainsTable;
  }
}

export interface ConnectionLinksTable {
  tenantId: TenantId;
  id: string;
  ssoConnectorId: string;
  organizationId: string;
  language: string;
  secretHash: string;
  /** The proposed settings, encrypted. */
  sealed: string | null;
  revision: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  openedAt: NullableTimestamp;
  submittedAt: NullableTimestamp;
  rejectedAt: NullableTimestamp;
  confirmedAt: NullableTimestamp;
  revokedAt: NullableTimestamp;
  keptUntil: Timestamp;
}

export interface ConnectionLinkDomainsTable {
  tenantId: TenantId;
  linkId: string;
  domain: string;
  token: string;
  verifiedAt: NullableTimestamp;
  createdAt: Timestamp;
}
