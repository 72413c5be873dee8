import type { User } from '@gatehouse/contract/users/users';
import { oidcRead } from '../database/hot/protocol.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { UserJson } from '../database/user-columns.ts';

/** A row of the protocol store. `payload` is the engine's, without its id where that is a secret. */
export interface Instance {
  model: string;
  /** As stored: a hash, or a grant's id. */
  id: string;
  uid: string | null;
  payload: Record<string, unknown>;
  consumedAt: number | null;
  expiresAt: number;
  /** Of a refresh token that was used up: whether the one that replaced it has been used. */
  successor?: 'unused' | 'used' | null;
}

/** A secret of an application, by the name it has in the console. */
export interface ClientSecret {
  name: string;
  sealed: string;
}

/** An application as the engine needs it; `secrets` that have expired are left out. */
export interface ClientRow {
  id: string;
  name: string;
  type: string;
  isThirdParty: boolean;
  oidc: Record<string, unknown>;
  custom: Record<string, unknown>;
  secrets: ClientSecret[];
  /** Of a third party: what it may ask for. */
  consent?: ConsentScopesRow;
}

/** What a third-party application may ask its users for; `permissions` are names, by the indicator of their resource. */
export interface ConsentScopesRow {
  userScopes: string[];
  permissions: Record<string, string[]>;
}

/** A user who may sign in: one who is suspended is not found. */
export interface UserRow extends UserJson, Pick<User, 'customData' | 'createdAt' | 'updatedAt'> {
  roles: string[];
}

/** An API resource with the scopes that the request's user, or else its machine, holds by role. */
export interface ResourceRow {
  indicator: string;
  ttl: number;
  scopes: string[];
}

/** What a protocol request reads. */
export interface Loaded {
  instances: Instance[];
  clients: ClientRow[];
  user: UserRow | null;
  resources: ResourceRow[];
  /** Indicator of the tenant's default resource, where it was to be read. */
  defaultResource?: string | null;
}

/** What a request names; everything else follows from it inside the database. */
export interface LoadKeys {
  /** `[model, stored id]`. */
  instances: [string, string][];
  clientId?: string;
  accountId?: string;
  resources?: string[];
  /** No resource is named, so the tenant's default one is read. */
  isForDefault?: boolean;
}

interface ReadRow {
  loaded: Loaded;
  defaultResource: string | null;
  consents: Record<string, ConsentScopesRow> | null;
}

/** Reads everything a request needs in one statement. */
export async function loadRequest(runtime: Runtime, tenantId: string, keys: LoadKeys): Promise<Loaded> {
  const values = [runtime.clock(), JSON.stringify(keys), keys.isForDefault ?? false];
  const [row] = await runtime.database.hot<ReadRow>(oidcRead, tenantId, values);
  if (!row) return { instances: [], clients: [], user: null, resources: [] };
  row.loaded.defaultResource = row.defaultResource;
  if (row.consents) for (const client of row.loaded.clients) client.consent = row.consents[client.id];
  return row.loaded;
}
