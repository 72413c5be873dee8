import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Log } from '../lib/log.ts';
import type { Runtime } from './runtime.ts';

/** The isolated customer a request speaks to, with its public addresses, which come from settings and never from headers. */
export interface Tenant {
  id: string;
  /** `https://id.example.com`: where its pages and APIs are. */
  origin: string;
  /** `{origin}/oidc`. */
  issuer: string;
  /** Audience of its management API. */
  indicator: string;
}

/** Who calls. `scopes` are the management scopes the token really grants here, `all` spelled out. */
export type Actor =
  | { kind: 'anonymous' }
  /** A browser in a sign-in flow, authenticated by its cookie of open flows. */
  | { kind: 'flow'; flowId: string; clientId: string }
  /** A user of the admin tenant, or one's own account there (`me`). */
  | { kind: 'administrator'; userId: string; clientId: string; scopes: readonly string[]; grantId?: string }
  | { kind: 'machine'; clientId: string; scopes: readonly string[] }
  /** An end user with an access token of the tenant itself. */
  | { kind: 'user'; userId: string; clientId: string; scopes: readonly string[]; grantId?: string };

/** Names alone, never a value that may be secret. */
export interface Note {
  /** What the operation is about besides its path: ids of records. */
  params?: Record<string, string>;
  /** Which parts of it changed. */
  changed?: readonly string[];
}

/** Built by the edge for each request and passed first to every handler. */
export interface Ctx {
  tenant: Tenant;
  actor: Actor;
  now: number;
  log: Log;
  requestId: string;
  locale: string;
  /** Address of the caller, from a trusted proxy's header where there is one. */
  ip: string;
  userAgent: string;
  /** A request header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** Sets a header of the answer, refused or not: a cookie. */
  setHeader: (name: string, value: string) => void;
  runtime: Runtime;
  /** Adds to the audit row of a success what the endpoint itself does not say. */
  note: (about: Note) => void;
  /** Runs after the transaction is committed and before the answer leaves; not at all when it is rolled back. */
  afterCommit: (effect: () => Promise<void>) => void;
}

/** Of an endpoint that runs in one transaction of its tenant: unless it says `transaction: 'none'`. */
export interface TransactionCtx extends Ctx {
  db: TenantDb;
}

/** The transaction of a request, or a statement on its own where the request has none. */
export const queriesOf = ({
  db,
  runtime,
  tenant,
}: Pick<Ctx, 'runtime' | 'tenant'> & { db?: TenantDb }): TenantQueries =>
  db ?? runtime.database.for(tenant.id);
