import { generateKeyPairSync } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { certify } from '@gatehouse/connectors/kit/saml/certify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSecrets, createSecretsKey } from '../../apps/server/src/keys/secrets.ts';
import { type ExaminedSite, portOf, startExaminedSite } from '../support/examined-site.ts';
import { testCertificate } from '../support/misled-proxy.ts';
import { testSecretsKey } from '../support/server.ts';
import { startTransactionPooler } from '../support/transaction-pooler.ts';

const dayMs = 86_400_000;
const secrets = createSecrets([testSecretsKey]);
let site: ExaminedSite;

beforeAll(async () => {
  site = await startExaminedSite('doctor_database');
});
afterAll(() => site.stop());

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
      'alter database doctor_database set default_transaction_read_only = on',
      'set default_transaction_read_only = off; alter database doctor_database reset default_transaction_read_only',
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
      await site.client.query(
        `create table kept_keys as select sealed from signing_keys where tenant_id = 'default' and purpose = 'cookie'`,
      );
    const { problems } = await site.examineWith(fault, undo);
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  it('with another secrets key, with which the server can’t be asked, either', async () => {
    const { problems } = await site.examine({ SECRETS_KEY: createSecretsKey() });
    expect(problems).toContainEqual(expect.stringMatching(/^keys: SECRETS_KEY doesn’t open this database/));
    expect(problems).toContainEqual(
      expect.stringMatching(/^keys: Signing keys are encrypted with a secrets key that isn’t in SECRETS_KEY/),
    );
    expect(problems).toContainEqual(expect.stringMatching(/^endpoint: .+another SECRETS_KEY/));
  });

  it('whose tenants’ role escapes row-level security, or whose user is a superuser', async () => {
    const { user } = inject('postgres');
    const { problems, hints } = await site.examine({ DATABASE_TENANT_ROLE: user });
    expect(problems).toContainEqual(expect.stringMatching(/^database: .+may bypass row-level security/));
    expect(hints).not.toContainEqual(expect.stringMatching(/superuser/));
    expect((await site.examine()).hints).toContainEqual(
      expect.stringMatching(/^database: The database user .+ is a superuser/),
    );
  });

  it('behind a pooler in transaction mode', async () => {
    const pooler = await startTransactionPooler('doctor_database');
    const { problems } = await site.examine({ DATABASE_URL: pooler.url });
    const allowed = { DATABASE_DIRECT_URL: site.database, DATABASE_NAMED_STATEMENTS: 'off' };
    const { report } = await site
      .examine({ DATABASE_URL: pooler.url, ...allowed })
      .finally(() => pooler.stop());
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        check: 'pooler',
        level: 'ok',
        message: expect.stringContaining('allow for'),
      }),
    );
    expect(problems).toEqual([
      expect.stringMatching(
        /^pooler: .+prepared statements, notifications and locks get lost.+Set DATABASE_DIRECT_URL .+ and DATABASE_NAMED_STATEMENTS=off, or pool_mode = session/,
      ),
    ]);
    const strict = await startTransactionPooler('doctor_database', ['statement_timeout']);
    const refused = await site.examine({ DATABASE_URL: strict.url }).finally(() => strict.stop());
    expect(refused.problems).toEqual([
      expect.stringMatching(
        /^pooler: .+unsupported startup parameter: statement_timeout.+ignore_startup_parameters/,
      ),
    ]);
  });

  it('whose disk is nearly full', async ({ skip }) => {
    const { rows } = await site.client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const onSmallDisk = [
      'unshare',
      '-m',
      'sh',
      '-c',
      `mount -t tmpfs -o size=50m none '${rows[0]?.folder}' && exec "$@"`,
      'sh',
    ];
    const tried = spawnSync(onSmallDisk[0] ?? '', [...onSmallDisk.slice(1), 'true']);
    skip(tried.status !== 0, 'only root may mount another disk');
    const { problems } = await site.examine({}, { through: onSmallDisk });
    expect(problems).toEqual([expect.stringMatching(/^disk: .+has 0\.0 GB free.+LOG_RETENTION_DAYS/)]);
  });

  it('that is away, while the server is asked nevertheless', async () => {
    const url = 'postgres://gatehouse:a-database-password@127.0.0.1:9/gatehouse';
    const { report, problems, skips } = await site.examine({ DATABASE_URL: url });
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
    const { problems } = await site.examine({ DATABASE_URL: url }).finally(() => refusing.close());
    expect(problems).toEqual([expect.stringMatching(/^database: .+no entry for gatehouse:… /)]);
  });

  it('that accepts connections and never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `postgres://gatehouse:a-database-password@127.0.0.1:${portOf(silent)}/gatehouse`;
    const { problems } = await site.examine({ DATABASE_URL: url }).finally(() => silent.close());
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
    const { problems } = await site.examineWith(
      `with a as (insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'payroll', 'Payroll', 'SAML', '{"redirectUris":[],"postLogoutRedirectUris":[]}') returning id),
       s as (insert into saml_applications (tenant_id, application_id, name_id_format, attribute_mapping) select 'default', id, 'persistent', '{}' from a returning application_id)
       insert into saml_certificates (tenant_id, application_id, id, sealed, certificate, active, expires_at) select 'default', application_id, 'c', 's', 'c', true, now() - interval '1 day' from s`,
      `delete from applications where id = 'payroll'`,
    );
    expect(problems).toEqual([
      expect.stringMatching(
        /^certificates: Certificates have expired: application Payroll of default \(\d{4}-\d\d-\d\d\)/,
      ),
    ]);
  });

  it('of a provider, in the settings or in its metadata', async () => {
    const expired = connector({ x509Certificate: certificateUntil(Date.now() - dayMs) });
    const { problems } = await site.examineWith(addConnector, removeConnector, expired);
    expect(problems).toEqual([
      expect.stringMatching(/^certificates: Certificates have expired: connector Acme of default/),
    ]);
    const base64 = certificateUntil(Date.now() + 10 * dayMs).replaceAll(/-----.+-----|\s/g, '');
    const soon = connector({
      metadata: `<EntityDescriptor><ds:X509Certificate>${base64}</ds:X509Certificate></EntityDescriptor>`,
    });
    const { problems: none, hints } = await site.examineWith(addConnector, removeConnector, soon);
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
    site.proxy.present({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert });
    const file = `/tmp/gatehouse-doctor-${process.pid}.pem`;
    await writeFile(file, cert);
    const { hints } = await site.examine({ NODE_EXTRA_CA_CERTS: file }).finally(async () => {
      site.proxy.present(testCertificate());
      await rm(file);
    });
    expect(hints).toContainEqual(
      expect.stringMatching(/^endpoint: The certificate of https:\/\/localhost:\d+ expires in 3 days/),
    );
  });
});

it('prints no secret', () => {
  const { password } = inject('postgres');
  expect(site.printed.length).toBeGreaterThan(5);
  for (const secret of [
    testSecretsKey,
    'a-mail-password',
    'a-key-for-monitoring',
    'a-database-password',
    password,
  ].filter(Boolean))
    expect(site.printed.filter((output) => output.includes(secret))).toEqual([]);
});
