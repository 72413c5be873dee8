import type { FailureCode, RowCode } from '@gatehouse/contract/user-imports/codes';
import type { UserImportSource, UserImportStatus } from '@gatehouse/contract/user-imports/user-imports';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    userImports: UserImportsTable;
    userImportParts: UserImportPartsTable;
    userImportRows: UserImportRowsTable;
    userImportKeys: { tenantId: TenantId; importId: string; key: string };
  }
}

export interface UserImportsTable {
  tenantId: TenantId;
  id: string;
  source: UserImportSource;
  fileName: string | null;
  status: Generated<UserImportStatus>;
  sendUserEvents: Generated<boolean>;
  sealed: string | null;
  size: Generated<number>;
  cursor: ColumnType<ImportCursor | null, string | null | undefined, string | null>;
  bytesRead: Generated<number>;
  rowCount: Generated<number>;
  accepted: Generated<number>;
  warnings: Generated<number>;
  rejected: Generated<number>;
  failure: FailureCode | null;
  actor: ColumnType<ImportActor | null, string | null | undefined, string | null>;
  lease: string | null;
  leasedUntil: NullableTimestamp;
  attempts: Generated<number>;
  createdAt: Timestamp;
  startedAt: NullableTimestamp;
  finishedAt: NullableTimestamp;
  fileExpiresAt: NullableTimestamp;
  expiresAt: Timestamp;
}

/** Where the next row begins, and what its reader needs. */
export interface ImportCursor {
  format: 'csv' | 'lines' | 'array';
  /** In bytes. */
  offset: number;
  /** The number of the row before it. */
  row: number;
  /** Of CSV. */
  columns?: string[];
  separator?: string;
}

/** Who started an import. */
export interface ImportActor {
  kind: string;
  userId?: string;
  clientId?: string;
}

interface UserImportPartsTable {
  tenantId: TenantId;
  importId: string;
  position: number;
  sealed: string;
  expiresAt: Timestamp;
}

interface UserImportRowsTable {
  tenantId: TenantId;
  importId: string;
  number: number;
  isAccepted: boolean;
  codes: Json<RowCode[]>;
  userId: string | null;
}
