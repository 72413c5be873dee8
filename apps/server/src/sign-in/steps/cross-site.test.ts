import { allEndpoints } from '@gatehouse/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  clientId = await createApplication(server.runtime, tenant.id);
  await createUser(server.runtime, tenant.id, { username: 'victim', password: goodPassword });
});
afterAll(() => server.stop());

const steps = allEndpoints.filter(({ permission, method }) => permission === 'flow' && method !== 'GET');
/** An acceptable body for every step, so that only its origin can be wrong. */
const body = {
  interactionEvent: 'SignIn',
  identifier: { type: 'username', value: 'victim' },
  password: goodPassword,
  type: 'username',
  value: 'somebody_else',
};

describe('[attack: CSRF] a page of another site, with the victim’s cookies,', () => {
  it.each(steps.map((step) => [`${step.method} ${step.path}`, step] as const))(
    'cannot call %s',
    async (_name, step) => {
      const flow = await new TestBrowser(tenant).authorize(clientId);
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example', 'content-type': 'application/json' },
        { origin: 'null', 'content-type': 'application/json' },
        { origin: tenant.origin.replace('http:', 'https:'), 'content-type': 'application/json' },
        { origin: server.settings.ADMIN_ENDPOINT, 'content-type': 'application/json' },
        { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
        { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
        { 'content-type': 'text/plain' },
        { origin: tenant.origin, 'content-type': 'application/x-www-form-urlencoded' },
      ];
      for (const headers of foreign) {
        const response = await flow.browser.fetch(step.path, {
          method: step.method,
          headers: { 'gatehouse-flow': flow.id, ...headers },
          body: JSON.stringify(body),
        });
        const { code } = (await response.json()) as { code: string };
        expect([headers, [400, 403].includes(response.status)]).toEqual([headers, true]);
        expect(['session.cross_site_request', 'guard.invalid_input']).toContain(code);
      }
      const { rows } = await server.runtime.database.pool.query<{ flow: unknown }>(
        `select flow from oidc_instances where tenant_id = $1 and model = 'Interaction' and flow is not null`,
        [tenant.id],
      );
      expect(rows).toEqual([]);
    },
  );

  it('changes nothing with a GET, which browsers send cross-site with cookies', async () => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.begin('SignIn');
    const readFlow = async (): Promise<unknown> => {
      const { rows } = await server.runtime.database.pool.query<{ flow: unknown; payload: unknown }>(
        `select flow, payload from oidc_instances
         where tenant_id = $1 and model = 'Interaction' and flow is not null`,
        [tenant.id],
      );
      return rows;
    };
    const before = await readFlow();
    expect(before).toHaveLength(1);
    const reading = allEndpoints.filter(
      ({ permission, method }) => permission === 'flow' && method === 'GET',
    );
    expect(reading.length).toBeGreaterThan(1);
    for (const { path } of [...reading, ...steps])
      await flow.browser.fetch(`${path}?interactionEvent=Register&email=a@b.example`, {
        headers: { 'sec-fetch-site': 'cross-site', 'gatehouse-flow': flow.id },
      });
    expect(await readFlow()).toEqual(before);
  });

  it('learns nothing about the API with a preflight request', async () => {
    const response = await fetch(new URL('/api/experience/submit', tenant.origin), {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
