import type { Connector } from '@gatehouse/connectors/kit/connector';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import type { SamlReader } from '@gatehouse/connectors/kit/saml/reader';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { OperatedTenant } from '@gatehouse/contract/tenants/operator';
import type { PlanId, Quota, Sku, SkuType } from '@gatehouse/contract/tenants/plans';
import type { CloudTenant, TenantSubscription, TenantTag } from '@gatehouse/contract/tenants/tenants';
import type { AccountTenant } from '@gatehouse/contract/me/deletion';
import type { Cache } from '../database/cache.ts';
import type { Database, OwnerDatabase } from '../database/database.ts';
import type { Hasher } from '../passwords/hasher.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Log } from '../lib/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PublishedDocuments } from '../outbound/published-documents.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Scripts } from '../scripts/scripts.ts';
import type { Settings } from './settings.ts';
import type { Stopping } from './stopping.ts';
import type { TenantBilling } from './tenant-billing.ts';

/** An entry of the outbox that this process has leased. */
export interface OutboxEntry {
  tenantId: string;
  id: string;
  kind: string;
  sealed: string;
  /** The payload of an entry that the database has written, instead of `sealed` (ADR 171). */
  plain?: unknown;
  attempts: number;
  giveUpAt: number;
}

/** Delivers entries that were committed to the outbox (`delivery/outbox`). */
export interface Outbox {
  /** Processes an entry that has just been committed here, without waiting for it. `leasedUntil`: in milliseconds. */
  deliverNow(entry: OutboxEntry, leasedUntil: number): void;
  /** Processes due entries: retries, and those of a process that died. Returns their number. */
  poll(): Promise<number>;
  /** Waits until no entry is being processed here. */
  settle(): Promise<void>;
}

/** A webhook of a tenant. */
export interface WebhookKey {
  tenantId: string;
  id: string;
}

/** Delivers webhook events that were committed to their outbox (`webhooks/dispatcher.ts`). */
export interface WebhookDispatcher {
  /** Delivers about `count` events of a webhook, without waiting for it. `isSlow`: how its endpoint answered before, if known. */
  wake(webhook: WebhookKey & { isSlow: boolean | null }, count: number): void;
  /** Delivers what is due: retries, and what a process that died has left. Returns the number of webhooks. */
  poll(): Promise<number>;
  /** Waits until nothing is being delivered here. */
  settle(): Promise<void>;
  /** Begins no further attempt, and waits for those in progress. */
  stop(): Promise<void>;
}

/** What a tenant may use: the quota of its plan, with the operator's exceptions (ADR 192). */
export interface TenantPlan {
  planId: PlanId;
  quota: Quota;
  /** What the price includes: beyond it, a paid plan charges for add-ons. */
  basicQuota: Quota;
}

/** Which account is deleted, and by which request. */
export interface AccountDeletion {
  userId: string;
  /** The tenants with other admins that are deleted, too. */
  chosen: readonly string[];
  /** For the audit log. */
  request: { ip: string; userAgent: string; requestId: string };
}

/** A change of a tenant, as one statement. `$1` is the tenant's ID. */
export interface TenantChange {
  key: Extract<AuditLogKey, `Tenant.${string}`>;
  text: string;
  values: readonly unknown[];
  /** Of the audit entries. */
  params: Record<string, string>;
}

/** What the platform API may do with tenants (`tenancy/directory.ts`, ADR 186). */
export interface TenantDirectory {
  /** The tenants that a user of the admin tenant is a member of, the oldest first. */
  listOf(userId: string): Promise<CloudTenant[]>;
  tagsOf(ids: readonly string[]): Promise<ReadonlyMap<string, TenantTag>>;
  /** The plan of a tenant, if it exists. Not cached: see `getPlan`. */
  planOf(id: string): Promise<TenantPlan | undefined>;
  subscriptionOf(id: string): Promise<TenantSubscription | undefined>;
  /** What can be bought, the cheapest first. */
  listSkus(type?: SkuType): Promise<Sku[]>;
  /** Creates a tenant, of which the user becomes an admin. Returns its ID. Throws if the user has as many as they may. */
  create(values: Pick<CloudTenant, 'name' | 'tag' | 'regionName'> & { userId: string }): Promise<string>;
  /** Returns whether the tenant exists. */
  rename(id: string, name: string): Promise<boolean>;
  /** Deletes a tenant for a user, and returns whether it existed. Throws if something prevents it. */
  remove(id: string, userId: string): Promise<boolean>;
  /** The tenants of all accounts, for operators. */
  listOperated(
    which: { id?: string; search?: string | undefined },
    paging: Pick<Paging, 'page' | 'page_size'>,
  ): Promise<Page<OperatedTenant>>;
  /** Changes a tenant for an operator, and returns whether it exists. */
  operate(id: string, changes: readonly TenantChange[]): Promise<boolean>;
  /** What becomes of the tenants of an account when it is deleted. */
  describeAccount(userId: string): Promise<AccountTenant[]>;
  /** Deletes an account with the tenants of which it is the only admin. Throws if something prevents it. */
  deleteAccount(deletion: AccountDeletion): Promise<void>;
}

/** What exists once per process; handlers reach it as `ctx.runtime`. */
export interface Runtime {
  settings: Settings;
  database: Database;
  secrets: Secrets;
  cache: Cache;
  hasher: Hasher;
  /** Reads messages of SAML identity providers, in a separate thread (ADR 105). */
  saml: SamlReader;
  /** Runs administrators' scripts, in separate processes (ADR 165). */
  scripts: Scripts;
  /** The HTTP client for requests to addresses that a tenant has entered (ADR 9). */
  outbound: Outbound;
  /** The one for addresses of the operator, also in the admin tenant (`outbound-of.ts`). */
  platformOutbound: Outbound;
  /** Documents that identity providers publish, cached for ten seconds (ADR 122). */
  providerDocuments: PublishedDocuments;
  outbox: Outbox;
  webhooks: WebhookDispatcher;
  tenants: TenantDirectory;
  billing: TenantBilling;
  /** The available connector factories, by ID. */
  connectors: ReadonlyMap<string, Connector>;
  stopping: Stopping;
  log: Log;
  /** What is counted, if METRICS_PORT is set. */
  metrics: Metrics | undefined;
  /** What is traced, if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracing: Tracing | undefined;
  /** Milliseconds since 1970; tests move it. */
  clock: () => number;
  /** A response that its endpoint does not declare becomes a 500, as in tests. Otherwise it is sent and logged. */
  isStrict: boolean;
}

/** The same for startup, jobs, commands and probes. */
export interface OwnerRuntime extends Runtime {
  database: OwnerDatabase;
}
