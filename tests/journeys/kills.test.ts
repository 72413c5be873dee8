import { randomInt } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../support/ports.ts';
import { createDatabase, type ServerProcess, startServerProcess } from '../support/process.ts';
import { goodPassword, redirectUri } from '../support/records.ts';
import { TestBrowser } from '../support/test-browser.ts';

/** How often the server is killed. A run at night kills it a thousand times: `KILLS=1000`. */
const kills = Number(process.env['KILLS'] ?? 30);
const workers = 4;
/** How many of the workers sign up; the others refresh. */
const signUps = 2;

let client: pg.Client;
let environment: Record<string, string>;
let serial = 0;

beforeAll(async () => {
  const database = await createDatabase('kills');
  client = new pg.Client(database);
  await client.connect();
  const port = await findFreePort();
  environment = {
    DATABASE_URL: database,
    // Tokens of one server are those of the next.
    PORT: String(port),
    ENDPOINT: `http://localhost:${port}`,
    LIMIT_REGISTER_PER_ADDRESS: '1000000',
    LIMIT_SIGN_IN_PER_ADDRESS: '1000000',
    LIMIT_FLOWS_PER_ADDRESS: '1000000',
    LIMIT_REFRESHES: '1000000',
  };
});
afterAll(() => client.end());

/** What clients were told. */
const acknowledged = { users: [] as string[], refreshes: 0 };
/** The refresh tokens of applications that are open all the time. */
const open: string[] = [];

const addApplication = () =>
  client.query(
    `insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'killed', 'Killed', 'SPA', $1)`,
    [JSON.stringify({ redirectUris: [redirectUri], postLogoutRedirectUris: [] })],
  );

async function signUp({ endpoint }: ServerProcess): Promise<string> {
  const browser = new TestBrowser({ origin: endpoint, issuer: `${endpoint}/oidc` });
  const flow = await browser.authorize('killed');
  const username = `killed_${(serial += 1)}`;
  const { status } = await flow.register(username, goodPassword);
  expect(status).toBe(200);
  acknowledged.users.push(username);
  const code = (await flow.resume()).get('code') ?? '';
  const { refresh_token: token = '' } = await flow.redeem(code);
  expect(token).not.toBe('');
  return token;
}

/** Throws when the server ends. */
async function refresh({ endpoint }: ServerProcess, token: string): Promise<string> {
  const response = await fetch(`${endpoint}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'killed', refresh_token: token }),
  });
  const { refresh_token: next, error } = (await response.json()) as Record<string, string>;
  expect([response.status, error]).toEqual([200, undefined]);
  acknowledged.refreshes += 1;
  return next ?? token;
}

/** Users sign up and applications refresh their tokens until the server is killed in the middle of that, after some answers. */
async function runUntilKilled(server: ServerProcess): Promise<void> {
  const state = { isKilled: false };
  const left = { signUps: randomInt(0, 3), refreshes: randomInt(0, 6) };
  let enough = () => undefined as void;
  const reached = new Promise<void>((resolve) => (enough = resolve));
  const count = (kind: keyof typeof left): void => {
    left[kind] -= 1;
    if (left.signUps <= 0 && left.refreshes <= 0) enough();
  };
  const work = async (at: number): Promise<void> => {
    while (!state.isKilled) {
      if (at < signUps) {
        await signUp(server);
        count('signUps');
        continue;
      }
      // Without an answer, the application tries again with the token that it has.
      open[at] = await refresh(server, open[at] ?? '');
      count('refreshes');
    }
  };
  const all = Array.from({ length: workers }, (_, at) =>
    work(at).catch((error: unknown) => {
      if (!state.isKilled) throw error;
    }),
  );
  await Promise.race([reached, Promise.all(all)]);
  state.isKilled = true;
  await server.kill();
  await Promise.all(all);
}

it(
  `loses nothing that it has acknowledged when it is killed ${kills} times, and signs out no application`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    let server = await startServerProcess(environment);
    await addApplication();
    for (let at = 0; at < workers; at += 1) open.push(await signUp(server));
    for (let killed = 0; killed < kills; killed += 1) {
      await runUntilKilled(server);
      server = await startServerProcess(environment);
      // Also tokens whose refresh was cut.
      for (const [at, token] of open.entries()) open[at] = await refresh(server, token);
    }
    const { rows } = await client.query<{ username: string; whole: boolean }>(
      `select username, password_encrypted is not null as whole from users where tenant_id = 'default'`,
    );
    const stored = new Set(rows.map(({ username }) => username));
    expect(acknowledged.users.filter((name) => !stored.has(name))).toEqual([]);
    expect(rows.filter(({ whole }) => !whole)).toEqual([]);
    const { rows: counted } = await client.query<{ value: string }>(
      `select value from tenant_counters where tenant_id = 'default' and name = 'users'`,
    );
    expect(Number(counted[0]?.value)).toBe(rows.length);
    process.stdout.write(
      `${kills} kills: ${acknowledged.users.length} users and ${acknowledged.refreshes} refreshes acknowledged, none lost\n`,
    );
    expect(await server.stop()).toMatchObject({ code: 0 });
  },
);
