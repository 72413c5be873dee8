import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Messages and the outbox. */
declare module '../tables.ts' {
  interface TenantTables {
    inboxMessages: InboxMessagesTable;
    outbox: OutboxTable;
    messageWaits: MessageWaitsTable;
  }
}

export interface InboxMessagesTable {
  tenantId: TenantId;
  id: string;
  type: 'Email' | 'Sms';
  recipient: string;
  usage: MessageUsage | AccountNotice;
  sealed: string;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

export interface OutboxTable {
  tenantId: TenantId;
  id: string;
  kind: string;
  sealed: string;
  /** Of an entry that the database has written (ADR 171). */
  plain: unknown;
  attempts: Generated<number>;
  nextAt: ColumnType<number, Date, Date>;
  giveUpAt: ColumnType<number, Date, Date>;
  deadAt: NullableTimestamp;
  error: string | null;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

/** Counted by one statement (`delivery/messages/waits-store.ts`). */
export interface MessageWaitsTable {
  tenantId: TenantId;
  key: string;
  recipient: string | null;
  level: number;
  free: number;
  drainMs: number;
  countedAt: Timestamp;
  openAt: Timestamp;
  expiresAt: Timestamp;
}
