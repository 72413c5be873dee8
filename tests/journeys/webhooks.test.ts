import * as api from '@gatehouse/contract/webhooks/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({
    database: 'journey_webhooks',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
  await receiver?.stop();
});

/** Takes pictures in light at 1440 px and in dark at 1024 px, where axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    expect([name, width, await admin.listViolations()]).toEqual([name, width, []]);
    await admin.shoot(`${name}-${width}-${colorScheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
const hooks = async () => (await call(api.listWebhooks)).body;

it('[PROD-11] [RT-39] creates a webhook with events by family, and tests it', async () => {
  await admin.open('/webhooks');
  await page.getByText('No webhooks yet').waitFor();
  await look('webhooks-empty');
  await page.getByRole('link', { name: 'Create webhook' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create webhook' });
  await dialog.getByLabel('Name', { exact: true }).fill('Billing');
  await dialog.getByLabel('Endpoint URL').fill(receiver.url('/billing'));
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await dialog.getByText('A webhook needs at least one event.').waitFor();
  await dialog.getByText('Users', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'User.Created' }).check();
  await dialog.getByText('A user was created, including by registration.').waitFor();
  await look('webhooks-create');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
  await page.waitForURL(/\/webhooks\/\w{21}\/settings$/);
  expect(await hooks()).toMatchObject([{ name: 'Billing', events: ['User.Created'], enabled: true }]);

  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByLabel('Header name 1').fill('Authorization');
  await page.getByLabel('Value of Authorization').fill('Bearer secret');
  await page.getByLabel('Retries').selectOption('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await hooks())[0]?.config.retries).toBe(0);
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The endpoint accepted the test.').waitFor();
  expect(receiver.at('/billing').map(({ body, headers }) => [body.event, headers['authorization']])).toEqual([
    ['User.Created', 'Bearer secret'],
  ]);
  await look('webhooks-settings');
});

it('shows the signing key on demand, and replaces it', async () => {
  const [hook] = await hooks();
  const viewed = async () =>
    (await call(listAuditLogs, { query: { logKey: 'Webhook.SigningKey.Viewed' } })).body.length;
  expect(await viewed()).toBe(0);
  await page.getByRole('button', { name: 'Show Signing key' }).click();
  const key = page.locator('.ui-secret-value');
  await expect.poll(async () => (await key.textContent())?.slice(-4)).toBe(hook?.signingKey.slice(-4));
  expect(await viewed()).toBe(1);
  await page.getByRole('button', { name: 'Replace signing key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace signing key' }).click();
  await page.getByText('The signing key was replaced.').waitFor();
  expect((await hooks())[0]?.signingKey).not.toBe(hook?.signingKey);
});

it('[RT-39] [RT-40] [STATE-12] shows requests beside their answers, and replays what failed', async () => {
  receiver.answer('/billing', 500);
  await call(createUser, { body: { name: 'Ada' } });
  await server.runtime.webhooks.settle();
  await page.getByRole('link', { name: 'Recent requests' }).click();
  // The row's link is its first cell, the time.
  const request = page.getByRole('row').filter({ hasText: 'User.Created' }).getByRole('link');
  await request.waitFor();
  await look('webhooks-requests');
  await request.click();
  await page.getByRole('heading', { name: 'User.Created', level: 1 }).waitFor();
  await page.getByText('The endpoint answered with status 500').waitFor();
  await page.getByText('answer 500').first().waitFor();
  await page.getByText('"event": "User.Created"').waitFor();
  expect(await page.getByText('Bearer secret').count()).toBe(0);
  await page.waitForURL(/\/webhooks\/\w{21}\/recent-requests\/\w{21}$/);
  await look('webhooks-request');
  receiver.answer('/billing', 200);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('The event is sent again.').waitFor();
  await server.runtime.webhooks.settle();
  const ids = receiver.at('/billing').map(({ headers }) => headers['gatehouse-event-id']);
  expect([ids.length, ids[1] === ids[2]]).toEqual([3, true]);
  receiver.answer('/billing', 500);
  await call(createUser, { body: { name: 'Bea' } });
  await server.runtime.webhooks.settle();
  receiver.answer('/billing', 200);
  await page.goBack();
  await page.getByRole('button', { name: 'Replay failed events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay failed events' }).click();
  await page.getByText('1 event is sent again.').waitFor();
  await admin.open('/webhooks');
  await page.getByText(/% of 4/).waitFor();
  await look('webhooks-list');
});
