import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildFormerServer, type FormerServer } from '../../../../tests/support/former-server.ts';
import { missingHistory } from '../../../../tests/support/history.ts';
import { createDatabase, dropDatabase, startServerProcess } from '../../../../tests/support/process.ts';
import { listReleases } from '../../../../tests/support/releases.ts';
import { startTestServer } from '../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { createCaller } from '../../../../tests/support/tenant.ts';
import { migrate } from './migrate.ts';
import { currentSchema, readMigration } from './schema.ts';

const release = listReleases().at(-1);
const missing = release ? missingHistory(release.commit) : 'no release is recorded';
const database = `former_${process.pid}`;
const connection = () => ({ ...inject('postgres'), database });

let former: FormerServer;
let url: string;
let known: { clientId: string; machine: { id: string; secret: string }; indicator: string };

/** This version's server creates the database, and the data that the former one reads. */
beforeAll(async () => {
  if (!release || missing) return;
  former = buildFormerServer(release.commit);
  url = await createDatabase(database, { isEmpty: true });
  const server = await startTestServer({ connection: connection() });
  const tenant = server.tenant('default');
  await createUser(server.runtime, tenant.id, { username: 'moving', password: goodPassword });
  known = {
    clientId: await createApplication(server.runtime, tenant.id),
    machine: await tenant.createMachine('all'),
    indicator: tenant.indicator,
  };
  await server.stop();
}, 300_000);
afterAll(async () => {
  former?.remove();
  await dropDatabase(database);
});

/** Starts the former server on the database, uses it, and returns what failed. */
async function use(): Promise<string[]> {
  const server = await startServerProcess(
    { DATABASE_URL: url, SHUTDOWN_GRACE_SECONDS: '0' },
    {
      folder: former.folder,
    },
  );
  const origin = server.endpoint;
  const issuer = `${origin}/oidc`;
  const failed: string[] = [];
  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    return work().catch((error: Error) => {
      failed.push(`${what}: ${error.message}`);
      return undefined;
    });
  }
  const requestTokens = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    const body = (await response.json()) as { access_token?: string; refresh_token?: string };
    if (!body.access_token) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return body;
  };

  const token = await attempt('sign-in', async () => {
    const flow = await new TestBrowser({ origin, issuer }).authorize(known.clientId);
    const signedIn = await flow.signIn('moving', goodPassword);
    if (signedIn.status !== 200) throw new Error(`${signedIn.status} ${JSON.stringify(signedIn.refusal)}`);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    if (!tokens.refresh_token) throw new Error(JSON.stringify(tokens));
    return tokens.refresh_token;
  });
  await attempt('refresh', () =>
    requestTokens({
      grant_type: 'refresh_token',
      client_id: known.clientId,
      refresh_token: token ?? '',
    }),
  );
  const { id, secret } = known.machine;
  const machine = await attempt('machine token', () =>
    requestTokens(
      { grant_type: 'client_credentials', resource: known.indicator, scope: 'all' },
      { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    ),
  );
  for (const endpoint of [listRoles, listUsers])
    await attempt(`list ${endpoint.path}`, async () => {
      const { status, refusal } = await createCaller(origin, machine?.access_token)(endpoint, {});
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(refusal)}`);
    });
  await server.stop();
  return failed;
}

describe('the server of the last release', () => {
  it('works on this schema: sign-in, refresh, machine-to-machine applications and the Management API', async ({
    skip,
  }) => {
    skip(missing !== undefined, missing);
    skip(former.problem !== undefined, former.problem);
    expect(await use()).toEqual([]);
  });

  it('fails on the schema of a release that drops a column it reads', async ({ skip }) => {
    skip(missing !== undefined, missing);
    skip(former.problem !== undefined, former.problem);
    const drop = readMigration('999901010000-drop', 'alter table users drop column is_suspended cascade;');
    const schema = { ...currentSchema, migrations: [...currentSchema.migrations, drop] };
    await migrate(connection(), 'gatehouse_tenant', { schema });
    expect((await use()).map((what) => what.split(':')[0])).toEqual(
      expect.arrayContaining(['sign-in', 'refresh', 'list /api/users']),
    );
  });
});
