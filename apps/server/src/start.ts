import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { writeRefusals } from './audit/refusals.ts';
import { createBilling } from './billing/billing.ts';
import { createOwnEventHandler, ownEventKind } from './billing/built-in/own-events.ts';
import type { StripeServer } from './billing/stripe/stripe.ts';
import { flushUsage } from './audit/usage.ts';
import { createCache } from './database/cache.ts';
import { keepConsoleAddress } from './tenancy/console-address.ts';
import { watchConnections } from './runtime/connections.ts';
import { openDatabase } from './database/database.ts';
import { migrate, requireMigrated } from './database/migrate.ts';
import { defaultTimeouts, type Timeouts } from './database/timeouts.ts';
import { flushTokenAudit } from './oidc/token-audit.ts';
import { createDefaultEmail } from './connectors/default-email.ts';
import { loadConnectors } from './connectors/load-connectors.ts';
import { createMessageHandler } from './delivery/messages/deliver.ts';
import { messageKind, noticeKind, queuedNotice } from './delivery/messages/message.ts';
import { allowedAddresses } from './runtime/outbound-of.ts';
import { createOutbound } from './outbound/outbound.ts';
import { createLogoutHandler, logoutKind } from './sessions/backchannel-logout.ts';
import { createOutbox } from './delivery/outbox/outbox.ts';
import { createHasher } from './passwords/hasher.ts';
import { createTenant } from './tenancy/create-tenant.ts';
import { createDirectory } from './tenancy/directory.ts';
import { ensurePlatformApi } from './tenancy/platform-api.ts';
import type { Log } from './lib/log.ts';
import { openMetrics, openMetricsPort, openTracing } from './observability.ts';
import type { OwnerRuntime } from './runtime/runtime.ts';
import { createPublishedDocuments } from './outbound/published-documents.ts';
import { createDemoConnectors } from './identity-providers/demo/demo-connectors.ts';
import { openSamlReader } from './identity-providers/saml/saml-reader.ts';
import { createScripts, type ScriptsOptions } from './scripts/scripts.ts';
import { createSecrets } from './keys/secrets.ts';
import { checkSecretsKey } from './keys/secrets-check.ts';
import { createWebhookDispatcher } from './webhooks/dispatcher.ts';
import { buildServer } from './server.ts';
import type { Settings } from './runtime/settings.ts';
import { leave, type Leaving } from './runtime/stopping.ts';

export interface StartOptions {
  settings: Settings;
  /** The database, from DATABASE_URL or the embedded PostgreSQL. */
  connection: pg.ClientConfig;
  /** The same without a pooler in between, if there is one. */
  direct?: pg.ClientConfig;
  secretsKeys: readonly string[];
  log: Log;
  clock?: () => number;
  /** Timeouts of the database, which tests lower. */
  timeouts?: Timeouts;
  /** See `Runtime`; tests set it. */
  isStrict?: boolean;
  /** Another server than Stripe's, in tests. */
  stripe?: StripeServer;
  /** Program of a script process, for a server that runs from its sources, and limits for a busy machine. */
  scripts?: Partial<Pick<ScriptsOptions, 'entry' | 'runMs' | 'waitMs'>>;
}

export interface RunningServer {
  runtime: OwnerRuntime;
  /** Stops accepting requests after those that have arrived were answered. Effects in progress continue. */
  leave(options: Leaving): Promise<void>;
  /** Calls `leave` if necessary, waits a few seconds for effects in progress, then closes everything. */
  stop(): Promise<void>;
}

/** Migrates the database unless MIGRATE is off, creates the initial tenants and opens both ports. If it fails, everything is closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const opened: { close(): Promise<void> }[] = [];
  try {
    return await openServer(options, opened);
  } catch (error) {
    for (const part of opened.toReversed()) await part.close();
    throw error;
  }
}

async function openServer(
  {
    settings,
    connection,
    direct = connection,
    secretsKeys,
    log,
    clock = Date.now,
    timeouts = defaultTimeouts,
    isStrict = false,
    scripts: scriptOptions = {},
    stripe,
  }: StartOptions,
  opened: { close(): Promise<void> }[],
): Promise<RunningServer> {
  const onError = (error: Error): void => log.error({ err: error }, 'a database connection was lost');
  const database = openDatabase({
    connection,
    direct,
    keepsNames: settings.DATABASE_NAMED_STATEMENTS === 'on',
    tenantRole: settings.DATABASE_TENANT_ROLE,
    poolSize: settings.DATABASE_POOL_SIZE,
    onError,
    timeouts,
    clock,
  });
  opened.push(database);
  const { tracing, traced } = await openTracing(settings, log);
  traced.statements(database.pool);
  const secrets = createSecrets(secretsKeys);
  if (settings.MIGRATE === 'off') await requireMigrated(direct, { log });
  else {
    const applied = await migrate(direct, settings.DATABASE_TENANT_ROLE, { log });
    if (applied.length > 0) log.info({ applied }, 'schema migrated');
  }
  await checkSecretsKey(database, secrets);
  const cache = await createCache(database, secrets.keyIds[0], { connection: direct, timeouts, onError });
  opened.push(cache);
  const connectors = await loadConnectors(settings.CONNECTORS_DIR, [
    ...[createDefaultEmail(settings) ?? []].flat(),
    ...createDemoConnectors({ settings, secrets, clock }),
  ]);
  const hasher = traced.hasher(createHasher({ processes: settings.HASH_PROCESSES, open: secrets.open }));
  opened.push(hasher);
  const saml = await openSamlReader(settings);
  opened.push(saml);
  const allowed = allowedAddresses(settings);
  const outbound = traced.outbound(createOutbound(allowed.tenants));
  const scripts = createScripts({ outbound, ...scriptOptions });
  opened.push(scripts);
  const metrics = await openMetrics({ settings, database, hasher, clock, log });
  const runtime: OwnerRuntime = {
    settings,
    database,
    secrets,
    cache,
    hasher,
    saml,
    log,
    clock,
    isStrict,
    outbound,
    platformOutbound: traced.outbound(createOutbound(allowed.platform)),
    scripts,
    providerDocuments: createPublishedDocuments(clock),
    connectors,
    stopping: { isStopping: false, readyAskedAt: 0 },
    metrics,
    tracing,
    // A function, because the handlers need the complete runtime.
    outbox: createOutbox({ database, secrets, log, clock, tracing }, () => ({
      [messageKind]: createMessageHandler(runtime),
      [noticeKind]: createMessageHandler(runtime, queuedNotice),
      [logoutKind]: createLogoutHandler(runtime),
      [ownEventKind]: createOwnEventHandler((raw) => runtime.billing.receiveOwn(raw)),
    })),
    webhooks: createWebhookDispatcher(() => runtime),
    tenants: createDirectory(() => runtime),
    billing: createBilling(() => runtime, settings, stripe),
  };
  await ensureTenants(runtime);
  if (settings.EDITION === 'cloud') await ensurePlatformApi(runtime);
  await keepConsoleAddress(runtime);
  const app = await buildServer(runtime);
  const admin = createServer({ requestTimeout: 30_000, keepAliveTimeout: 65_000 }, (request, response) =>
    app.routing(request, response),
  );
  const servers = [admin, app.server].map(watchConnections);
  const metricsPort = metrics && (await openMetricsPort(settings, { metrics, log }));
  if (metricsPort) opened.push(metricsPort);
  await listen(app, admin, settings);
  let leaving: Promise<number> | undefined;
  const leaveOnce = (options: Leaving): Promise<number> =>
    (leaving ??= leave(runtime.stopping, servers, options));
  return {
    runtime,
    async leave(options) {
      await leaveOnce(options);
    },
    async stop() {
      const end = await leaveOnce({});
      admin.close();
      await app.close();
      // Unfinished deliveries continue in another process, or after the next start.
      await Promise.race([
        Promise.all([runtime.outbox.settle(), runtime.webhooks.stop()]),
        wait(end - Date.now(), undefined, { ref: false }),
      ]);
      // The collector may be slow, and the database is closed meanwhile.
      const lastTraces = tracing?.close(Math.max(500, end - Date.now()));
      await metricsPort?.close();
      await flushTokenAudit(runtime);
      await flushUsage(runtime);
      await writeRefusals(runtime, { isLast: true });
      await hasher.close();
      await saml.close();
      await scripts.close();
      await cache.close();
      await database.close();
      await lastTraces;
    },
  };
}

/**
 * If two processes start at the same time, the tenants already exist for the second. In the cloud edition there is no default tenant, which
 * would have no owner.
 */
async function ensureTenants(runtime: OwnerRuntime): Promise<void> {
  const isCloud = runtime.settings.EDITION === 'cloud';
  for (const id of isCloud ? [adminTenantId] : [adminTenantId, defaultTenantId]) {
    await createTenant(runtime, { id, name: id === adminTenantId ? 'Administrators' : 'My tenant' }).catch(
      (error: { constraint?: string }) => {
        if (error.constraint !== 'tenants_pkey') throw error;
      },
    );
  }
}

/** Opens both ports for one server. The Host header and not the port selects the origin. */
async function listen(app: FastifyInstance, admin: Server, settings: Settings): Promise<void> {
  await app.ready();
  await new Promise<void>((resolve, reject) => {
    admin.once('error', reject);
    admin.listen(settings.ADMIN_PORT, settings.HOST, resolve);
  });
  try {
    await app.listen({ port: settings.PORT, host: settings.HOST ?? '::' });
  } catch (error) {
    admin.close();
    throw error;
  }
}
