import { generateKeyPairSync } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { certify } from '@gatehouse/connectors/kit/saml/certify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSecrets, createSecretsKey } from '../../apps/server/src/keys/secrets.ts';
import type { Finding } from '../../apps/server/src/cli/doctor/check.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import {
  certificateFile,
  type MisledProxy,
  type ProxyFault,
  startMisledProxy,
  testCertificate,
} from '../support/misled-proxy.ts';
import { findFreePort } from '../support/ports.ts';
import {
  createDatabase,
  type Launch,
  runCommand,
  type ServerProcess,
  startServerProcess,
} from '../support/process.ts';
import { startTestServer, testSecretsKey } from '../support/server.ts';
import { startTransactionPooler } from '../support/transaction-pooler.ts';

const dayMs = 86_400_000;
const secrets = createSecrets([testSecretsKey]);
let database: string;
let client: pg.Client;
let dns: DnsServer;
let proxy: MisledProxy;
let mailServer: Server;
let server: ServerProcess;
let settings: Record<string, string>;
/** Leads to the server, too. */
let otherEndpoint: string;
/** Everything that the command has printed. */
const printed: string[] = [];

const portOf = (listening: Server): number => {
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  database = await createDatabase('doctor');
  dns = await startDnsServer();
  mailServer = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const [first, second, third] = [await findFreePort(), await findFreePort(), await findFreePort()];
  proxy = await startMisledProxy({ [first]: port, [second]: adminPort, [third]: port });
  otherEndpoint = `https://localhost:${third}`;
  settings = {
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    ENDPOINT: `https://localhost:${first}`,
    ADMIN_ENDPOINT: `https://localhost:${second}`,
    TRUST_PROXY: '127.0.0.2',
    DATABASE_URL: database,
    DOMAINS_DNS: dns.address,
    SMTP_URL: `smtp://mailer:a-mail-password@127.0.0.1:${portOf(mailServer)}`,
    SMTP_FROM: 'Example <no-reply@mail.example.com>',
    STATUS_API_KEY: 'a-key-for-monitoring',
    DEVELOPMENT_INBOX: 'false',
    LOG_LEVEL: 'silent',
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  dns.zone.set('mail.example.com', { TXT: ['v=spf1 -all'] });
  dns.zone.set('s1._domainkey.mail.example.com', { TXT: ['v=DKIM1; k=rsa; p=MIIB'] });
  dns.zone.set('_dmarc.example.com', { TXT: ['v=DMARC1; p=reject'] });
  server = await startServerProcess(settings);
  client = new pg.Client(database);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await proxy.stop();
  mailServer.close();
  await dns.stop();
});
afterEach(() => {
  proxy.fault = {};
});

interface Report {
  problems: number;
  hints: number;
  findings: Finding[];
}

/** Runs the command with the settings of the server, but for these. */
async function examine(changes: Record<string, string> = {}, where: Launch = {}) {
  const { code, output } = await runCommand(['doctor', '--json'], { ...settings, ...changes }, where);
  printed.push(output);
  const report = JSON.parse(output) as Report;
  expect([code, report.problems]).toEqual([
    report.problems > 0 ? 1 : 0,
    report.findings.filter(({ level }) => level === 'problem').length,
  ]);
  const texts = (level: string) =>
    report.findings
      .filter((finding) => finding.level === level)
      .map(({ check, message, mend }) => `${check}: ${message} → ${mend}`);
  return { code, report, problems: texts('problem'), hints: texts('hint'), skips: texts('skipped') };
}

/** Runs a statement, the command, and a statement that undoes the first one. */
async function withStatement<T>(
  statement: string,
  undo: string,
  work: () => Promise<T>,
  values: unknown[] = [],
): Promise<T> {
  await client.query(statement, values);
  try {
    return await work();
  } finally {
    await client.query(undo);
  }
}

describe('an installation behind a proxy', () => {
  it('has no problem, and the command says so', async () => {
    const { code, report, problems } = await examine();
    expect(problems).toEqual([]);
    expect(code).toBe(0);
    const levels = Object.fromEntries(report.findings.map(({ check, level }) => [check, level]));
    for (const check of [
      'endpoint',
      'admin endpoint',
      'proxy headers',
      'cookies',
      'clock',
      'pooler',
      'migrations',
      'keys',
      'certificates',
      'sender DNS',
      'custom domains',
      'outbound requests',
    ])
      expect([check, levels[check]]).toEqual([check, 'ok']);
    const { code: plain, output } = await runCommand(['doctor'], settings);
    printed.push(output);
    expect([plain, output]).toEqual([
      0,
      expect.stringMatching(/^ok {7}endpoint [^]+Nothing is wrong \(.+\)\.\n$/),
    ]);
  });

  it('has help, and refuses what it doesn’t know', async () => {
    expect(await runCommand(['doctor', '--help'], {})).toEqual({
      code: 0,
      output: expect.stringContaining('--json'),
    });
    expect(await runCommand(['doctor', '--quick'], {})).toEqual({
      code: 1,
      output: expect.stringContaining("'--quick'"),
    });
  });
});

describe('URLs and the proxy', () => {
  const dropped = (...names: string[]): ProxyFault => ({
    request: (_headers, given) => {
      const all = { ...given, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
      return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
    },
  });
  it.each<[string, ProxyFault, RegExp]>([
    [
      'that replaces Host',
      { request: (headers) => ({ ...headers, host: 'upstream', 'x-forwarded-host': undefined }) },
      /^endpoint: .+arrive with the host upstream.+proxy_set_header Host/,
    ],
    [
      'that doesn’t say the protocol',
      dropped('x-forwarded-proto'),
      /^endpoint: .+use http: .+send X-Forwarded-Proto/,
    ],
    [
      'that isn’t in TRUST_PROXY',
      { from: '127.0.0.3' },
      /^endpoint: .+proxy at 127\.0\.0\.3 sends X-Forwarded-Proto.+Set TRUST_PROXY=127\.0\.0\.3/,
    ],
    [
      'that isn’t in TRUST_PROXY, for addresses',
      { from: '127.0.0.3' },
      /^proxy headers: .+all users have its IP address/,
    ],
    [
      'that passes on what clients say about themselves',
      {
        request: (headers, given) => ({
          ...headers,
          'x-forwarded-for': given['x-forwarded-for'] ?? '127.0.0.1',
        }),
      },
      /^proxy headers: Clients can lie .+X-Forwarded-For of a client is believed/,
    ],
    [
      'that passes on the host that clients name',
      { request: (headers, given) => ({ ...headers, 'x-forwarded-host': given['x-forwarded-host'] }) },
      /^proxy headers: Clients can lie .+X-Forwarded-Host of a client is believed/,
    ],
    [
      'that removes Secure from cookies',
      {
        answer: (headers) => ({
          ...headers,
          'set-cookie': [headers['set-cookie'] ?? []]
            .flat()
            .map((cookie) => String(cookie).replace('; Secure', '')),
        }),
      },
      /^cookies: Cookies of https:\/\/localhost:\d+ don’t arrive/,
    ],
    [
      'whose clock is ahead',
      { answer: (headers) => ({ ...headers, date: new Date(Date.now() + 3_600_000).toUTCString() }) },
      /^clock: The clock of the Date header .+ 3600 seconds ahead/,
    ],
    [
      'that redirects',
      { own: (response) => response.writeHead(301, { location: 'https://www.example.com/' }).end() },
      /^endpoint: .+redirect to https:\/\/www\.example\.com\//,
    ],
    [
      'that doesn’t reach the server',
      { target: () => 9 },
      /^endpoint: .+answers with 502: the proxy doesn’t reach Gatehouse.+port \d+/,
    ],
    [
      'that leads to another program',
      { own: (response) => response.end('Welcome') },
      /^admin endpoint: .+not as this installation/,
    ],
    [
      'that mixes up the ports',
      {
        target: (right) =>
          right === Number(settings['PORT']) ? Number(settings['ADMIN_PORT']) : Number(settings['PORT']),
      },
      /^admin endpoint: .+wrong port.+ADMIN_PORT/,
    ],
  ])('of a proxy %s', async (_name, fault, expected) => {
    proxy.fault = fault;
    const { problems } = await examine();
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  it('without a valid certificate, or with one that expires', async () => {
    const { problems } = await examine({ NODE_EXTRA_CA_CERTS: '' });
    expect(problems).toContainEqual(
      expect.stringMatching(/^endpoint: The certificate of .+ isn’t valid.+NODE_EXTRA_CA_CERTS/),
    );
  });

  it('that the running server doesn’t have', async () => {
    const { PORT, ADMIN_PORT } = settings;
    const { problems } = await examine({ ENDPOINT: otherEndpoint });
    expect(problems).toContainEqual(
      expect.stringMatching(/^endpoint: The running server has another ENDPOINT: https:\/\/localhost/),
    );
    const local = await examine({
      ENDPOINT: 'https://localhost:9',
      ADMIN_ENDPOINT: `http://192.0.2.1:9`,
    });
    expect(local.problems).toContainEqual(
      expect.stringMatching(new RegExp(`^endpoint: .+Gatehouse runs on this machine, at port ${PORT}`)),
    );
    expect(local.problems).toContainEqual(expect.stringMatching(/^admin endpoint: .+isn’t encrypted/));
    expect(local.problems).toContainEqual(expect.stringMatching(/^cookies: .+https and the other one http/));
    expect(local.hints).toContainEqual(expect.stringMatching(/^cookies: .+different sites/));
    expect(ADMIN_PORT).not.toBe(PORT);
  });

  it('with too wide a TRUST_PROXY', async () => {
    const { problems } = await examine({ TRUST_PROXY: '0.0.0.0/1, 10.0.0.0/8' });
    expect(problems.filter((text) => text.startsWith('proxy headers'))).toEqual([
      expect.stringMatching(/TRUST_PROXY contains 0\.0\.0\.0\/1, .+choose their IP address/),
    ]);
  });
});

it('says whose clock is wrong', async () => {
  const ahead = await startTestServer({ database: 'doctor_clock', clock: () => Date.now() + 60_000 });
  const { PORT, ADMIN_PORT, ENDPOINT, ADMIN_ENDPOINT } = ahead.settings;
  const changes = {
    ENDPOINT,
    ADMIN_ENDPOINT,
    PORT: String(PORT),
    ADMIN_PORT: String(ADMIN_PORT),
    TRUST_PROXY: '',
    SMTP_URL: '',
    SMTP_FROM: '',
  };
  const { problems } = await examine({
    ...changes,
    DATABASE_URL: database.replace(/doctor$/, 'doctor_clock'),
  }).finally(() => ahead.stop());
  expect(problems).toEqual([
    expect.stringMatching(/^clock: The clock of the server is 60 seconds ahead of this machine’s.+NTP/),
  ]);
  const behind = await withStatement(
    `create function public.clock_timestamp() returns timestamptz language sql as $$ select pg_catalog.clock_timestamp() - interval '90 seconds' $$;
     alter database doctor set search_path = public, pg_catalog`,
    'alter database doctor reset search_path; drop function public.clock_timestamp()',
    () => examine(),
  );
  expect(behind.problems).toEqual([
    expect.stringMatching(/^clock: The clock of the database is 90 seconds behind/),
  ]);
});

describe('the database', () => {
  it.each([
    [
      'a table without row-level security',
      'alter table roles disable row level security',
      'alter table roles enable row level security',
      /^database: Row-level security is off for 1 table: roles.+gatehouse_protect\('roles'\)/,
    ],
    [
      'a table that the tenants’ role has no right to',
      'revoke insert on roles from gatehouse_tenant',
      'grant insert on roles to gatehouse_tenant',
      /^database: The role gatehouse_tenant lacks rights to 1 table: roles.+grant select, insert, update, delete on roles/,
    ],
    [
      'writes that are off',
      'alter database doctor set default_transaction_read_only = on',
      'set default_transaction_read_only = off; alter database doctor reset default_transaction_read_only',
      /^database: .+accepts no writes/,
    ],
    [
      'a migration that is missing',
      `update migrations set name = 'kept' where name = '0001-baseline'`,
      `update migrations set name = '0001-baseline' where name = 'kept'`,
      /^migrations: .+lacks 1 migrations.+npm run migrate/,
    ],
    [
      'a tenant without a key',
      `update signing_keys set state = 'previous' where tenant_id = 'default' and purpose = 'token'`,
      `update signing_keys set state = 'current' where tenant_id = 'default' and purpose = 'token'`,
      /^keys: There is no current signing key: default \(token\)/,
    ],
    [
      'a key that was changed',
      `update signing_keys set sealed = overlay(sealed placing 'AAAA' from 40) where tenant_id = 'default' and purpose = 'cookie'`,
      `update signing_keys set sealed = (select sealed from kept_keys) where tenant_id = 'default' and purpose = 'cookie'; drop table kept_keys`,
      /^keys: 1 signing key of default can’t be decrypted/,
    ],
    [
      'a key that never became the current one',
      `insert into signing_keys (tenant_id, id, purpose, algorithm, sealed, state, effective_at)
       select tenant_id, 'late', purpose, algorithm, sealed, 'next', now() - interval '3 days' from signing_keys where tenant_id = 'default' and purpose = 'token'`,
      `delete from signing_keys where id = 'late'`,
      /^keys: .+should have become the current one.+default/,
    ],
  ])('with %s', async (_name, fault, undo, expected) => {
    if (undo.includes('kept_keys'))
      await client.query(
        `create table kept_keys as select sealed from signing_keys where tenant_id = 'default' and purpose = 'cookie'`,
      );
    const { problems } = await withStatement(fault, undo, () => examine());
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  it('with another secrets key, with which the server can’t be asked, either', async () => {
    const { problems } = await examine({ SECRETS_KEY: createSecretsKey() });
    expect(problems).toContainEqual(expect.stringMatching(/^keys: SECRETS_KEY doesn’t open this database/));
    expect(problems).toContainEqual(
      expect.stringMatching(/^keys: Signing keys are encrypted with a secrets key that isn’t in SECRETS_KEY/),
    );
    expect(problems).toContainEqual(expect.stringMatching(/^endpoint: .+another SECRETS_KEY/));
  });

  it('whose tenants’ role escapes row-level security, or whose user is a superuser', async () => {
    const { user } = inject('postgres');
    const { problems, hints } = await examine({ DATABASE_TENANT_ROLE: user });
    expect(problems).toContainEqual(expect.stringMatching(/^database: .+may bypass row-level security/));
    expect(hints).not.toContainEqual(expect.stringMatching(/superuser/));
    expect((await examine()).hints).toContainEqual(
      expect.stringMatching(/^database: The database user .+ is a superuser/),
    );
  });

  it('behind a pooler in transaction mode', async () => {
    const pooler = await startTransactionPooler('doctor');
    const { problems } = await examine({ DATABASE_URL: pooler.url }).finally(() => pooler.stop());
    expect(problems).toEqual([
      expect.stringMatching(
        /^pooler: .+prepared statements, notifications and locks get lost.+pool_mode = session/,
      ),
    ]);
    const strict = await startTransactionPooler('doctor', ['statement_timeout']);
    const refused = await examine({ DATABASE_URL: strict.url }).finally(() => strict.stop());
    expect(refused.problems).toEqual([
      expect.stringMatching(
        /^pooler: .+unsupported startup parameter: statement_timeout.+ignore_startup_parameters/,
      ),
    ]);
  });

  it('whose disk is nearly full', async ({ skip }) => {
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const through = [
      'unshare',
      '-m',
      'sh',
      '-c',
      `mount -t tmpfs -o size=50m none '${rows[0]?.folder}' && exec "$@"`,
      'sh',
    ];
    skip(
      spawnSync('unshare', [...through.slice(1), 'true']).status !== 0,
      'only root may mount another disk',
    );
    const { problems } = await examine({}, { through });
    expect(problems).toEqual([expect.stringMatching(/^disk: .+has 0\.0 GB free.+LOG_RETENTION_DAYS/)]);
  });

  it('that is away, while the server is asked nevertheless', async () => {
    const url = 'postgres://gatehouse:a-database-password@127.0.0.1:9/gatehouse';
    const { report, problems, skips } = await examine({ DATABASE_URL: url });
    expect(problems).toEqual([expect.stringMatching(/^database: .+nothing answers there.+Start PostgreSQL/)]);
    expect(skips).toContainEqual(
      expect.stringMatching(/^keys: Not checked, because the database can’t be used/),
    );
    expect(report.findings).toContainEqual(expect.objectContaining({ check: 'endpoint', level: 'ok' }));
  });

  it('whose errors quote the password, which isn’t printed', async () => {
    const text = 'SFATAL\0C08006\0Mno entry for gatehouse:a-database-password\0\0';
    const length = Buffer.alloc(4);
    length.writeInt32BE(text.length + 4);
    const refusing = createServer((socket) =>
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(text)])),
    );
    refusing.listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const url = `postgres://gatehouse:a-database-password@127.0.0.1:${portOf(refusing)}/gatehouse`;
    const { problems } = await examine({ DATABASE_URL: url }).finally(() => refusing.close());
    expect(problems).toEqual([expect.stringMatching(/^database: .+no entry for gatehouse:… /)]);
  });

  it('that accepts connections and never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `postgres://gatehouse:a-database-password@127.0.0.1:${portOf(silent)}/gatehouse`;
    const { problems } = await examine({ DATABASE_URL: url }).finally(() => silent.close());
    expect(problems).toEqual([expect.stringMatching(/^database: The database can’t be used: .*timeout/)]);
  });
});

describe('certificates', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificateUntil = (until: number) =>
    certify(privateKey, 'Acme', { from: until - 900 * dayMs, until });
  const connector = (config: object) => [secrets.sealJson(config)];
  const addConnector = `insert into sso_connectors (tenant_id, id, provider_name, connector_name, sealed) values ('default', 'expiring', 'SAML', 'Acme', $1)`;
  const removeConnector = `delete from sso_connectors where id = 'expiring'`;

  it('of a SAML application, expired', async () => {
    const { problems } = await withStatement(
      `with a as (insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'payroll', 'Payroll', 'SAML', '{"redirectUris":[],"postLogoutRedirectUris":[]}') returning id),
       s as (insert into saml_applications (tenant_id, application_id, name_id_format, attribute_mapping) select 'default', id, 'persistent', '{}' from a returning application_id)
       insert into saml_certificates (tenant_id, application_id, id, sealed, certificate, active, expires_at) select 'default', application_id, 'c', 's', 'c', true, now() - interval '1 day' from s`,
      `delete from applications where id = 'payroll'`,
      () => examine(),
    );
    expect(problems).toEqual([
      expect.stringMatching(
        /^certificates: Certificates have expired: application Payroll of default \(\d{4}-\d\d-\d\d\)/,
      ),
    ]);
  });

  it('of a provider, in the settings or in its metadata', async () => {
    const expired = connector({ x509Certificate: certificateUntil(Date.now() - dayMs) });
    const { problems } = await withStatement(addConnector, removeConnector, () => examine(), expired);
    expect(problems).toEqual([
      expect.stringMatching(/^certificates: Certificates have expired: connector Acme of default/),
    ]);
    const base64 = certificateUntil(Date.now() + 10 * dayMs).replaceAll(/-----.+-----|\s/g, '');
    const soon = connector({
      metadata: `<EntityDescriptor><ds:X509Certificate>${base64}</ds:X509Certificate></EntityDescriptor>`,
    });
    const { problems: none, hints } = await withStatement(
      addConnector,
      removeConnector,
      () => examine(),
      soon,
    );
    expect(none).toEqual([]);
    expect(hints).toContainEqual(
      expect.stringMatching(/^certificates: Certificates expire within 30 days: connector Acme of default/),
    );
  });

  it('of the server’s own URL, which expires soon', async () => {
    const cert = certify(privateKey, 'localhost', {
      from: Date.now() - dayMs,
      until: Date.now() + 3.5 * dayMs,
    });
    proxy.present({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert });
    const file = `/tmp/gatehouse-doctor-${process.pid}.pem`;
    await writeFile(file, cert);
    const { hints } = await examine({ NODE_EXTRA_CA_CERTS: file }).finally(async () => {
      proxy.present(testCertificate());
      await rm(file);
    });
    expect(hints).toContainEqual(
      expect.stringMatching(/^endpoint: The certificate of https:\/\/localhost:\d+ expires in 3 days/),
    );
  });
});

describe('email', () => {
  it('without a mail server that answers, or a connector', async () => {
    const { problems, hints } = await examine({ SMTP_URL: 'smtp://mailer:a-mail-password@127.0.0.1:9' });
    expect(problems).toEqual([
      expect.stringMatching(/^messages: The mail server 127\.0\.0\.1:9 can’t be reached/),
    ]);
    expect(hints).toContainEqual(expect.stringMatching(/^messages: There is no email connector/));
    const kept = await examine({
      SMTP_URL: '',
      SMTP_FROM: '',
      ENDPOINT: 'https://id.example.com',
      DEVELOPMENT_INBOX: 'true',
    });
    expect(kept.problems).toContainEqual(expect.stringMatching(/^messages: DEVELOPMENT_INBOX is on/));
    expect(kept.hints).toContainEqual(
      expect.stringMatching(/^messages: Messages to administrators are kept/),
    );
  });

  it('of a connector that isn’t installed', async () => {
    const { problems } = await withStatement(
      `insert into connectors (tenant_id, id, connector_id, type, target, platform, sealed, metadata) values ('default', 'gone', 'pigeon', 'Email', 'pigeon', '', $1, '{}')`,
      `delete from connectors where id = 'gone'`,
      () => examine(),
      [secrets.sealJson({ fromEmail: 'a@mail.example.com' })],
    );
    expect(problems).toEqual([
      expect.stringMatching(/^messages: The email connector pigeon isn’t installed.+CONNECTORS_DIR/),
    ]);
  });

  it('of a sender without DNS records, which is a hint', async () => {
    const { code, hints } = await examine({ SMTP_FROM: 'a@bare.example.org' });
    expect(code).toBe(0);
    expect(hints).toContainEqual(
      expect.stringMatching(/^sender DNS: .+bare\.example\.org: SPF .+; DKIM .+; DMARC/),
    );
    dns.fail('failure');
    const { skips } = await examine().finally(() => dns.fail(undefined));
    expect(skips).toContainEqual(expect.stringMatching(/^sender DNS: .+can’t be looked up from here/));
  });
});

it('says what custom domains lack', async () => {
  const { problems } = await withStatement(
    `insert into domains (tenant_id, id, domain, status, token, challenge, next_check_at) values ('default', 'd', 'login.example.net', 'Active', 'the-token', 'c', now() + interval '1 hour')`,
    `delete from domains where id = 'd'`,
    () => examine(),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^custom domains: The TXT record _gatehouse\.login\.example\.net is missing.+gatehouse-domain-verification=the-token/,
    ),
    expect.stringMatching(/^custom domains: login\.example\.net doesn’t lead to localhost/),
  ]);
});

it('says which exceptions for outbound requests are too wide', async () => {
  const ENDPOINT = 'https://id.example.com';
  const { problems } = await examine({
    ENDPOINT,
    OUTBOUND_ALLOW: 'mail.internal, 10.0.0.0/8, 169.254.0.0/16, 0.0.0.0/0, localhost',
  });
  expect(problems.filter((text) => text.startsWith('outbound'))).toEqual([
    expect.stringMatching(/contains 169\.254\.0\.0\/16, .+metadata service/),
    expect.stringMatching(/contains 0\.0\.0\.0\/0, .+this machine itself/),
    expect.stringMatching(/contains localhost, /),
  ]);
});

it('works while no server runs, and with settings that aren’t valid', async () => {
  const { problems } = await examine({
    ENDPOINT: 'http://localhost:9',
    ADMIN_ENDPOINT: 'http://localhost:10',
    PORT: '9',
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^endpoint: Nothing answers at http:\/\/localhost:9 \(ECONNREFUSED\).+Start Gatehouse/,
    ),
  );
  const invalid = await examine({ PORT: 'first' });
  expect(invalid.problems).toEqual([expect.stringMatching(/^settings: .+PORT: must be a whole number/)]);
  const none = await examine({ DATABASE_URL: '', DATA_DIR: '/tmp/gatehouse-nowhere' });
  expect(none.problems).toEqual([expect.stringMatching(/^database: There is no database.+npm start/)]);
});

it('prints no secret', () => {
  expect(printed.length).toBeGreaterThan(20);
  const { password } = inject('postgres');
  for (const secret of [
    testSecretsKey,
    'a-mail-password',
    'a-key-for-monitoring',
    'a-database-password',
    password,
  ].filter(Boolean))
    expect(printed.filter((output) => output.includes(secret))).toEqual([]);
});
