import { join } from 'node:path';
import { inject } from 'vitest';
import pg from 'pg';
import { pino } from 'pino';
import type { StripeServer } from '../../apps/server/src/billing/stripe/stripe.ts';
import { createTenant } from '../../apps/server/src/tenancy/create-tenant.ts';
import { defaultTimeouts, type Timeouts } from '../../apps/server/src/database/timeouts.ts';
import { describeTenant } from '../../apps/server/src/tenancy/tenant.ts';
import { type Settings, readSettings } from '../../apps/server/src/runtime/settings.ts';
import { type RunningServer, startServer } from '../../apps/server/src/start.ts';
import { findFreePort } from './ports.ts';
import { templateDatabase } from './postgres.ts';
import { createTestTenant, type TestTenant } from './tenant.ts';

/** The complete server in this process, on real ports and a real PostgreSQL. Call `stop` to end it. */
export interface TestServer extends RunningServer {
  settings: Settings;
  /** Creates a tenant, with callers for its management API. */
  createTenant(): Promise<TestTenant>;
  tenant(id: string): TestTenant;
}

export interface TestServerOptions {
  /** Settings by name, which override those of the tests. */
  environment?: Record<string, string>;
  /** The name of a database to use instead of the shared one. It is created if it doesn't exist. */
  database?: string;
  /** Another user and database. */
  connection?: pg.ClientConfig;
  /** Connects to PostgreSQL itself, if `connection` is to a pooler. */
  direct?: pg.ClientConfig;
  clock?: () => number;
  /** Timeouts of the database, which override the defaults. */
  timeouts?: Partial<Timeouts>;
  /** The address of a fake of Stripe. */
  stripe?: StripeServer;
  /** Receives the lines of the log. They are discarded by default. */
  logTo?: (line: string) => void;
}

const builtScriptProcess = join(import.meta.dirname, '../../apps/server/dist/script-process.js');

/** One key for all servers of a test run, because they share databases. */
export const testSecretsKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

/** Starts a server. All test files share a database, unless one is named, and use separate tenants. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const connection = options.connection ?? {
    ...inject('postgres'),
    ...(options.database ? { database: options.database } : {}),
  };
  if (options.database) await makeDatabase(options.database);
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const settings = readSettings({
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    HOST: '127.0.0.1',
    ENDPOINT: `http://*.localhost:${port}`,
    SECRETS_KEY: testSecretsKey,
    HASH_PROCESSES: '0',
    DATABASE_POOL_SIZE: '5',
    // Answers at once that it can't be reached.
    DOMAINS_DNS: '127.0.0.1:9',
    SHUTDOWN_GRACE_SECONDS: '0',
    REFUSED_PASSWORD_MS: '0',
    LIMIT_SIGN_IN_PER_ADDRESS: '1000000',
    LIMIT_REGISTER_PER_ADDRESS: '1000000',
    LIMIT_CLIENT_FAILURES: '1000000',
    LIMIT_CLIENT_REGISTRATIONS: '1000000',
    LIMIT_FLOWS_PER_ADDRESS: '1000000',
    LIMIT_REFRESHES: '1000000',
    LIMIT_API: '1000000',
    LIMIT_MESSAGES_PER_RECIPIENT: '1000000',
    LIMIT_MESSAGES_PER_ADDRESS: '1000000',
    LIMIT_MESSAGES_PER_TENANT: '1000000',
    ...options.environment,
  });
  const log = options.logTo
    ? pino({ level: 'trace' }, { write: options.logTo })
    : pino({ level: process.env.TEST_LOG ?? 'silent' });
  const server = await startServer({
    settings,
    connection,
    ...(options.direct && { direct: options.direct }),
    secretsKeys: settings.SECRETS_KEY ?? [],
    log,
    clock: options.clock,
    isStrict: true,
    stripe: options.stripe,
    // As for the database's timeouts.
    scripts: { entry: inject('scriptProcess') ?? builtScriptProcess, runMs: 20_000, waitMs: 60_000 },
    // Longer, because a machine that runs many tests at the same time is slow.
    timeouts: { ...defaultTimeouts, short: defaultTimeouts.long, ...options.timeouts },
  });
  const tenant = (id: string): TestTenant => createTestTenant(server.runtime, describeTenant(settings, id));
  return {
    ...server,
    settings,
    tenant,
    createTenant: async () => tenant(await createTenant(server.runtime)),
  };
}

async function makeDatabase(name: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  const creation = `create database ${client.escapeIdentifier(name)} template ${templateDatabase}`;
  await client.query(creation).catch((error: { code?: string }) => {
    if (error.code !== '42P04') throw error;
  });
  await client.end();
}
