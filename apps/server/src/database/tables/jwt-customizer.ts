import type { TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import type { Generated } from 'kysely';
import type { Json, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    jwtCustomizers: JwtCustomizersTable;
    jwtCustomizerVersions: JwtCustomizerVersionsTable;
  }
}

export interface JwtCustomizersTable {
  tenantId: TenantId;
  tokenType: TokenType;
  script: string;
  /** Environment variables: a JSON object, sealed as a whole. */
  sealedEnvironment: string | null;
  contextSample: Json<Record<string, unknown>> | null;
  tokenSample: Json<Record<string, unknown>> | null;
  blockIssuanceOnError: boolean | null;
  /** Of the script. */
  version: Generated<number>;
  /** Counts all changes. */
  revision: Generated<number>;
}

export interface JwtCustomizerVersionsTable {
  tenantId: TenantId;
  tokenType: TokenType;
  version: number;
  script: string;
  createdAt: Generated<Timestamp>;
}
