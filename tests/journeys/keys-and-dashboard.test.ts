import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flushUsage } from '../../apps/server/src/audit/usage.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createApplication, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';
import { TestBrowser } from '../support/test-browser.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: ConsoleBrowser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_keys_and_dashboard' });
  tenant = server.tenant('default');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const states = () => page.getByRole('row').locator('.ui-status').allTextContents();

/** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 1024],
    ['light', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await admin.listViolations()).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await admin.shoot(`${name}-${colorScheme}`);
  }
}

describe('signing keys', () => {
  it('[PROD-13] [LAY-09 part] are listed, rotated with a grace period or at once, and deleted', async () => {
    await admin.open('/get-started');
    await page.getByRole('link', { name: 'Signing keys' }).click();
    await row('Signs new tokens.').waitFor();
    expect(await states()).toEqual(['Current']);
    await page.getByRole('link', { name: 'Rotate key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'RSA (RS256)' }).check();
    await look('keys-rotate');
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await admin.hears('Rotate key');
    await row('Signs from').waitFor();
    expect(await states()).toEqual(['Next', 'Current']);
    expect(await row('Signs from').textContent()).toContain('RS256');
    // Another one replaces the key that waits, but doesn't overtake it.
    await page.getByRole('link', { name: 'Rotate key' }).click();
    await dialog.getByText('Replaces the pending key.').waitFor();
    expect(await dialog.getByRole('radio', { name: 'Immediately' }).isDisabled()).toBe(true);
    await dialog.getByRole('spinbutton', { name: 'Grace period' }).fill('0.0001');
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await dialog.getByText('from 1 minute to 31 days (60').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Discard/ }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(admin.path()).toBe('/signing-keys');
  });

  it('[PROD-13] warn of tokens that would stop working', async () => {
    // The time of the key that waits has come.
    await server.runtime.database.pool.query(
      `update signing_keys set effective_at = now() where tenant_id = $1 and state = 'next'`,
      [tenant.id],
    );
    await server.runtime.cache.changed(tenant.id, 'signing-keys');
    await page.reload();
    await row('Verifies tokens until').waitFor();
    expect(await states()).toEqual(['Current', 'Previous']);
    await look('keys');
    await page.getByRole('link', { name: 'Rotate key' }).click();
    await page.getByRole('radio', { name: 'Immediately' }).check();
    await page.getByText('Some tokens will stop working').waitFor();
    await look('keys-warning');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Discard/ }).click();
    const previous = row('Verifies tokens until');
    const id = (await previous.locator('code').textContent()) ?? '';
    await previous.getByRole('button', { name: `Actions for ${id}` }).click();
    await page.getByRole('menuitem', { name: 'Delete key' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByText('It has signed tokens that are valid until').waitFor();
    await confirm.getByRole('textbox').fill(id);
    await confirm.getByRole('button', { name: 'Delete key' }).click();
    await admin.hears('Delete key');
    await previous.waitFor({ state: 'detached' });
  });

  it('of cookies are rotated after a warning, and can be deleted unless there is only one', async () => {
    await page.getByRole('link', { name: 'Cookie keys' }).click();
    await row('Signs cookies.').waitFor();
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Rotate cookie key' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByText('no user is signed out').waitFor();
    await confirm.getByRole('button', { name: 'Rotate cookie key' }).click();
    await row('haven’t returned yet').waitFor();
    await page.getByRole('button', { name: 'Rotate cookie key' }).click();
    await confirm.getByText('Users who haven’t returned since the last rotation are signed out').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(2);
    await look('keys-cookies');
  });
});

describe('the dashboard', () => {
  it('is complete in a tenant in which nothing has happened, and loads the chart library on its own', async () => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' && scripts.push(request.url())),
    );
    await admin.open('/get-started');
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(scripts.filter((url) => /plot/i.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('No locked accounts.').waitFor();
    await page.locator('canvas').first().waitFor();
    expect(scripts.some((url) => /plot/i.test(url))).toBe(true);
    await look('dashboard-empty');
  });

  it('[RT-08] [LAY-05 part] shows users, activity, sign-ins and locked accounts, each with the list behind it', async () => {
    const machine = await tenant.createMachine('all');
    // A new token: the key of earlier ones was deleted.
    const call = tenant.with(await tenant.getToken(machine, tenant.indicator, 'all'));
    const clientId = await createApplication(server.runtime, tenant.id, { name: 'Storefront' });
    for (const username of ['ada', 'ben'])
      await call(createUser, { body: { username, password: goodPassword } });
    await call(createUser, { body: { name: 'Noor Haddad' } });
    await call(updateSignInExperience, { body: { sentinelPolicy: { maxAttempts: 3 } } });
    // 29 days before today, each with other users.
    await server.runtime.database.pool.query(
      `insert into daily_activity (tenant_id, date, gap, users)
       select $1, (now() at time zone 'UTC')::date - n, 30, 1200 + (n * 37) % 300 from generate_series(1, 29) n`,
      [tenant.id],
    );
    const attempt = async (username: string, password: string) => {
      const flow = await new TestBrowser(tenant).authorize(clientId);
      await flow.signIn(username, password);
      return flow;
    };
    const flow = await attempt('ada', goodPassword);
    await flow.redeem((await flow.resume()).get('code') ?? '');
    for (let turn = 0; turn < 4; turn += 1) await attempt('ben', 'wrong');
    await flushUsage(server.runtime);
    await page.reload();

    await page.getByRole('link', { name: /^Monthly \(30 days\)\s*39,196/ }).waitFor();
    await page.getByRole('link', { name: /^Total users\s*3/ }).waitFor();
    const chart = page.getByRole('slider', { name: 'Active users per day' });
    await chart.focus();
    expect(await chart.getAttribute('aria-valuetext')).toContain('Active users: 1');
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).toContain('Active users: 1,237');
    const section = page.getByRole('region', { name: 'Active users', exact: true });
    await section.getByText('Table').click();
    await section.getByRole('cell', { name: '1,237' }).waitFor();
    await section.getByText('Chart', { exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Storefront' }).waitFor();
    await page.getByRole('link', { name: /^Password\s*1\s*100%/ }).waitFor();
    await look('dashboard');

    await page.getByRole('link', { name: /^Wrong password or unknown account/ }).click();
    await page.getByRole('heading', { name: 'Audit logs' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Sign-in' }).first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Locked accounts\s*1/ }).click();
    const locked = page.getByRole('region', { name: 'Locked accounts' });
    await locked.getByRole('link', { name: 'ben' }).click();
    await page.getByRole('heading', { name: 'ben' }).waitFor();
    await page.goBack();

    await page.getByLabel('End date').fill('2020-02-29');
    await page.getByText('Feb 29, 2020').first().waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe('2020-02-29');
    await page.getByRole('link', { name: /^Monthly \(30 days\)\s*0/ }).waitFor();
  });
});
