import type { DomainStatus, VerificationFile } from '@gatehouse/contract/domains/domains';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    domains: DomainsTable;
  }
}

export interface DomainsTable {
  tenantId: TenantId;
  id: string;
  domain: string;
  status: Generated<DomainStatus>;
  token: string;
  challenge: string;
  errorMessage: string | null;
  findings: Json<DomainFindings | null>;
  isPrimary: Generated<boolean>;
  verificationFiles: Json<VerificationFile[]>;
  checkedAt: NullableTimestamp;
  nextCheckAt: Timestamp;
  failingSince: NullableTimestamp;
  createdAt: Timestamp;
}

/** What a check found for each DNS record of a domain. */
export interface DomainFindings {
  txt: DomainFinding;
  address: DomainFinding;
}

export interface DomainFinding {
  /** Null if the DNS didn't answer. */
  isMet: boolean | null;
  found: string[];
}
