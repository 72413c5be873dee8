import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication, goodPassword } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { totpCode } from '../mfa/totp-codes.ts';
import { createSecrets, createSecretsKey } from '../keys/secrets.ts';
import { rotateSecretsKey, rotationLock } from './rotate-secrets-key.ts';

const [old, next, foreign] = [createSecretsKey(), createSecretsKey(), createSecretsKey()];
const connection = () => ({ ...inject('postgres'), database: 'rotation' });
const idOf = (key: string): string => createSecrets([key]).keyIds[0];

let now = Date.now();
let client: pg.Client;
let server: TestServer;
let tenant: TestTenant;
let machine: { id: string; secret: string };
let flow: TestFlow;
let app: { verificationId: string; secret: string };

/** Restarts the server at the same URL with other keys. */
async function restart(...keys: string[]): Promise<void> {
  const { PORT, ENDPOINT } = server.settings;
  await server.stop();
  const environment = { SECRETS_KEY: keys.join(), PORT: String(PORT), ENDPOINT };
  server = await startTestServer({ database: 'rotation', environment, clock: () => now });
}

/** Runs the command with these keys; returns its output. */
async function rotate(...keys: string[]): Promise<string> {
  const said: string[] = [];
  const { settings } = server;
  const say = (text: string): void => void said.push(text);
  await rotateSecretsKey({
    settings,
    connection: connection(),
    client,
    secretsKeys: keys,
    secretsKeyFile: undefined,
    say,
  });
  return said.join('\n');
}

/** Rows that contain a value sealed with a key, in any column of any table. */
async function countRows(key: string): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${name} as line where strpos(line::text, $1) > 0`,
      [`${idOf(key)}.`],
    );
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}

const ready = async (): Promise<unknown> => {
  // After the cached result of the previous check has expired.
  now += 60_000;
  const answer = await fetch(`http://127.0.0.1:${server.settings.PORT}/api/ready`);
  return answer.status === 204 ? 204 : { [answer.status]: (await answer.json()).data.failed };
};

beforeAll(async () => {
  server = await startTestServer({
    database: 'rotation',
    environment: { SECRETS_KEY: old },
    clock: () => now,
  });
  client = new pg.Client(connection());
  await client.connect();
  tenant = await server.createTenant();
  machine = await tenant.createMachine('all');
  const call = await tenant.as('all');
  await call(updateSignInExperience, { body: { mfa: { factors: ['Totp'], policy: 'Mandatory' } } });
  // An authenticator app is being added: its secret is inside the flow's JSON.
  flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
  await flow.register('grace', goodPassword);
  app = (await flow.call(mfaApi.createTotpSecret)).body;
  const { secrets } = server.runtime;
  await client.query(
    `insert into connectors (tenant_id, id, connector_id, type, target, platform, sealed) values ($1, 'social', 'github-universal', 'Social', 'github', 'Universal', $2)`,
    [tenant.id, secrets.seal('{}')],
  );
  await client.query(
    `insert into one_time_values (tenant_id, purpose, owner, digest, value, expires_at) values ($1, 'social-attempt', 'social', 'state', $2, now() + interval '1 hour')`,
    [tenant.id, secrets.seal('{}')],
  );
  await client.query(`update oidc_instances set successor = $2 where tenant_id = $1`, [
    tenant.id,
    secrets.seal('token'),
  ]);
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

it('is refused with the order of steps, and changes nothing, while a server runs without the new key', async () => {
  const before = await countRows(old);
  await expect(rotate(next, old)).rejects.toThrow(
    /^The running server does not seal with the first key of SECRETS_KEY: step 1 is not done everywhere[^]*1\. Restart every server with SECRETS_KEY=NEW,OLD/,
  );
  expect([await countRows(old), await countRows(next), await ready()]).toEqual([before, {}, 204]);
});

it('is refused while the command is already running', async () => {
  const other = new pg.Client(connection());
  await other.connect();
  await client.query('select pg_advisory_unlock_all()');
  await other.query('select pg_advisory_lock($1)', [rotationLock]);
  await expect(rotate(next, old)).rejects.toThrow('This command is running already');
  await other.end();
});

it('reports that no key decrypts the values, or that there is only one key', async () => {
  await expect(rotate(foreign)).rejects.toThrow(/^No key in SECRETS_KEY opens the values in this database/);
  await expect(rotate(next, foreign)).rejects.toThrow(/^No key in SECRETS_KEY opens/);
  await expect(rotate(old)).rejects.toThrow(/^SECRETS_KEY has only one key, which is already in use/);
});

it('encrypts every value again, in any column or JSON document, also after an interrupted run', async () => {
  await restart(next, old);
  const before = await countRows(old);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      'application_secrets',
      'oidc_instances',
      'one_time_values',
      'signing_keys',
      'systems',
    ]),
  );
  // As after an interrupted run.
  await client.query(`update connectors set sealed = $1 where tenant_id = $2`, [
    server.runtime.secrets.seal('{}'),
    tenant.id,
  ]);
  expect(await rotate(next, old)).toMatch(/^\d+ values sealed again with the first key[^]*Step 3: restart/);
  expect([await countRows(old), await countRows(next)]).toEqual([{}, before]);
  expect(await rotate(next, old)).toMatch(/^0 values sealed/);
});

it('lets servers run without the old key afterwards, and open flows continue', async () => {
  await restart(next);
  expect(await ready()).toBe(204);
  expect(await tenant.getToken(machine, tenant.indicator, 'all')).toBeTruthy();
  const code = totpCode(app.secret, Math.floor(now / 30_000));
  const { verificationId } = app;
  expect((await flow.call(mfaApi.verifyTotp, { verificationId, code })).status).toBe(200);
  expect((await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId })).status).toBe(204);
  expect((await flow.call(api.submitExperience)).status).toBe(200);
});

it('reports a damaged value and leaves it unchanged', async () => {
  await restart(next, old);
  const damaged = createSecrets([old])
    .seal('lost')
    .replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await client.query(
    `update applications set custom_data = jsonb_build_object('kept', $2::text) where id = $1`,
    [machine.id, damaged],
  );
  expect(await rotate(next, old)).toMatch(/\n1 value could not be opened/);
  expect(await countRows(old)).toEqual({ applications: 1 });
});

it('makes a server not ready if its keys cannot decrypt the values in the database', async () => {
  const place = `update systems set value = to_jsonb($1::text) where key = 'secrets_check'`;
  const { rows } = await client.query<{ value: string }>(
    `select value from systems where key = 'secrets_check'`,
  );
  expect(rows[0]?.value.startsWith(`${idOf(next)}.`)).toBe(true);
  await client.query(place, [createSecrets([foreign]).seal('gatehouse')]);
  expect(await ready()).toEqual({ 503: ['secrets'] });
  await client.query(place, [rows[0]?.value]);
  expect(await ready()).toBe(204);
});
