import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceSteps } from '../../../../tests/support/device-flow.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createBrowser, createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const used = '/oidc/device?failed=used';
const row = `from oidc_instances where tenant_id = $1 and model = 'DeviceCode' and client_id = $2`;

describe('the decision about a device', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer({ database: 'device_answers' });
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(() => server.stop());

  const { createDevice, begin, confirm, poll, send, signIn, typeIn } = deviceSteps(() => ({
    runtime: server.runtime,
    tenant,
    userId,
  }));

  it.each(['confirm', 'abort'])(
    'is accepted from only one of two browsers that send it concurrently: %s',
    async (says) => {
      const client = await createDevice();
      const request = await begin(client);
      const browsers = [createBrowser(tenant.origin), createBrowser(tenant.origin)] as const;
      const [one, other] = [await typeIn(browsers[0], request), await typeIn(browsers[1], request)];
      const held = await holdRows(`select 1 ${row}`, [tenant.id, client.id], 'device_answers');
      const sent = [
        send(browsers[0], { ...one, confirm: 'yes' }),
        send(browsers[1], { ...other, [says]: 'yes' }),
      ];
      await held.releaseTo(2, 'gatehouse_oidc_write');
      const answers = await Promise.all(sent);
      expect(answers.filter((address) => address === used)).toHaveLength(1);
      const winner = answers.findIndex((address) => address !== used);
      if (answers[winner] === '/device?shown=1') {
        expect((await poll(client, request)).error).toBe('access_denied');
        return;
      }
      const page = await signIn(browsers[winner] ?? browsers[0], answers[winner] ?? '');
      expect(page.pathname).toBe('/device');
      expect((await poll(client, request)).token_type).toBe('Bearer');
    },
  );

  it('doesn’t restore a code that was deleted in the meantime', async () => {
    const client = await createDevice();
    const request = await begin(client);
    const browser = createBrowser(tenant.origin);
    const page = await confirm(browser, request);
    const held = await holdRows(`delete ${row}`, [tenant.id, client.id], 'device_answers');
    const resumed = signIn(browser, page);
    await held.releaseTo(1, 'gatehouse_oidc_write');
    expect(`${(await resumed).pathname}${(await resumed).search}`).toBe(used);
    const { rowCount } = await server.runtime.database.pool.query(`select 1 ${row}`, [tenant.id, client.id]);
    expect(rowCount).toBe(0);
  });
});
