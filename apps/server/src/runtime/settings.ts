import { isIP } from 'node:net';
import { isLoopback } from '@gatehouse/contract/validation/loopback';
import { z } from 'zod';
import { readAllowed } from '../outbound/ip-addresses.ts';
import { billingSettings } from './billing-settings.ts';
import { usageReportingSettings } from './usage-reporting-settings.ts';
import { databaseSettings, findDatabaseProblem } from './database-settings.ts';
import { domainSettings } from './domain-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { parseSecretsKeys } from '../keys/secrets.ts';
import { isSecret, readSetting } from './secret-files.ts';
import { findMetricsProblem, observabilitySettings } from './observability-settings.ts';
import { serviceSettings } from './service-settings.ts';
import { SettingsError } from './settings-error.ts';

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

/** Whether the HTTP server accepts the entry. Checked here because its own error comes later and doesn't name the setting. */
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
  PORT: port
    .default(3001)
    .describe('Port of the tenant origin, which serves the protocol endpoints, APIs and sign-in pages.'),
  ADMIN_PORT: port
    .default(3002)
    .describe(
      'Port of the admin origin, which serves the console and its sign-in pages. No other port serves them.',
    ),
  HOST: z.string().optional().describe('IP address to listen on; all addresses by default.'),
  ENDPOINT: origin
    .optional()
    .describe('Public URL of the tenant origin. `*` is replaced by the tenant ID: `https://*.example.com`.'),
  ADMIN_ENDPOINT: origin.optional().describe('Public URL of the admin origin.'),
  TRUST_PROXY: list
    .refine((entries) => entries.every(isProxy), 'must be IP addresses, CIDR ranges or `loopback`')
    .default([])
    .describe(
      'IP addresses or CIDR ranges of the proxies whose `X-Forwarded-*` headers are trusted, or `loopback`.',
    ),
  EDITION: z.enum(['open-source', 'cloud']).default('open-source').describe('`open-source` or `cloud`.'),
  ...databaseSettings,
  DATA_DIR: z
    .string()
    .default('.gatehouse')
    .describe('Directory for the embedded PostgreSQL and its secrets key.'),
  SECRETS_KEY: z
    .string()
    .transform(parseSecretsKeys)
    .pipe(
      z.array(
        z.string().regex(/^[A-Za-z0-9_-]{43}=?$/, 'must be 32 bytes in base64url, several with commas'),
      ),
    )
    .optional()
    .describe(
      'Keys that encrypt signing keys and client secrets, separated by commas. The first one encrypts, and all decrypt. Required with DATABASE_URL.',
    ),
  MANAGEMENT_INDICATOR: z
    .string()
    .includes('{tenantId}', 'must hold {tenantId}')
    .default('https://{tenantId}.logto.app/api')
    .describe(
      'Resource indicator of a tenant’s Management API. It only identifies the API in token requests: no request is sent to it.',
    ),
  PROTECTED_APPS_DOMAIN: domain
    .optional()
    .describe(
      'Domain of protected applications, such as `apps.example.com`; `*` is replaced by the tenant ID. Without it, protected applications are unavailable.',
    ),
  ...domainSettings,
  ...billingSettings,
  ...usageReportingSettings,
  OUTBOUND_ALLOW: list
    .default([])
    .refine(isReadable, 'must be hosts, IP addresses or CIDR ranges such as 10.0.0.0/8')
    .describe(
      'Open-source edition: hosts, IP addresses or CIDR ranges, separated by commas, that outbound requests may reach although they are private, such as `mail.internal, 10.0.0.0/8`. A host matches the name in the requested URL, on every port.',
    ),
  PLATFORM_OUTBOUND_ALLOW: list
    .default([])
    .refine(isReadable, 'must be hosts, IP addresses or CIDR ranges such as 10.0.0.0/8')
    .describe(
      'The same in the cloud edition, for what the operator has set up: the admin tenant’s connectors, usage reporting, the breached-password service, and the check whether custom domains lead here. Addresses that other tenants enter are never private ones.',
    ),
  CONNECTORS_DIR: z
    .string()
    .optional()
    .describe('Directory with custom connectors, one `.mjs` file each (docs/guides/connectors.md).'),
  DEVELOPMENT_INBOX: flag
    .optional()
    .describe(
      'Keeps messages of tenants without a connector for 24 hours and shows them in the console. On by default only if ENDPOINT is a loopback address.',
    ),
  DEMO_APP: flag
    .optional()
    .describe(
      'Serves the demo application at `/demo-app` and lets users sign in to it. On by default only if ENDPOINT is a loopback address.',
    ),
  SMS_COUNTRIES: list
    .default([])
    .refine(
      (codes) => codes.every((code) => /^[1-9]\d{0,6}$/.test(code)),
      'must be calling codes such as 1,44,49',
    )
    .describe('Calling codes that SMS can be sent to, such as `1,44,49`; all countries by default.'),
  BREACHED_PASSWORDS_URL: z
    .url()
    .optional()
    .describe(
      'URL of a range service for breached passwords. Without it, passwords aren’t checked against breaches.',
    ),
  VERSION_FEED_URL: z
    .url()
    .optional()
    .describe('URL of a feed with `latestRelease`. Without it, the console doesn’t check for new versions.'),
  HELP_CHAT_URL: webAddress.describe('URL of a community chat, linked from the console’s help menu.'),
  HELP_ISSUES_URL: webAddress.describe('URL of an issue tracker, linked from the console’s help menu.'),
  HELP_EMAIL: z.email().optional().describe('Email address for support, shown in the console’s help menu.'),
  HELP_CALL_URL: webAddress.describe('URL for booking a call, linked from the console’s help menu.'),
  ...serviceSettings,
  DEV_FEATURES: flag.default(false).describe('Enables development features and shows a banner about them.'),
  REFUSED_PASSWORD_MS: whole
    .min(0)
    .default(250)
    .describe('Milliseconds after which a wrong password is answered, or a multiple of them.'),
  HASH_PROCESSES: whole.min(0).optional().describe('Processes that hash passwords; one per core by default.'),
  ...limitSettings,
  SHUTDOWN_GRACE_SECONDS: whole
    .min(0)
    .max(300)
    .default(4)
    .describe(
      'Seconds after SIGTERM in which requests are still served while `/api/ready` answers 503, so that load balancers remove the process. Skipped if `/api/ready` wasn’t requested in the last two minutes. The process ends at most 5 seconds later.',
    ),
  LOG_RETENTION_DAYS: positive
    .max(36_500)
    .optional()
    .describe(
      'Days that audit log entries are kept; they are deleted by whole months. Without it, they are kept forever.',
    ),
  ...observabilitySettings,
});

export type Settings = z.infer<typeof schema> & {
  ENDPOINT: string;
  ADMIN_ENDPOINT: string;
  DEMO_APP: boolean;
  DEVELOPMENT_INBOX: boolean;
};

export { SettingsError };

/** Reads and validates the settings. An empty value counts as unset. Throws `SettingsError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, readSetting(name, environment)] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new SettingsError(`These settings are not valid:\n${[...new Set(lines)].join('\n')}`);
  }
  const settings = result.data;
  const ENDPOINT = settings.ENDPOINT ?? defaultEndpoint(settings.EDITION, settings.PORT);
  const isLocal = isLoopbackEndpoint({ ENDPOINT });
  const complete = {
    ...settings,
    ENDPOINT,
    DEMO_APP: settings.DEMO_APP ?? isLocal,
    DEVELOPMENT_INBOX: settings.DEVELOPMENT_INBOX ?? isLocal,
    ADMIN_ENDPOINT: settings.ADMIN_ENDPOINT ?? `http://localhost:${settings.ADMIN_PORT}`,
  };
  if (Boolean(complete.SMTP_URL) !== Boolean(complete.SMTP_FROM))
    throw new SettingsError(
      'These settings are not valid:\n  SMTP_FROM: is required with SMTP_URL, and only with it',
    );
  if (complete.EDITION === 'cloud' && !complete.ENDPOINT.includes('*'))
    throw new SettingsError(
      'These settings are not valid:\n  ENDPOINT: needs a * for the tenant id in the cloud edition',
    );
  if (complete.EDITION === 'cloud' && complete.PROTECTED_APPS_DOMAIN?.startsWith('*.') === false)
    throw new SettingsError(
      'These settings are not valid:\n  PROTECTED_APPS_DOMAIN: needs a * for the tenant id in the cloud edition',
    );
  if (complete.BILLING === 'stripe' && !(complete.STRIPE_SECRET_KEY && complete.STRIPE_WEBHOOK_SECRET))
    throw new SettingsError(
      'These settings are not valid:\n  STRIPE_SECRET_KEY: is required with BILLING=stripe, and STRIPE_WEBHOOK_SECRET',
    );
  const wrong = findDatabaseProblem(complete) ?? findMetricsProblem(complete);
  if (wrong) throw new SettingsError(`These settings are not valid:\n  ${wrong}`);
  if (complete.ENDPOINT === complete.ADMIN_ENDPOINT)
    throw new SettingsError('These settings are not valid:\n  ADMIN_ENDPOINT: must differ from ENDPOINT');
  return complete;
}

function defaultEndpoint(edition: Settings['EDITION'], tenantPort: number): string {
  return edition === 'cloud' ? `http://*.localhost:${tenantPort}` : `http://localhost:${tenantPort}`;
}

/** Whether the tenant origin is only reachable from this machine, so that others can't request messages or create accounts in the demo. */
export function isLoopbackEndpoint({ ENDPOINT }: Pick<Settings, 'ENDPOINT'>): boolean {
  const { hostname } = new URL(ENDPOINT.replace('*', 'tenant'));
  return isLoopback(hostname);
}

/** Name, default and description of every setting, for the generated table. */
export function describeSettings(): { name: string; fallback: string; meaning: string }[] {
  return Object.entries(schema.shape).map(([name, type]) => {
    const result = type.safeParse(undefined);
    const fallback = result.success && result.data !== undefined ? String(result.data) : '';
    const file = isSecret(name) ? ` Can be in a file: \`${name}_FILE\`.` : '';
    return { name, fallback, meaning: `${type.description ?? ''}${file}` };
  });
}
