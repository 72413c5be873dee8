import type { RegistrationSource } from '@gatehouse/contract/client-registration/client-registration';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Applications that registered themselves, and the tokens that let them (ADR 230). */
declare module '../tables.ts' {
  interface TenantTables {
    initialAccessTokens: InitialAccessTokensTable;
    registeredClients: RegisteredClientsTable;
  }
}

export interface InitialAccessTokensTable {
  tenantId: TenantId;
  id: string;
  name: string;
  hash: string;
  lastFour: string;
  uses: Generated<number>;
  maxUses: number;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  lastUsedAt: NullableTimestamp;
}

export interface RegisteredClientsTable {
  tenantId: TenantId;
  applicationId: string;
  source: RegistrationSource;
  tokenName: string | null;
  tokenDigest: string | null;
  authMethod: string;
  metadata: Json<Record<string, unknown>>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}
