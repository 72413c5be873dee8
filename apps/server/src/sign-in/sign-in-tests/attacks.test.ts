import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import { verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { putUserIdentity } from '@gatehouse/contract/users/identity-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../../tests/support/oidc-browser.ts';
import { createApplication } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import {
  connectSocial,
  listChanged,
  locationOf,
  openConsoleOf,
  openTest,
  readEverything,
  runTest,
  type Tester,
  ticketOf,
  travel,
} from './sign-in-tests.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let provider: SocialProvider;
let tester: Tester;
let connectorId: string;
let shift = 0;

beforeAll(async () => {
  // Its own, because everything in it is compared.
  server = await startTestServer({
    database: 'sign_in_tests',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => Date.now() + shift,
  });
  tenant = await server.createTenant();
  provider = await startSocialProvider();
  connectorId = await connectSocial(tenant, provider);
});
afterAll(async () => {
  await provider.stop();
  await server.stop();
});
beforeEach(async () => {
  shift = 0;
  tester = await openConsoleOf(server, tenant);
});

const start = async (): Promise<string> => {
  const { body } = await tester.call(api.startConnectorTest, { params: { connectorId } });
  return body.url;
};
const take = (by: Pick<Tester, 'call'>, ticket: string) => by.call(api.takeTestResult, { body: { ticket } });
const isRefused = async (response: Response): Promise<void> => {
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This test has ended');
};
const minutes = (count: number): void => void (shift = count * 60_000);

describe('attacks: the URL of a test', () => {
  it('works once, also for two requests at the same time', async () => {
    const url = await start();
    const [one, two] = await Promise.all([tester.browser.fetch(url), tester.browser.fetch(url)]);
    expect([one.status, two.status].toSorted()).toEqual([303, 404]);
    await isRefused(await tester.browser.fetch(url));
  });

  it('does not work after ten minutes, nor does any later step', async () => {
    const [first, second, third] = [await start(), await start(), await start()];
    const opened = await tester.browser.fetch(second);
    const atProvider = locationOf(await openTest(tester, third));
    const back = locationOf(await fetch(atProvider, { redirect: 'manual' }));
    const ticket = ticketOf(await travel(tester, await start()));
    minutes(10.1);
    await isRefused(await tester.browser.fetch(first));
    await isRefused(await tester.atTenant.fetch(locationOf(opened)));
    await isRefused(await tester.atTenant.fetch(back));
    expect((await take(tester, ticket)).refusal.code).toBe('sign_in_test.ended');
  });

  it('is the administrator’s who started it: no other user can open it, signed in or not', async () => {
    const url = await start();
    const other = await openConsoleOf(server, tenant);
    await isRefused(await other.browser.fetch(url));
    await isRefused(await createBrowser(server.tenant('admin').origin).fetch(url));
    expect((await tester.browser.fetch(url)).status).toBe(303);
  });

  it('is the browser’s in which it was started: the same administrator cannot open it in another', async () => {
    const url = await start();
    const elsewhere = await openConsoleOf(server, tenant, { id: tester.id });
    await isRefused(await elsewhere.browser.fetch(url));
    const ticket = ticketOf(await travel(tester, url));
    expect((await take(elsewhere, ticket)).status).toBe(404);
    expect((await take(tester, ticket)).status).toBe(200);
  });

  it('is the tenant’s: not opened below another tenant, and its result not read there', async () => {
    const other = await server.createTenant();
    const url = await start();
    await isRefused(await tester.browser.fetch(url.replace(tenant.id, other.id)));
    const member = await openConsoleOf(server, other);
    await isRefused(await member.browser.fetch(url));
    const ticket = ticketOf(await travel(tester, url));
    expect((await take(member, ticket)).status).toBe(404);
  });

  it('is only opened at the administrators’ origin', async () => {
    const url = new URL(await start());
    expect((await tester.atTenant.fetch(`${tenant.origin}${url.pathname}`)).status).toBe(404);
    expect((await tester.browser.fetch(url.href)).status).toBe(303);
  });
});

describe('attacks: who may test', () => {
  it('only with write:data, and only with a console', async () => {
    const reader = await openConsoleOf(server, tenant, { scope: 'read:data' });
    const params = { connectorId };
    expect((await reader.call(api.startConnectorTest, { params })).status).toBe(403);
    expect((await take(reader, 'any')).status).toBe(403);
    const machine = await tenant.as('all');
    const refused = await machine(api.startConnectorTest, { params });
    expect(refused.refusal.code).toBe('sign_in_test.needs_administrator');
  });

  it('not an administrator who has lost write:data before the result', async () => {
    const ticket = ticketOf(await travel(tester, await start()));
    await server.runtime.database.pool.query(
      `update organization_users_roles set organization_role_id = 'collaborator'
        where tenant_id = 'admin' and user_id = $1`,
      [tester.id],
    );
    const answer = await take(tester, ticket);
    await server.runtime.database.pool.query(
      `delete from organization_users where tenant_id = 'admin' and user_id = $1`,
      [tester.id],
    );
    expect([answer.status, (await take(tester, ticket)).status]).toEqual([200, 403]);
  });
});

describe('attacks: many tests', () => {
  it('an administrator starts 30 in ten minutes, and others are not affected', async () => {
    const params = { connectorId };
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await tester.call(api.startConnectorTest, { params })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
    const other = await openConsoleOf(server, tenant);
    expect((await other.call(api.startConnectorTest, { params })).status).toBe(201);
    minutes(11);
    expect(
      (
        await (
          await openConsoleOf(server, tenant, { id: tester.id })
        ).call(api.startConnectorTest, { params })
      ).status,
    ).toBe(201);
  });
});

describe('attacks: another person signs in at the provider', () => {
  it('whose response is not accepted without the cookie of the browser that left', async () => {
    const departed = await openTest(tester, await start());
    // The administrator sends the provider's URL to a user, to read what the provider says of them.
    const back = locationOf(await fetch(locationOf(departed), { redirect: 'manual' }));
    await isRefused(await createBrowser(tenant.origin).fetch(back));
  });

  it('nor is the hand-over between the origins', async () => {
    const opened = locationOf(await tester.browser.fetch(await start()));
    expect((await tester.atTenant.fetch(opened)).status).toBe(303);
    await isRefused(await createBrowser(tenant.origin).fetch(opened));
  });

  it('and the result is given only for the ticket that their own browser got', async () => {
    await travel(tester, await start());
    expect((await take(tester, 'x'.repeat(43))).status).toBe(404);
  });
});

describe('attacks: a test and a real sign-in', () => {
  it('the response to a test is no use in a real flow, and the other way round', async () => {
    await (
      await tenant.as('all')
    )(updateSignInExperience, { body: { socialSignInConnectorTargets: ['acme'] } });
    const clientId = await createApplication(server.runtime, tenant.id);
    const flow = await new TestBrowser(tenant).begin(clientId);
    const departed = await openTest(tester, await start());
    const back = new URL(locationOf(await fetch(locationOf(departed), { redirect: 'manual' })));
    const connectorData = Object.fromEntries(back.searchParams);
    const endpoint = { ...verifySocial, path: verifySocial.path.replace('{connectorId}', connectorId) };
    const answer = await flow.call(endpoint as typeof verifySocial, {
      connectorData,
      verificationId: 'any',
    });
    expect(answer.status).toBe(404);

    // A state that a page has chosen, with the prefix of tests, begins no test.
    const forged = new URL(back);
    forged.searchParams.set('state', `sign-in-test.${'x'.repeat(43)}`);
    await isRefused(await tester.atTenant.fetch(forged.href));
  });
});

describe('a test', () => {
  it.each(['new', 'known'])(
    'of a %s user stores nothing but that it was started, and by whom',
    async (sub) => {
      const database = server.runtime.database;
      if (sub === 'known') {
        const call = await tenant.as('all');
        const { body } = await call(createUser, { body: { name: 'Known' } });
        const identity = { userId: sub, details: {} };
        await call(putUserIdentity, { params: { userId: body.id, target: 'acme' }, body: identity });
      }
      provider.person = { sub };
      const before = await readEverything(server, tenant.id);
      const result = await runTest(tester, api.startConnectorTest, connectorId);
      expect(result.account?.outcome).toBe(sub === 'known' ? 'SignsIn' : 'Registers');
      const after = await readEverything(server, tenant.id);
      expect(listChanged(before, after)).toEqual(['logs']);
      const { rows } = await database.pool.query<{ key: string; payload: Record<string, unknown> }>(
        `select key, payload from logs where tenant_id = $1 and payload -> 'params' ->> 'testId' = $2`,
        [tenant.id, result.id],
      );
      expect(rows).toEqual([
        {
          key: 'SignInTest.Started',
          payload: expect.objectContaining({
            result: 'Success',
            actor: 'administrator',
            userId: tester.id,
            params: { connectorId, testId: result.id },
          }),
        },
      ]);
    },
  );

  it('leaves no trace of what the provider sent in the log of the server', async () => {
    const lines: string[] = [];
    const noisy = await startTestServer({
      environment: { OUTBOUND_ALLOW: '127.0.0.1' },
      logTo: (line) => void lines.push(line),
    });
    try {
      const own = await noisy.createTenant();
      const id = await connectSocial(own, provider);
      provider.person = { sub: 'secret-subject', email: 'secret-address@acme.com' };
      const watched = await openConsoleOf(noisy, own);
      const result = await runTest(watched, api.startConnectorTest, id);
      expect(result).toMatchObject({ profile: { id: 'secret-subject' } });
      expect(lines.join('\n')).toContain('/sign-in-test');
      expect(lines.join('\n')).not.toMatch(/secret-subject|secret-address|code-\d|sign-in-test\.\w/);
    } finally {
      await noisy.stop();
    }
  });
});
