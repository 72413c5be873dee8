import type { User } from '@gatehouse/contract/users/users';
import type { AdapterPayload } from 'oidc-provider';
import { oidcRead } from '../database/hot/protocol.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { UserJson } from '../database/user-columns.ts';

/** A row of the protocol store. `payload` is the engine's, without its id if that is a secret. */
export interface Instance {
  model: string;
  /** As stored: a hash, or the id of a grant. */
  id: string;
  uid: string | null;
  payload: AdapterPayload;
  consumedAt: number | null;
  expiresAt: number;
  /** Only for rotated refresh tokens: whether the token that replaced this one has been used. */
  successor?: 'unused' | 'used' | null;
}

/** A secret of an application, with its name in the console. */
export interface ClientSecret {
  name: string;
  sealed: string;
}

/** An application as the engine needs it; expired `secrets` are left out. */
export interface ClientRow {
  id: string;
  name: string;
  type: string;
  isThirdParty: boolean;
  /** Whether the user who was read with it may use it; null without a user. */
  mayUse: boolean | null;
  oidc: Record<string, unknown>;
  custom: Record<string, unknown>;
  secrets: ClientSecret[];
  /** Only for third-party applications: what they may request. */
  consent?: ConsentScopesRow;
}

/** What a third-party application may request from its users. Its permissions are in the `scopes` of resources. */
interface ConsentScopesRow {
  userScopes: string[];
  /** The application registered itself (ADR 230). */
  isRegistered: boolean;
}

/** A user who may sign in; suspended users aren't found. */
export interface UserRow
  extends UserJson, Pick<User, 'externalId' | 'customData' | 'createdAt' | 'updatedAt'> {
  roles: string[];
  /** Claims about organizations; only those that the code's or token's scopes include. */
  memberships?: MembershipClaims;
}

interface MembershipClaims {
  organizations?: string[];
  organization_roles?: string[];
  organization_data?: { id: string; name: string; description: string | null }[];
}

/** An API resource, or the organizations resource, with the permissions that a token may have (`gatehouse_scopes_v1`). */
export interface ResourceRow {
  indicator: string;
  ttl?: number;
  /** Null if the application may not request the resource. */
  scopes: string[] | null;
  /** Only for third-party applications, without an organization: what users can allow them only in organizations. */
  organizationScopes?: string[] | null;
}

/** Why a user or application gets no token for an organization, in the order of the checks (`gatehouse_oidc_read_v1`). */
export type OrganizationRefusal = 'membership' | 'consent' | 'mfa';

/** The organization that a request names, and why its user or application gets no token for it, if so. */
export interface OrganizationRow {
  id: string;
  refusal: OrganizationRefusal | null;
}

/** The rows that a protocol request reads. */
export interface Loaded {
  instances: Instance[];
  clients: ClientRow[];
  user: UserRow | null;
  resources: ResourceRow[];
  organization?: OrganizationRow | null;
  /** Indicator of the tenant's default resource, if it was requested. */
  defaultResource?: string | null;
}

/** The keys that a request names; the statement follows them to the related rows. */
export interface LoadKeys {
  /** `[model, stored id]`. */
  instances: [string, string][];
  clientId?: string;
  accountId?: string;
  resources?: string[];
  /** Limits the scopes of the resources to roles in this organization. */
  organization?: string;
  /** The organization that a user signs in for: whether there would be a token for it is read, and nothing is limited. */
  visited?: string;
  /** Reads the claims about organizations for an ID token, or for userinfo with their names. */
  memberships?: 'ids' | 'data';
  /** The request names no resource, so the tenant's default resource is read. */
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
