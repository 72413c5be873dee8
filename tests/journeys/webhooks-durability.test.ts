import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../../apps/server/src/keys/secrets.ts';
import { createSecret } from '../../apps/server/src/lib/ids.ts';
import { createDatabase, dropDatabase, type ServerProcess, startServerProcess } from '../support/process.ts';
import { testSecretsKey } from '../support/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const name = `webhook_kills_${process.pid}`;
const kills = 3;
/** Requests until the last kill, at least; `KILLED_CHANGES=10000` makes more of them, which takes minutes. */
const changes = Number(process.env.KILLED_CHANGES ?? 180);
const patience = { timeout: 60_000 + 20 * changes };
let database: string;
let client: pg.Client;
let receiver: WebhookReceiver;
const secrets = createSecrets([testSecretsKey]);

beforeAll(async () => {
  database = await createDatabase(name);
  client = new pg.Client(database);
  await client.connect();
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await client.end();
  await receiver.stop();
  await dropDatabase(name);
});

const start = () =>
  startServerProcess({
    DATABASE_URL: database,
    OUTBOUND_ALLOW: '127.0.0.1',
    LIMIT_API: '1000000',
    HASH_PROCESSES: '0',
  });

/** A machine-to-machine application with all permissions, and a webhook. */
async function addRecords(): Promise<string> {
  const secret = createSecret();
  await client.query(
    `with application as (
       insert into applications (tenant_id, id, name, type, oidc_client_metadata)
       values ('default', 'manager', 'Manager', 'MachineToMachine', '{}')
     ), secret as (
       insert into application_secrets (tenant_id, application_id, name, sealed) values ('default', 'manager', 'Default', $1)
     )
     insert into applications_roles (tenant_id, application_id, role_id)
     select tenant_id, 'manager', id from roles where tenant_id = 'default' and name = $2`,
    [secrets.seal(secret), internalAdminRoleName],
  );
  await client.query(
    `insert into webhooks (tenant_id, id, name, events, url, sealed) values ('default', 'hook', 'Hook', '{User.Created}', $1, $2)`,
    [receiver.url('/'), secrets.sealJson({ signingKey: 'key', headers: {} })],
  );
  return secret;
}

async function authorize({ endpoint }: ServerProcess, secret: string): Promise<string> {
  const answer = await fetch(`${endpoint}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`manager:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      resource: 'https://default.logto.app/api',
      scope: 'all',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return `Bearer ${token}`;
}

/** Creates users until the process is killed; some of them are rejected, because their name is taken. */
async function createUntilKilled(server: ServerProcess, authorization: string, round: number) {
  let count = 0;
  let next = 0;
  const worker = async (): Promise<void> => {
    for (;;) {
      next += 1;
      const username = next % 5 === 0 ? 'taken' : `hook_${round}_${next}`;
      await fetch(`${server.endpoint}/api/users`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ username }),
      });
      count += 1;
    }
  };
  const workers = Array.from({ length: 6 }, () => worker().catch(() => undefined));
  await expect.poll(() => count, { ...patience, interval: 5 }).toBeGreaterThan(changes / kills);
  await server.kill();
  await Promise.all(workers);
}

it(
  '[trap G5.1] after kill -9, the event of every committed change is sent, and none of a rejected one',
  async () => {
    let server = await start();
    const secret = await addRecords();
    for (let round = 1; round <= kills; round += 1) {
      await createUntilKilled(server, await authorize(server, secret), round);
      // The leases of the killed process are over.
      await client.query('update webhook_deliveries set leased_until = null');
      server = await start();
    }
    const { rows: users } = await client.query<{ username: string }>(
      `select username from users where tenant_id = 'default' order by 1`,
    );
    const sent = () =>
      new Set(receiver.received.map(({ body }) => (body['data'] as { username: string }).username));
    await expect.poll(() => sent().size, patience).toBe(users.length);
    expect([...sent()].toSorted()).toEqual(users.map(({ username }) => username).toSorted());
    await expect
      .poll(async () => (await client.query('select from webhook_deliveries')).rowCount, patience)
      .toBe(0);
    process.stdout.write(
      `${users.length} committed changes in ${kills} kills, ${receiver.received.length} requests\n`,
    );
    await server.stop();
  },
  4 * patience.timeout,
);
