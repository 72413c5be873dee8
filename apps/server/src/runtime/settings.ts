import { isIP } from 'node:net';
import { isLoopback } from '@gatehouse/contract/validation/loopback';
import { z } from 'zod';
import { readAllowed } from '../outbound/ip-addresses.ts';
import { parseSecretsKeys } from '../keys/secrets.ts';

/** One documented setting; the table in docs/guides/settings.md is generated from this list. */
const webAddress = z.url({ protocol: /^https?$/ }).optional();
const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const whole = z.coerce.number('must be a whole number').int('must be a whole number');
const port = whole.min(0).max(65_535);
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
const positive = whole.positive();

const origin = z.string().transform((value, check) => {
  const sample = value.replace('*', 'tenant');
  if (!URL.canParse(sample) || !/^https?:$/.test(new URL(sample).protocol)) {
    check.addIssue(
      'must be an http or https address such as https://id.example.com or https://*.example.com',
    );
    return z.NEVER;
  }
  const url = new URL(sample);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    check.addIssue('must be an address without a path');
    return z.NEVER;
  }
  return value.replace(/\/$/, '');
});

/** A host name of at least two labels, of which the first may be `*` (RFC 1123 section 2.1). */
const domain = z
  .string()
  .toLowerCase()
  .max(200)
  .regex(
    /^(?:\*\.)?(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?=[a-z\d-]*[a-z])(?!-)[a-z\d-]{1,63}(?<!-)$/,
    'must be a domain such as apps.example.com or *.apps.example.com',
  );

/** What the HTTP server understands; it would tell of a mistake too late, and not by this setting's name. */
function isProxy(entry: string): boolean {
  const [address = '', bits = '32', ...more] = entry.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = more.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
  return isRange || ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
}

function isReadable(entries: readonly string[]): boolean {
  try {
    readAllowed(entries);
    return true;
  } catch {
    return false;
  }
}

const schema = z.object({
  PORT: port.default(3001).describe('Port of the tenant origin: protocol, APIs and sign-in pages.'),
  ADMIN_PORT: port
    .default(3002)
    .describe('Port of the administrators’ origin: console and its sign-in. No other port serves them.'),
  HOST: z.string().optional().describe('Address to listen on; all by default.'),
  ENDPOINT: origin
    .optional()
    .describe('Public address of the tenant origin. `*` stands for the tenant id: `https://*.example.com`.'),
  ADMIN_ENDPOINT: origin.optional().describe('Public address of the administrators’ origin.'),
  TRUST_PROXY: list
    .refine((entries) => entries.every(isProxy), 'must be addresses, CIDRs or `loopback`')
    .default([])
    .describe('Addresses or CIDRs of the proxies whose forwarded headers count, or `loopback`.'),
  EDITION: z.enum(['open-source', 'cloud']).default('open-source').describe('`open-source` or `cloud`.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('An existing PostgreSQL, 13 or newer. Without it the server starts its own.'),
  DATABASE_TENANT_ROLE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain role name')
    .default('gatehouse_tenant')
    .describe('Role without login that row-level security binds; created at the first start where possible.'),
  DATABASE_POOL_SIZE: whole
    .min(2)
    .max(200)
    .default(20)
    .describe(
      'Connections to the database, per process. The management API uses at most half of them. Listening for changes and housekeeping each use one more.',
    ),
  DATA_DIR: z
    .string()
    .default('.gatehouse')
    .describe('Folder of the embedded PostgreSQL and its secrets key.'),
  SECRETS_KEY: z
    .string()
    .transform(parseSecretsKeys)
    .pipe(
      z.array(
        z.string().regex(/^[A-Za-z0-9_-]{43}=?$/, 'must be 32 bytes in base64url, several with commas'),
      ),
    )
    .optional()
    .describe('Seals keys and client secrets. The first seals, all open. Required with DATABASE_URL.'),
  MANAGEMENT_INDICATOR: z
    .string()
    .includes('{tenantId}', 'must hold {tenantId}')
    .default('https://{tenantId}.logto.app/api')
    .describe(
      'Indicator of a tenant’s management API. It is a name that published clients ask tokens for; nothing is ever sent there.',
    ),
  PROTECTED_APPS_DOMAIN: domain
    .optional()
    .describe(
      'Domain whose hosts protected applications are given, such as `apps.example.com`; `*` stands for the tenant id. Without it there are no protected applications.',
    ),
  OUTBOUND_ALLOW: list
    .default([])
    .refine(isReadable, 'must be hosts, addresses or networks such as 10.0.0.0/8')
    .describe(
      'Hosts, addresses or networks, separated by commas, that calls out may reach although they are private, such as `mail.internal, 10.0.0.0/8`. A host counts as it is written in the address that is called, on every port.',
    ),
  CONNECTORS_DIR: z
    .string()
    .optional()
    .describe('Folder with connectors of your own, one `.mjs` file each (docs/guides/connectors.md).'),
  DEVELOPMENT_INBOX: flag
    .optional()
    .describe(
      'Keeps messages of tenants without a connector for 24 hours where the console shows them. On by itself only where ENDPOINT is this machine.',
    ),
  DEMO_APP: flag
    .optional()
    .describe(
      'Serves the demo application at `/demo-app` and lets people sign in to it. On by itself only where ENDPOINT is this machine.',
    ),
  SMS_COUNTRIES: list
    .default([])
    .refine(
      (codes) => codes.every((code) => /^[1-9]\d{0,6}$/.test(code)),
      'must be calling codes such as 1,44,49',
    )
    .describe('Calling codes SMS may go to, such as `1,44,49`; to all countries by default.'),
  BREACHED_PASSWORDS_URL: z
    .url()
    .optional()
    .describe('Range service for breached passwords; without it that check is not made.'),
  VERSION_FEED_URL: z
    .url()
    .optional()
    .describe('Feed with `latestRelease`; without it no check for a new version is made.'),
  HELP_CHAT_URL: webAddress.describe('Where administrators talk to others; the console’s help leads there.'),
  HELP_ISSUES_URL: webAddress.describe('Where bugs are reported; the console’s help leads there.'),
  HELP_EMAIL: z.email().optional().describe('Whom administrators write to; the console’s help says so.'),
  HELP_CALL_URL: webAddress.describe('Where a call is booked; the console’s help leads there.'),
  DEV_FEATURES: flag.default(false).describe('Development features and their banner.'),
  REFUSED_PASSWORD_MS: whole
    .min(0)
    .default(250)
    .describe('A refused password is answered this long after it arrived, or a multiple.'),
  HASH_PROCESSES: whole.min(0).optional().describe('Processes that hash passwords; one a core by default.'),
  LIMIT_SIGN_IN_PER_ADDRESS: positive
    .default(100)
    .describe(
      'Failed sign-in attempts per address and 10 minutes. An IPv6 `/64` is one address, and its `/48` has ten times the limit.',
    ),
  LIMIT_REGISTER_PER_ADDRESS: positive.default(50).describe('Registrations per address and hour.'),
  LIMIT_MESSAGES_PER_RECIPIENT: positive
    .default(1)
    .describe(
      'Codes to one recipient for one purpose before the next has to wait: 1 minute, then longer, at most 10 minutes.',
    ),
  LIMIT_MESSAGES_PER_ADDRESS: positive
    .default(300)
    .describe(
      'Codes a day that are requested from one address by browsers that have not signed in before, and not entered, before the next has to wait at most 10 minutes. SMS count even if entered.',
    ),
  LIMIT_MESSAGES_PER_TENANT: positive
    .default(1_000)
    .describe(
      'Codes an hour, by e-mail and as many by SMS, that are requested by browsers that have not signed in before, and not entered. Above it the audit log has a line and the limit per address is a twentieth.',
    ),
  LIMIT_CLIENT_FAILURES: positive
    .default(50)
    .describe('Failed client authentications per client, address and 10 minutes.'),
  LIMIT_FLOWS_PER_ADDRESS: positive
    .max(1_000_000_000)
    .default(10_000)
    .describe(
      'Sign-ins and device requests that one address may begin in 10 minutes. Each counts once per 2 KB that it stores. As many departures to social and company providers are counted apart.',
    ),
  LIMIT_TOKENS: positive
    .default(30_000)
    .describe('Token, userinfo, introspection and revocation calls per client and minute, per process.'),
  LIMIT_REFRESHES: positive.default(60).describe('Refreshes of one sign-in per minute, per process.'),
  LIMIT_API: positive.default(3_000).describe('Management calls per caller and minute, per process.'),
  SHUTDOWN_GRACE_SECONDS: whole
    .min(0)
    .max(300)
    .default(4)
    .describe(
      'After SIGTERM everything is served for so long while `/api/ready` already answers 503, so that load balancers notice. Not waited for where nothing has asked `/api/ready` in the last two minutes. The process ends at most 5 seconds later.',
    ),
  LOG_RETENTION_DAYS: positive
    .max(36_500)
    .optional()
    .describe('Days the audit log is kept; whole months are dropped. Without it nothing is.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
});

export type Settings = z.infer<typeof schema> & {
  ENDPOINT: string;
  ADMIN_ENDPOINT: string;
  DEMO_APP: boolean;
};

/** Thrown when a setting is wrong; the message names each one and stops the start. */
export class SettingsError extends Error {}

/** Reads and validates the settings. An empty value counts as unset. Throws `SettingsError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new SettingsError(`These settings are not valid:\n${[...new Set(lines)].join('\n')}`);
  }
  const settings = result.data;
  const ENDPOINT = settings.ENDPOINT ?? defaultEndpoint(settings.EDITION, settings.PORT);
  const complete = {
    ...settings,
    ENDPOINT,
    DEMO_APP: settings.DEMO_APP ?? isLoopbackEndpoint({ ENDPOINT }),
    ADMIN_ENDPOINT: settings.ADMIN_ENDPOINT ?? `http://localhost:${settings.ADMIN_PORT}`,
  };
  if (complete.DATABASE_URL && !complete.SECRETS_KEY)
    throw new SettingsError(
      'These settings are not valid:\n  SECRETS_KEY: is required with DATABASE_URL (32 bytes in base64url)',
    );
  if (complete.EDITION === 'cloud' && !complete.ENDPOINT.includes('*'))
    throw new SettingsError(
      'These settings are not valid:\n  ENDPOINT: needs a * for the tenant id in the cloud edition',
    );
  if (complete.EDITION === 'cloud' && complete.PROTECTED_APPS_DOMAIN?.startsWith('*.') === false)
    throw new SettingsError(
      'These settings are not valid:\n  PROTECTED_APPS_DOMAIN: needs a * for the tenant id in the cloud edition',
    );
  if (complete.ENDPOINT === complete.ADMIN_ENDPOINT)
    throw new SettingsError('These settings are not valid:\n  ADMIN_ENDPOINT: must differ from ENDPOINT');
  return complete;
}

function defaultEndpoint(edition: Settings['EDITION'], tenantPort: number): string {
  return edition === 'cloud' ? `http://*.localhost:${tenantPort}` : `http://localhost:${tenantPort}`;
}

/** Whether the tenants' origin can be reached from this machine only, so no other can request messages or create accounts in the demo. */
export function isLoopbackEndpoint({ ENDPOINT }: Pick<Settings, 'ENDPOINT'>): boolean {
  const { hostname } = new URL(ENDPOINT.replace('*', 'tenant'));
  return isLoopback(hostname);
}

/** Name, default and meaning of every setting, for the generated table. */
export function describeSettings(): { name: string; fallback: string; meaning: string }[] {
  return Object.entries(schema.shape).map(([name, type]) => {
    const result = type.safeParse(undefined);
    const fallback = result.success && result.data !== undefined ? String(result.data) : '';
    return { name, fallback, meaning: type.description ?? '' };
  });
}
