import { once } from 'node:events';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { EmbeddedPostgresFailure } from './database/embedded/failure.ts';
import { ConnectorLoadError } from './connectors/load-connectors.ts';
import { DatabaseSetupError } from './database/prepare.ts';
import { explainUnreachable } from './database/unreachable.ts';
import { openEmbedded } from './runtime/embedded.ts';
import { startBillingWork } from './jobs/billing-work.ts';
import { startDomainChecks } from './jobs/domain-checks.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startUsageReports } from './jobs/usage-reports.ts';
import { startUserImports } from './jobs/user-imports.ts';
import { loadPrettify, openLog } from './lib/log.ts';
import { startOutboxPolling } from './delivery/outbox/polling.ts';
import { directConnection } from './runtime/database-settings.ts';
import { readSettings, type Settings, SettingsError } from './runtime/settings.ts';
import { startServer } from './start.ts';
import { graceMs, lastMs } from './runtime/stopping.ts';
import { welcomeMessage } from './welcome.ts';

/** Prints a message for the operator to standard error. The log is JSON lines on standard output. */
const say = (text: string): boolean => process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.LOG_LEVEL, await loadPrettify(settings.LOG_FORMAT));
  // Until the server has started, a signal ends the process as by default, but flushes the log.
  let stop = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal]);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  await requireFreePorts(settings);
  const embedded = settings.DATABASE_URL ? undefined : await openEmbedded(settings, log);
  const connection = embedded?.connection ?? { connectionString: settings.DATABASE_URL };
  const secretsKeys = settings.SECRETS_KEY ?? embedded?.secretsKeys ?? [];
  const direct = embedded?.connection ?? directConnection(settings);
  const server = await startServer({ settings, connection, direct, secretsKeys, log }).catch(
    async (error: unknown) => {
      await embedded?.stop();
      throw settings.DATABASE_URL ? explainUnreachable(error, settings.DATABASE_URL) : error;
    },
  );
  const housekeeping = startHousekeeping(server.runtime);
  const polling = startOutboxPolling(server.runtime);
  const domains = startDomainChecks(server.runtime);
  const billing = startBillingWork(server.runtime);
  const usageReports = startUsageReports(server.runtime);
  const imports = startUserImports(server.runtime);
  say(await welcomeMessage(server.runtime));

  const atOnce = new AbortController();
  let stoppedAt: number | undefined;
  stop = (signal) => {
    if (stoppedAt !== undefined) {
      // One Ctrl+C arrives several times: from the terminal, from npm and from its scripts. Only a later one is a second Ctrl+C.
      if (signal === 'SIGINT' && Date.now() - stoppedAt > 500) atOnce.abort();
      return;
    }
    stoppedAt = Date.now();
    // Ctrl+C at a terminal needs no grace period for load balancers.
    const grace = signal === 'SIGINT' ? 0 : graceMs(server.runtime);
    say(
      grace > 0
        ? `Gatehouse is stopping: it serves for ${grace / 1000} more seconds, so that load balancers notice …`
        : 'Gatehouse is stopping: requests in flight may finish …',
    );
    log.info({ signal, graceMs: grace }, 'stopping');
    setTimeout(() => {
      log.error('not stopped in time');
      process.exit(1);
    }, grace + lastMs).unref();
    void Promise.all([
      housekeeping.stop(),
      polling.stop(),
      domains.stop(),
      billing.stop(),
      usageReports.stop(),
      imports.stop(),
      server.leave({ graceMs: grace, atOnce: atOnce.signal }),
    ])
      .then(() => server.stop())
      .then(() => embedded?.stop())
      .then(() => {
        say('Gatehouse has stopped.');
        log.info('stopped');
        process.exit(0);
      });
  };
}

/** Fails if a port is in use, before the database is created and migrated. Listening fails if it is taken later. */
async function requireFreePorts(settings: Settings): Promise<void> {
  const { PORT, ADMIN_PORT, HOST, METRICS_PORT, METRICS_HOST = '127.0.0.1' } = settings;
  const metrics = METRICS_PORT === undefined ? [] : [[METRICS_PORT, METRICS_HOST] as const];
  for (const [port, host] of [[PORT, HOST] as const, [ADMIN_PORT, HOST] as const, ...metrics]) {
    const probe = createServer().listen(port, host);
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
  }
}

main().catch((error: Error & { code?: string; port?: number }) => {
  if (error.code === 'EADDRINUSE')
    say(
      `Port ${error.port} is in use by another program. Stop it, or set PORT, ADMIN_PORT and METRICS_PORT to free ones.`,
    );
  else if (
    error instanceof SettingsError ||
    error instanceof ConnectorLoadError ||
    error instanceof DatabaseSetupError ||
    error instanceof EmbeddedPostgresFailure
  )
    say(error.message);
  else say(`Gatehouse could not start: ${error.stack ?? error.message}`);
  process.exit(1);
});
