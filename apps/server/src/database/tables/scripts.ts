import type { Generated } from 'kysely';
import type { Json, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    scripts: ScriptsTable;
    scriptVersions: ScriptVersionsTable;
  }
}

/** For custom claims by the kind of tokens, and actions by when they run. */
export type ScriptKind = 'access-token' | 'client-credentials' | 'post-first-factor' | 'post-sign-in';

export interface ScriptsTable {
  tenantId: TenantId;
  kind: ScriptKind;
  script: string;
  /** Environment variables: a JSON object, sealed as a whole. */
  sealedEnvironment: string | null;
  /** What else the kind has: samples, and what happens if the script fails. */
  settings: Json<Record<string, unknown>>;
  /** Of the script. */
  version: Generated<number>;
  /** Another one after each change of anything. */
  revision: string;
}

export interface ScriptVersionsTable {
  tenantId: TenantId;
  kind: ScriptKind;
  version: number;
  script: string;
  createdAt: Timestamp;
}
