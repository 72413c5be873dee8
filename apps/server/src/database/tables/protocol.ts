import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';
import type {
  OneTimeTokenContext,
  OneTimeTokenStatus,
} from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { ColumnType } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Tables of the protocol, of sign-in, and of the audit log. */
declare module '../tables.ts' {
  interface TenantTables {
    oidcInstances: OidcInstancesTable;
    signingKeys: SigningKeysTable;
    logChanges: LogChangesTable;
    logs: LogsTable;
    oneTimeTokens: OneTimeTokensTable;
    oneTimeValues: OneTimeValuesTable;
  }
}

export interface OidcInstancesTable {
  tenantId: TenantId;
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  flow: Json<Record<string, unknown> | null>;
  grantId: string | null;
  uid: string | null;
  userCode: string | null;
  accountId: string | null;
  clientId: string | null;
  consumedAt: NullableTimestamp;
  /** For a consumed refresh token: its successor, sealed, and when that was first used. */
  successor: string | null;
  successorId: string | null;
  successorUsedAt: NullableTimestamp;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

export interface SigningKeysTable {
  tenantId: TenantId;
  id: string;
  purpose: 'token' | 'cookie';
  algorithm: string | null;
  sealed: string;
  state: 'next' | 'current' | 'previous';
  createdAt: Timestamp;
  /** When a `next` key becomes `current`. */
  effectiveAt: NullableTimestamp;
  /** When it stopped signing. */
  retiredAt: NullableTimestamp;
}

export interface LogChangesTable {
  tenantId: TenantId;
  logId: string;
  userId: string | null;
  operation: string;
  params: Json<Record<string, unknown>>;
  changes: Json<AuditLogChange[]>;
  createdAt: Timestamp;
}

export interface LogsTable {
  ip: string | null;
  requestId: string | null;
  traceId: string | null;
  organizationId: string | null;
  tenantId: TenantId;
  id: string;
  key: string;
  payload: Json<Record<string, unknown>>;
  userId: string | null;
  applicationId: string | null;
  /** Set by the database from the payload. */
  about: ColumnType<string | null, never, never>;
  createdAt: Timestamp;
}

export interface OneTimeTokensTable {
  tenantId: TenantId;
  id: string;
  email: string;
  hash: string;
  context: Json<OneTimeTokenContext>;
  status: ColumnType<OneTimeTokenStatus, OneTimeTokenStatus | undefined, OneTimeTokenStatus>;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  keptUntil: Timestamp;
}

/** See `one-time-values.ts`. */
export interface OneTimeValuesTable {
  tenantId: TenantId;
  purpose: string;
  owner: string;
  digest: string;
  value: string;
  expiresAt: ColumnType<number, Date, Date>;
}
