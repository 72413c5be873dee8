import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkConnectorSettings } from '@gatehouse/contract/connectors/endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { createWebhook, testWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;
/** In the operator's network. */
let inside: Server;
let requests = 0;

beforeAll(async () => {
  inside = createServer((_request, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({
    database: 'operator_network',
    environment: { EDITION: 'cloud', OUTBOUND_ALLOW: '127.0.0.1', PLATFORM_OUTBOUND_ALLOW: '127.0.0.1' },
  });
});
afterAll(async () => {
  await server.stop();
  inside.close();
});

it('[attack: SSRF] [D21] is closed to addresses that a tenant of the cloud edition enters, whatever the operator allows', async () => {
  const url = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
  const ada = await createAccount(server);
  const call = await ada.management(
    (await ada.platform(createTenant, { body: { name: 'Northwind' } })).body.id,
  );
  const { body: hook } = await call(createWebhook, {
    body: { name: 'hook', events: ['User.Created'], config: { url } },
  });
  const tested = await call(testWebhook, {
    params: { id: hook.id },
    body: { events: ['User.Created'], config: { url } },
  });
  expect([tested.status, tested.refusal.code]).toEqual([422, 'hook.send_test_payload_failed']);
  const config = { clientId: 'client', clientSecret: 'secret', issuer: url };
  const checked = await call(checkConnectorSettings, { params: { id: 'oidc' }, body: { config } });
  expect([checked.status, checked.refusal.code]).toEqual([400, 'connector.invalid_config']);
  // It names no setting of the operator.
  expect(JSON.stringify(checked.refusal.data)).toMatch(/is not on the public Internet"/);
  expect(requests).toBe(0);
  // The operator's own requests reach it.
  expect((await server.runtime.platformOutbound.request(url)).status).toBe(200);
  expect(requests).toBe(1);
});
