import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCollector } from '../../apps/server/src/tracing/collector.fixture.ts';
import { createSecrets } from '../../apps/server/src/keys/secrets.ts';
import { type ExaminedSite, startExaminedSite } from '../support/examined-site.ts';
import type { ProxyFault } from '../support/misled-proxy.ts';
import { runCommand } from '../support/process.ts';
import { startTestServer, testSecretsKey } from '../support/server.ts';

const secrets = createSecrets([testSecretsKey]);
let site: ExaminedSite;

beforeAll(async () => {
  site = await startExaminedSite('doctor');
});
afterAll(() => site.stop());
afterEach(() => {
  site.proxy.fault = {};
});

describe('an installation behind a proxy', () => {
  it('has no problem, and the command says so', async () => {
    const { code, report, problems } = await site.examine();
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
    const { code: plain, output } = await runCommand(['doctor'], site.settings);
    site.printed.push(output);
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
      /^clock: The clock of the Date header .+ 3(?:59|60)\d seconds ahead/,
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
          right === Number(site.settings['PORT'])
            ? Number(site.settings['ADMIN_PORT'])
            : Number(site.settings['PORT']),
      },
      /^admin endpoint: .+wrong port.+ADMIN_PORT/,
    ],
  ])('of a proxy %s', async (_name, fault, expected) => {
    site.proxy.fault = fault;
    const { problems } = await site.examine();
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  it('of a proxy that passes on the host that clients name, which is a hint', async () => {
    site.proxy.fault = {
      request: (headers, given) => ({ ...headers, 'x-forwarded-host': given['x-forwarded-host'] }),
    };
    const { problems, hints } = await site.examine();
    expect(problems).toEqual([]);
    expect(hints).toContainEqual(
      expect.stringMatching(/^proxy headers: X-Forwarded-Host of a client is believed/),
    );
  });

  it('without a valid certificate', async () => {
    const { problems } = await site.examine({ NODE_EXTRA_CA_CERTS: '' });
    expect(problems).toContainEqual(
      expect.stringMatching(/^endpoint: The certificate of .+ isn’t valid.+NODE_EXTRA_CA_CERTS/),
    );
  });

  it('that the running server doesn’t have', async () => {
    const { PORT, ADMIN_PORT } = site.settings;
    const { problems } = await site.examine({ ENDPOINT: site.otherEndpoint });
    expect(problems).toContainEqual(
      expect.stringMatching(/^endpoint: The running server has another ENDPOINT: https:\/\/localhost/),
    );
    const local = await site.examine({
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
    const { problems } = await site.examine({ TRUST_PROXY: '0.0.0.0/1, 10.0.0.0/8' });
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
  const { problems } = await site
    .examine({
      ...changes,
      DATABASE_URL: site.database.replace(/doctor$/, 'doctor_clock'),
    })
    .finally(() => ahead.stop());
  expect(problems).toEqual([
    expect.stringMatching(
      /^clock: The clock of the server is (?:59|60|61) seconds ahead of this machine’s.+NTP/,
    ),
  ]);
  const behind = await site.examineWith(
    `create function public.clock_timestamp() returns timestamptz language sql as $$ select pg_catalog.clock_timestamp() - interval '90 seconds' $$;
     alter database doctor set search_path = public, pg_catalog`,
    'alter database doctor reset search_path; drop function public.clock_timestamp()',
  );
  expect(behind.problems).toEqual([
    expect.stringMatching(/^clock: The clock of the database is (?:89|90|91) seconds behind/),
  ]);
});

describe('email', () => {
  it('without a mail server that answers, or a connector', async () => {
    const { problems, hints } = await site.examine({ SMTP_URL: 'smtp://mailer:a-mail-password@127.0.0.1:9' });
    expect(problems).toEqual([
      expect.stringMatching(/^messages: The mail server 127\.0\.0\.1:9 can’t be reached/),
    ]);
    expect(hints).toContainEqual(expect.stringMatching(/^messages: There is no email connector/));
    const kept = await site.examine({
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
    const { problems } = await site.examineWith(
      `insert into connectors (tenant_id, id, connector_id, type, target, platform, sealed, metadata) values ('default', 'gone', 'pigeon', 'Email', 'pigeon', '', $1, '{}')`,
      `delete from connectors where id = 'gone'`,
      [secrets.sealJson({ fromEmail: 'a@mail.example.com' })],
    );
    expect(problems).toEqual([
      expect.stringMatching(/^messages: The email connector pigeon isn’t installed.+CONNECTORS_DIR/),
    ]);
  });

  it('of a sender without DNS records, which is a hint', async () => {
    const { code, hints } = await site.examine({ SMTP_FROM: 'a@bare.example.org' });
    expect(code).toBe(0);
    expect(hints).toContainEqual(
      expect.stringMatching(/^sender DNS: .+bare\.example\.org: SPF .+; DKIM .+; DMARC/),
    );
    site.dns.fail('failure');
    const { skips } = await site.examine().finally(() => site.dns.fail(undefined));
    expect(skips).toContainEqual(expect.stringMatching(/^sender DNS: .+can’t be looked up from here/));
  });
});

it('says what custom domains lack', async () => {
  const { problems } = await site.examineWith(
    `insert into domains (tenant_id, id, domain, status, token, challenge, next_check_at) values ('default', 'd', 'login.example.net', 'Active', 'the-token', 'c', now() + interval '1 hour')`,
    `delete from domains where id = 'd'`,
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
  const { problems } = await site.examine({
    ENDPOINT,
    OUTBOUND_ALLOW: 'mail.internal, 10.0.0.0/8, 169.254.0.0/16, 0.0.0.0/0, localhost',
  });
  expect(problems.filter((text) => text.startsWith('outbound'))).toEqual([
    expect.stringMatching(/contains 169\.254\.0\.0\/16, .+metadata service/),
    expect.stringMatching(/contains 0\.0\.0\.0\/0, .+this machine itself/),
    expect.stringMatching(/contains localhost, /),
  ]);
});

it('says that no traces arrive, and how to mend it', async () => {
  const collector = await startCollector();
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-collector-token',
  };
  const { report } = await site.examine(given);
  expect(report.findings).toContainEqual({
    check: 'traces',
    level: 'ok',
    message: 'The collector accepts traces.',
  });
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer a-collector-token' });
  collector.answer = (response) => void response.writeHead(401).end('a-collector-token');
  const refused = await site.examine(given);
  expect(refused.problems).toEqual([
    expect.stringMatching(/^traces: .+answers with 401.+OTEL_EXPORTER_OTLP_HEADERS/),
  ]);
  await collector.stop();
  const gone = await site.examine(given);
  expect(gone.problems).toEqual([expect.stringMatching(/^traces: .+can’t be reached.+Start the collector/)]);
});

it('works while no server runs, and with settings that aren’t valid', async () => {
  const { problems } = await site.examine({
    ENDPOINT: 'http://localhost:9',
    ADMIN_ENDPOINT: 'http://localhost:10',
    PORT: '9',
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^endpoint: Nothing answers at http:\/\/localhost:9 \(ECONNREFUSED\).+Start Gatehouse/,
    ),
  );
  const invalid = await site.examine({ PORT: 'first' });
  expect(invalid.problems).toEqual([expect.stringMatching(/^settings: .+PORT: must be a whole number/)]);
  const none = await site.examine({ DATABASE_URL: '', DATA_DIR: '/tmp/gatehouse-nowhere' });
  expect(none.problems).toEqual([expect.stringMatching(/^database: There is no database.+npm start/)]);
});

it('prints no secret', () => {
  const { password } = inject('postgres');
  expect(site.printed.length).toBeGreaterThan(5);
  for (const secret of [
    testSecretsKey,
    'a-mail-password',
    'a-key-for-monitoring',
    'a-database-password',
    'a-collector-token',
    password,
  ].filter(Boolean))
    expect(site.printed.filter((output) => output.includes(secret))).toEqual([]);
});
