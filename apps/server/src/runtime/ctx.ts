import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Log } from '../lib/log.ts';
import type { Runtime } from './runtime.ts';

/** The tenant of a request, with its public URLs, which come from settings and verified domains and never from headers. */
export interface Tenant {
  id: string;
  /** `https://id.example.com`: the origin of its pages and APIs. */
  origin: string;
  /** `{origin}/oidc`. */
  issuer: string;
  /** Audience of its Management API. */
  indicator: string;
  /** The ID of the custom domain that the request was sent to. `origin` and `issuer` are those of the domain then (ADR 179). */
  domainId?: string;
  /** No user signs in, and nothing is changed, until the operator lifts it (ADR 197). */
  isSuspended?: true;
}

/** The caller. `scopes` are the management scopes that the token grants here, with `all` resolved. */
export type Actor =
  | { kind: 'anonymous' }
  /** A browser in a sign-in flow, authenticated by its cookie of open flows. */
  | { kind: 'flow'; flowId: string; clientId: string }
  /** A browser that has opened a connection link, authenticated by the link's secret in its cookie (ADR 224). */
  | { kind: 'connection-link'; linkId: string; ssoConnectorId: string; organizationId: string }
  /** A user of the admin tenant, also for their own account (`me`). */
  | { kind: 'administrator'; userId: string; clientId: string; scopes: readonly string[]; grantId?: string }
  | { kind: 'machine'; clientId: string; scopes: readonly string[] }
  /** An end user with an access token of the tenant itself. */
  | {
      kind: 'user';
      userId: string;
      clientId: string;
      scopes: readonly string[];
      grantId?: string;
      /** Whether the token was issued to a device without a browser (RFC 8628). */
      isOfDevice?: boolean;
    };

/** Further details for the audit log: only names, never a value that may be secret. */
export interface Note {
  /** IDs of the affected records, if they aren't in the path. */
  params?: Record<string, string>;
  /** The parts of the record that changed. */
  changed?: readonly string[];
  /** Who made the request, if it is the request that says so: the connection link that it opens. */
  actor?: Actor['kind'];
}

/** Created by the edge for each request, and the first argument of every handler. */
export interface Ctx {
  tenant: Tenant;
  actor: Actor;
  now: number;
  log: Log;
  requestId: string;
  locale: string;
  /** IP address of the caller, from a trusted proxy's header if there is one. */
  ip: string;
  userAgent: string;
  /** A request header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The same, if a trusted proxy has passed the request on: it can say what callers can't, such as where they are. */
  proxyHeader: (name: string) => string | undefined;
  /** Sets a header of the response, such as a cookie, also if the request is rejected. */
  setHeader: (name: string, value: string) => void;
  runtime: Runtime;
  /** The response is 201, because the record didn't exist. Only for endpoints that declare `mayCreate`. */
  created: () => void;
  /** Adds details to the audit log entry of a successful request. */
  note: (about: Note) => void;
  /**
   * Adds the webhook events of the operation to its transaction. The edge does it, except for endpoints with `transaction: 'none'`, whose
   * handlers do it as the last step of the transaction that makes the change (ADR 163). `output` is what the handler returns.
   */
  announce: (db: TenantDb, output?: unknown) => Promise<void>;
  /** Runs after the transaction is committed and before the response is sent; not at all if it is rolled back. */
  afterCommit: (effect: () => Promise<void>) => void;
  /** Runs after the request was rejected and its transaction rolled back. */
  afterRejection: (effect: () => Promise<void>) => void;
}

/** For an endpoint that runs in one transaction of its tenant, which is the default. */
export interface TransactionCtx extends Ctx {
  db: TenantDb;
}

/** The request's transaction, or single statements if the request has none. */
export const queriesOf = ({
  db,
  runtime,
  tenant,
}: Pick<Ctx, 'runtime' | 'tenant'> & { db?: TenantDb }): TenantQueries =>
  db ?? runtime.database.for(tenant.id);
