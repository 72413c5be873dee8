import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/connectors/endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSmtp, startSmtp } from '../../../../../packages/connectors/src/smtp/smtp.fake.ts';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';
import { hasConnector } from '../../connectors/senders.ts';
import { renderMessage } from '../../delivery/messages/content.ts';
import { sendThrough } from '../../delivery/messages/deliver.ts';

let server: TestServer;
let mail: RunningSmtp;
let ada: Account;

beforeAll(async () => {
  mail = await startSmtp();
  server = await startTestServer({
    database: 'default_email',
    environment: {
      EDITION: 'cloud',
      DEVELOPMENT_INBOX: 'false',
      // A private address, which OUTBOUND_ALLOW doesn't have to name.
      SMTP_URL: `smtp://mailer:good@localhost:${mail.port}?encryption=none`,
      SMTP_FROM: 'Gatehouse <no-reply@example.com>',
      LIMIT_EMAILS_PER_RECIPIENT: '2',
      LIMIT_EMAILS_PER_TENANT: '6',
      LIMIT_DEVELOPMENT_TENANTS: '20',
    },
  });
  ada = await createAccount(server);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const connectorId = 'default-email';
async function open(): Promise<{ id: string; call: Caller }> {
  const { id } = (await ada.platform(createTenant, { body: {} })).body;
  return { id, call: await ada.management(id) };
}
const test = (call: Caller, email: string, more: object = {}) =>
  call(api.testConnector, { params: { factoryId: connectorId }, body: { email, config: {}, ...more } });
const newest = () => mail.mails.at(-1) ?? '';

describe('the default email connector', () => {
  it('[ONB-41 part] needs no settings, and sends with the mail server and the sender of the service', async () => {
    const { id, call } = await open();
    expect(await hasConnector(server.runtime, id, 'Email')).toBe(false);
    const { status, body } = await call(api.createConnector, { body: { connectorId } });
    expect([status, body.type, body.formItems]).toEqual([200, 'Email', []]);
    expect(await hasConnector(server.runtime, id, 'Email')).toBe(true);
    expect((await test(call, 'ada@example.com')).status).toBe(204);
    expect(newest()).toMatch(/^From: Gatehouse <no-reply@example\.com>$/m);
    expect(JSON.stringify((await call(api.listConnectorFactories)).body)).not.toContain('mailer');
  });

  it('[OPEN-66 part] sends the email of the admin tenant, which needs no connector', async () => {
    expect(await hasConnector(server.runtime, adminTenantId, 'Email')).toBe(true);
    expect(await hasConnector(server.runtime, adminTenantId, 'Sms')).toBe(false);
  });

  it('[D18] attacks: mail cannon: one recipient gets few messages, from one tenant and from all, however the address is spelled', async () => {
    const statuses: number[] = [];
    for (let tenant = 0; tenant < 6; tenant += 1) {
      const { call } = await open();
      for (const address of ['eve+1@example.com', 'EVE+2@example.com', 'eve@example.com'])
        statuses.push((await test(call, address)).status);
    }
    // Two from each of five tenants.
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.slice(0, 3)).toEqual([204, 204, 429]);
    expect(statuses.slice(15)).toEqual([429, 429, 429]);
  });

  it('[D18] attacks: mail cannon: one tenant sends few messages in a day', async () => {
    const { call } = await open();
    const sent = [];
    for (let at = 0; at < 8; at += 1) sent.push((await test(call, `user${at}@example.com`)).status);
    expect(sent).toEqual([...Array(6).fill(204), 429, 429]);
  });

  it('[D18] attacks: mail cannon: tenants that don’t pay have only built-in texts, without links and pictures of their own', async () => {
    const { id, call } = await open();
    const details = {
      subject: 'You have won',
      content: 'https://evil.example {{code}}',
      contentType: 'text/plain' as const,
    };
    const templates = [{ languageTag: 'en', templateType: 'SignIn' as const, details }];
    expect((await call(replaceEmailTemplates, { body: { templates } })).status).toBeLessThan(300);
    await test(call, 'bob@example.com', { usage: 'SignIn', template: details });
    expect(newest()).not.toContain('evil.example');
    const payload = { code: '123456', application: { name: 'Win at evil.example/now' } };
    const message = { type: 'Email' as const, usage: 'SignIn' as const, payload };
    const plain = await renderMessage(server.runtime, id, message, {}, true);
    expect([plain.subject, plain.text].join()).not.toContain('evil');
    expect(plain.text).toContain('123456');
    // On a paid plan, the tenant's own texts are sent.
    await server.runtime.database.query("update tenants set plan_id = 'pro' where id = $1", [id]);
    await test(call, 'bob@example.com', { usage: 'SignIn', template: details });
    expect(newest()).toContain('evil.example');
  });

  it('attacks: a template’s own sender isn’t used', async () => {
    const { id } = await open();
    const installed = server.runtime.connectors.get(connectorId);
    if (!installed) throw new Error('not installed');
    const content = {
      subject: 'x',
      text: 'x',
      from: 'Boss <boss@bank.example>',
      replyTo: 'eve@evil.example',
    };
    await sendThrough(
      server.runtime,
      id,
      installed,
      {},
      { to: 'c@example.com', usage: 'Generic', content, payload: {} },
    );
    expect(newest()).not.toMatch(/bank\.example|evil\.example/);
  });
});
