import { existsSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { EmbeddedPostgresFailure } from '../../database/embedded/failure.ts';
import { DatabaseSetupError } from '../../database/prepare.ts';
import { keepAlive } from '../../database/timeouts.ts';
import { explainUnreachable } from '../../database/unreachable.ts';
import { createSecrets } from '../../keys/secrets.ts';
import { openEmbedded, secretsKeyFile } from '../../runtime/embedded.ts';
import { readSettings, type Settings, SettingsError } from '../../runtime/settings.ts';
import { certificates } from './certificates.ts';
import { type Check, type Finding, problem, type ReadDatabase, runCheck, type Site } from './check.ts';
import { clock } from './clock.ts';
import { cookies } from './cookies.ts';
import { databaseRights, migrations } from './database.ts';
import { domains } from './domains.ts';
import { endpoints } from './endpoints.ts';
import { keys } from './keys.ts';
import { disk, node, outboundAllow } from './machine.ts';
import { messages, senders } from './mail.ts';
import { openEndpoints } from './outside.ts';
import { pooler } from './pooler.ts';
import { proxies } from './proxies.ts';
import { redact, writeJson, writeReport } from './report.ts';
import { traces } from './traces.ts';

export const doctorUsage = `Usage: npm run doctor [-- --json]
Checks this installation with the settings of the server: its URLs from outside, proxy, cookies, clocks, database, keys, certificates, email and DNS.
It changes nothing, and works while the server runs or doesn't. For each finding it says what is wrong and how to mend it.
The exit code is 1 if there is a problem; hints don't count. --json prints the findings for programs.`;

const checks: readonly Check[] = [
  ...endpoints,
  proxies,
  cookies,
  clock,
  databaseRights,
  pooler,
  migrations,
  keys,
  certificates,
  messages,
  senders,
  domains,
  outboundAllow,
  traces,
  disk,
  node,
];

/** Checks the installation that the environment describes, and prints what it found. Returns the exit code. */
export async function doctor(
  environment: Record<string, string | undefined>,
  args: readonly string[],
): Promise<number> {
  const { findings, secrets } = await examine(environment);
  const clean = redact(findings, secrets);
  const text = args.includes('--json') ? writeJson(clean, new Date()) : writeReport(clean);
  // A check that was given up may still hold a connection, so the process doesn't end by itself: the text has to be written before.
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
  return clean.some(({ level }) => level === 'problem') ? 1 : 0;
}

async function examine(
  environment: Record<string, string | undefined>,
): Promise<{ findings: Finding[]; secrets: string[] }> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return {
      findings: [
        {
          check: 'settings',
          ...problem(
            error.message.replaceAll(/\n\s*/g, ' '),
            'Correct them as docs/guides/settings.md says, then run the command again.',
          ),
        },
      ],
      secrets: [],
    };
  }
  const opened = await openDatabase(settings);
  try {
    const site: Site = {
      settings,
      database: opened.database,
      secrets: opened.secretsKeys.length > 0 ? createSecrets(opened.secretsKeys) : undefined,
      ...openEndpoints(
        settings,
        opened.secretsKeys.length > 0 ? createSecrets(opened.secretsKeys) : undefined,
      ),
    };
    const found = await Promise.all(checks.map((check) => runCheck(check, site)));
    return {
      findings: [...opened.findings, ...found.flat()],
      secrets: listSecrets(settings, opened.secretsKeys),
    };
  } finally {
    await opened.close();
  }
}

/** The values that no output may contain. */
function listSecrets(settings: Settings, secretsKeys: readonly string[]): string[] {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    SMTP_URL,
    STATUS_API_KEY,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    DEMO_PROVIDERS,
  } = settings;
  const passwords = [DATABASE_URL, DATABASE_DIRECT_URL].map((url) =>
    url && URL.canParse(url) ? new URL(url).password : '',
  );
  return [
    ...secretsKeys,
    ...(settings.SECRETS_KEY ?? []),
    ...Object.values(settings.OTEL_EXPORTER_OTLP_HEADERS ?? {}),
    ...DEMO_PROVIDERS.map(({ clientSecret }) => clientSecret),
    ...[
      DATABASE_URL,
      DATABASE_DIRECT_URL,
      ...passwords,
      ...passwords.map(decodeURIComponent),
      SMTP_URL?.password,
      STATUS_API_KEY,
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
    ].map((value) => value ?? ''),
  ];
}

interface Opened {
  database: ReadDatabase | undefined;
  secretsKeys: readonly string[];
  findings: Finding[];
  close(): Promise<void>;
}

/** At once, of all checks. */
const mostConnections = 3;
const connectMs = 5_000;
const queryMs = 5_000;

/** The database, or the finding that it can't be used. */
async function openDatabase(settings: Settings): Promise<Opened> {
  const away = (message: string, mend: string): Opened => ({
    database: undefined,
    secretsKeys: settings.SECRETS_KEY ?? [],
    findings: [{ check: 'database', ...problem(message, mend) }],
    close: async () => undefined,
  });
  // Opening it would create it.
  if (!settings.DATABASE_URL && !existsSync(secretsKeyFile(settings)))
    return away(
      `There is no database: DATABASE_URL isn’t set, and ${settings.DATA_DIR} has no embedded one.`,
      'Set DATABASE_URL as for the server, or start Gatehouse once: npm start',
    );
  try {
    const embedded = settings.DATABASE_URL
      ? undefined
      : await openEmbedded(settings, pino({ level: 'silent' }));
    const connection = embedded?.connection ?? { connectionString: settings.DATABASE_URL };
    const pool = new pg.Pool({
      ...connection,
      ...keepAlive,
      max: mostConnections,
      connectionTimeoutMillis: connectMs,
      query_timeout: queryMs,
      application_name: 'gatehouse-doctor',
    });
    // The running query fails with the same error.
    pool.on('error', () => undefined);
    const close = async (): Promise<void> => {
      // Not waited for: a check that was given up may hold a connection.
      void pool.end().catch(() => undefined);
      await embedded?.stop();
    };
    try {
      await pool.query('select 1');
    } catch (error) {
      await close();
      throw error;
    }
    const database: ReadDatabase = {
      connection,
      isEmbedded: embedded !== undefined,
      rows: async <Row extends object>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows,
      async withClient(work) {
        const client = await pool.connect();
        return work(client).finally(() => client.release());
      },
    };
    return {
      database,
      secretsKeys: settings.SECRETS_KEY ?? embedded?.secretsKeys ?? [],
      findings: [],
      close,
    };
  } catch (error) {
    const known = settings.DATABASE_URL ? explainUnreachable(error, settings.DATABASE_URL) : error;
    if (known instanceof DatabaseSetupError || known instanceof EmbeddedPostgresFailure)
      return away(known.message, 'Start PostgreSQL, and check DATABASE_URL, the network and the firewall.');
    const reason = error instanceof Error ? error.message : String(error);
    return away(
      `The database can’t be used: ${reason}`,
      'Start PostgreSQL, and check DATABASE_URL, the network and the firewall.',
    );
  }
}
