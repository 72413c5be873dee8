import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { getAttention } from '@gatehouse/contract/dashboard/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { writeLogs } from '../../audit/write.ts';

const dayMs = 86_400_000;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const read = async (by = call) => (await by(getAttention)).body;
const query = (text: string, values: unknown[]) => server.runtime.database.pool.query(text, values);

it('is empty without problems', async () => {
  expect(await read()).toEqual({ problems: [], expiring: [], changes: [] });
});

it('lists connectors without settings, messages that were not sent, and failing webhooks, of this tenant alone', async () => {
  const config = { endpoint: 'https://mail.example.com' };
  const { body: mailer } = await call(createConnector, { body: { connectorId: 'http-email', config } });
  const settings = { clientId: 'us', clientSecret: 'secret' };
  const { body: social } = await call(createConnector, {
    body: { connectorId: 'github-universal', config: settings },
  });
  // As one that was created without its settings.
  await query('update connectors set sealed = $2 where id = $1', [
    social.id,
    server.runtime.secrets.sealJson({}),
  ]);
  const { body: sso } = await call(createSsoConnector, {
    body: { providerName: 'OIDC', connectorName: 'Acme' },
  });
  const hook = { name: 'Sync', events: ['User.Created' as const], config: { url: 'https://a.example/' } };
  const { body: failing } = await call(createWebhook, { body: hook });
  const { body: disabled } = await call(createWebhook, { body: { ...hook, name: 'Old' } });
  await call(createWebhook, { body: { ...hook, name: 'Fine' } });
  await query('update webhooks set failing_since = now() where id = $1', [failing.id]);
  await query('update webhooks set enabled = false, disabled_at = now() where id = $1', [disabled.id]);
  await writeLogs(server.runtime, tenant.id, [
    { key: 'Message.Failed', payload: { result: 'Error', error: { reason: 'no' }, type: 'Email' } },
  ]);
  const { problems } = await read();
  expect(problems.map(({ kind, id, reason }) => [kind, id, reason])).toEqual([
    ['Social', social.id, 'NotConfigured'],
    ['Email', mailer.id, 'NotSent'],
    ['EnterpriseSso', sso.id, 'NotConfigured'],
    ['Webhook', failing.id, 'Failing'],
    ['Webhook', disabled.id, 'Disabled'],
  ]);
  const other = await (await server.createTenant()).as('all');
  expect(await read(other)).toEqual({ problems: [], expiring: [], changes: [] });
});

it('lists secrets and certificates that expire within 30 days, the first one first', async () => {
  const machine = await tenant.createMachine('all');
  const params = { id: machine.id };
  const add = (name: string, days: number) =>
    call(createApplicationSecret, { params, body: { name, expiresAt: Date.now() + days * dayMs } });
  expect([(await add('late', 40)).status, (await add('next', 20)).status]).toEqual([201, 201]);
  await add('soon', 3);
  const { body: saml } = await call(createSamlApplication, { body: { name: 'Payroll' } });
  await query(
    `update saml_certificates set expires_at = now() - interval '1 day' where application_id = $1`,
    [saml.id],
  );
  const { expiring } = await read();
  expect(expiring.map(({ kind, recordId, name }) => [kind, recordId, name])).toEqual([
    ['Certificate', saml.id, null],
    ['Secret', machine.id, 'soon'],
    ['Secret', machine.id, 'next'],
  ]);
});

it('lists the last changes, and neither reads nor rejected ones', async () => {
  const { body: user } = await call(createUser, { body: { name: 'Ada' } });
  await call(createUser, { body: { username: 'not valid' } });
  const { changes } = await read();
  expect(changes.map(({ key, payload }) => [key, payload.result, payload['id']])).toEqual([
    ['User.Created', 'Success', user.id],
  ]);
});
