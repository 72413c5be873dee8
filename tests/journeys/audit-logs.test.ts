import { readFile } from 'node:fs/promises';
import { getAuditLogConfig } from '@gatehouse/contract/audit-logs/config-endpoints';
import {
  createOrganization,
  getOrganization,
  updateOrganization,
} from '@gatehouse/contract/organizations/endpoints';
import { updateRole, createRole } from '@gatehouse/contract/roles/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, writeLogs } from '../../apps/server/src/audit/write.ts';
import { flushTokenAudit } from '../../apps/server/src/oidc/token-audit.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createApplication, goodPassword } from '../support/records.ts';
import { TestBrowser } from '../support/test-browser.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_audit_logs' });
  tenant = server.tenant('default');
  call = await tenant.as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const panel = () => page.locator('.ui-side-panel');
const chip = (name: string) => page.getByRole('button', { name, exact: true });

/** A user who has signed in to an application, once after a wrong password. */
async function createSignedIn(name: string, application: string) {
  const clientId = await createApplication(server.runtime, tenant.id, { name: application });
  const username = (name.split(' ')[0] ?? '').toLowerCase();
  const { body: user } = await call(createUser, { body: { username, name, password: goodPassword } });
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  await flow.verify('username', username, 'a wrong password');
  await flow.signIn(username, goodPassword);
  await flow.redeem((await flow.resume()).get('code') ?? '');
  return { user, clientId };
}

describe('the audit log in the console', () => {
  it('shows an empty state if there are no entries', async () => {
    // The log of the shared server has entries already.
    const fresh = await startTestServer({ database: 'journey_audit_logs_empty' });
    const browser = await openConsole(fresh);
    await browser.open('/audit-logs');
    await browser.page.getByText('No audit log entries yet').waitFor();
    await browser.shoot('logs-empty');
    expect(await browser.listViolations()).toEqual([]);
    await browser.close();
    await fresh.stop();
  });

  it('[PROD-12] lists, filters and opens events of users, applications and administrators', async () => {
    const { user, clientId } = await createSignedIn('Noor Haddad', 'Storefront');
    const { body: role } = await call(createRole, { body: { name: 'Clerk', description: 'd' } });
    await call(createRole, { body: { name: 'Clerk', description: 'again' } });
    await flushTokenAudit(server.runtime);

    await admin.open('/audit-logs');
    await row('Sign-in: complete')
      .filter({ hasText: 'Noor Haddad' })
      .filter({ hasText: 'Storefront' })
      .waitFor();
    // One line for the sign-in, with its steps.
    const steps = 'password (failed), password, completed, tokens issued';
    expect(
      (await row('Noor Haddad').first().locator('.log-steps').textContent())?.replaceAll(/\s+/g, ' '),
    ).toBe(steps);
    await admin.shoot('logs-list');
    expect(await admin.listViolations()).toEqual([]);

    // Filter by event.
    await chip('Event').click();
    await page.getByRole('menuitem', { name: 'APIs and roles' }).press('ArrowRight');
    await page.getByRole('menuitemradio', { name: 'Create role' }).waitFor();
    await admin.shoot('logs-event-filter');
    await page.getByRole('menuitemradio', { name: 'Create role' }).click();
    await row('Sign-in: complete').first().waitFor({ state: 'detached' });
    await row('Create role').filter({ hasText: 'Failed' }).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/audit-logs?logKey=Role.Created');
    await page.reload();
    await page.getByRole('button', { name: 'Event: Create role' }).waitFor();

    // An entry opens beside the list, with the reason of its failure as a text.
    await row('Failed').getByRole('link', { name: 'Create role' }).click();
    await panel().getByText('A role with this name exists already.').waitFor();
    await panel().getByText('"role.name_in_use"').waitFor();
    await panel().getByText('Machine-to-machine app').waitFor();
    await admin.shoot('logs-failure');
    expect(await admin.listViolations()).toEqual([]);
    await page.goBack();
    await panel().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filter Event' }).click();

    // Filter by user, selected by name, then also by application and time.
    await chip('User').click();
    await page.getByRole('dialog').getByRole('searchbox').fill('noor');
    await page.getByRole('dialog').getByRole('link', { name: 'Noor Haddad' }).waitFor();
    await admin.shoot('logs-pick-user');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: 'Noor Haddad' }).click();
    await page.getByRole('button', { name: 'User: Noor Haddad' }).waitFor();
    await row('Create role').first().waitFor({ state: 'detached' });
    await row('Create user').waitFor();
    await chip('Application').click();
    await page.getByRole('menuitemradio', { name: 'Storefront' }).click();
    await row('Create user').waitFor({ state: 'detached' });
    await row('Sign-in: complete').waitFor();
    await chip('Time').click();
    await page.getByRole('menuitemradio', { name: 'Last hour' }).click();
    await row('Sign-in: complete').waitFor();
    await page.getByRole('button', { name: 'Time: Last hour' }).waitFor();
    await expect
      .poll(() => admin.path(), { timeout: 10_000 })
      .toBe(`/audit-logs?userId=${user.id}&applicationId=${clientId}&time=hour`);
    await page.getByRole('button', { name: 'Time: Last hour' }).click();
    await page.getByRole('menuitemradio', { name: 'Custom range' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').fill('2020-01-01T10:00');
    await dialog.getByLabel('To').fill('2019-01-01T10:00');
    await dialog.getByText('The end is before the start.').waitFor();
    await dialog.getByLabel('To').fill('2020-01-02T10:00');
    await admin.shoot('logs-pick-times');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No results', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await row('Create role').first().waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/audit-logs');

    // Actions in the console are recorded with the administrator as actor.
    await admin.open(`/roles/${role.id}/general`);
    await page.getByLabel('Description').fill('Sees invoices');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    await admin.open('/audit-logs');
    await row('Change role').filter({ hasText: 'You' }).filter({ hasText: 'Console' }).waitFor();
    await call(updateRole, { params: { id: role.id }, body: { description: 'Sees all invoices' } });
  });

  it('[RT-14] has a list and a URL for each entry, which opens beside the list with all of its sign-in', async () => {
    const { user } = await createSignedIn('Vera Lind', 'Help desk');
    await flushTokenAudit(server.runtime);
    await admin.open(`/audit-logs?userId=${user.id}`);
    const link = row('Sign-in: complete').getByRole('link');
    await link.click();
    await panel().getByRole('heading', { name: 'Sign-in: complete' }).waitFor();
    await expect
      .poll(() => admin.path(), { timeout: 10_000 })
      .toMatch(new RegExp(`^/audit-logs/\\w{21}\\?userId=${user.id}$`));
    await panel().getByRole('link', { name: 'Vera Lind' }).waitFor();
    await panel().getByText('127.0.0.1').first().waitFor();
    await panel().getByText('"Interaction.SignIn.Submit"').first().waitFor();
    const steps = panel().getByRole('listitem');
    await steps.filter({ hasText: 'password (failed)' }).getByText('Wrong password').waitFor();
    expect(await steps.count()).toBe(4);
    await admin.shoot('logs-entry');
    expect(await admin.listViolations()).toEqual([]);

    // By keyboard: the panel has the focus, and gives it back to the row.
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    expect(await focused()).toContain('ui-side-panel');
    await panel().getByRole('button', { name: 'Next entry' }).press('Enter');
    await panel().getByRole('heading', { name: 'Sign-in: password' }).waitFor();
    await panel().getByRole('button', { name: 'Previous entry' }).press('Enter');
    await panel().getByRole('heading', { name: 'Sign-in: complete' }).waitFor();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toContain('ui-table-link');
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/audit-logs?userId=${user.id}`);

    await link.click();
    await panel().getByRole('link', { name: 'Show all entries of this sign-in' }).click();
    await row('Sign-in: complete').waitFor();
    await expect.poll(() => page.getByRole('table').getByRole('row').count(), { timeout: 10_000 }).toBe(2);
    await page.goBack();
    await panel().getByRole('link', { name: 'Vera Lind' }).click();
    await page.getByRole('heading', { name: 'Vera Lind' }).waitFor();
    await admin.open('/audit-logs/unknown');
    await panel().getByText('Not found').waitFor();
  });

  it('shows what a change changed, and undoes it unless it was changed since', async () => {
    const { body: organization } = await call(createOrganization, {
      body: { name: 'Acme', description: 'Anvils' },
    });
    const params = { id: organization.id };
    await call(updateOrganization, {
      params,
      body: { name: 'Acme Inc.', isMfaRequired: true, customData: { plan: 'gold' } },
    });
    await call(updateOrganization, { params, body: { description: 'Anvils and rockets' } });
    await admin.open(`/audit-logs?organizationId=${organization.id}`);
    await row('Change organization').nth(1).getByRole('link').click();
    await panel().getByText('customData').waitFor();
    await panel().getByText('The value isn’t shown.').waitFor();
    expect(await panel().getByRole('button', { name: 'Undo this change' }).count()).toBe(0);
    await admin.shoot('logs-changes');
    expect(await admin.listViolations()).toEqual([]);
    await panel().getByRole('button', { name: 'Previous entry' }).click();
    await panel().getByText('Anvils and rockets').waitFor();

    // Another administrator changes it before the confirmation.
    const undo = panel().getByRole('button', { name: 'Undo this change' });
    await undo.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('description').waitFor();
    await admin.shoot('logs-undo');
    await call(updateOrganization, { params, body: { description: 'Rockets' } });
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await panel().getByText('Nothing was undone, because these fields have other values now').waitFor();
    await admin.shoot('logs-undo-conflict');
    await call(updateOrganization, { params, body: { description: 'Anvils and rockets' } });
    await dialog.waitFor({ state: 'detached' });
    await undo.click();
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await panel().getByRole('link', { name: 'An earlier change' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await call(getOrganization, { params })).body).toMatchObject({
      name: 'Acme Inc.',
      description: 'Anvils',
    });
  });

  it('adds new entries as they come, and counts them while an entry is open', async () => {
    const payload = { result: 'Success', ip: '203.0.113.90' } as const;
    const write = (key: 'Asset.Created' | 'SigningKey.Rotated') =>
      writeLogs(server.runtime, tenant.id, [{ key, payload }]);
    await write('SigningKey.Rotated');
    await admin.open('/audit-logs?ip=203.0.113.90');
    await row('Rotate signing key').waitFor();
    const started = page.waitForResponse((response) => response.url().includes('/api/logs/tail'));
    await page.getByRole('switch', { name: 'Live' }).check();
    await started;
    await write('Asset.Created');
    await row('Upload file').waitFor();
    await row('Rotate signing key').getByRole('link').click();
    await panel().waitFor();
    // A list that is still being read would contain the entry itself.
    await page.waitForLoadState('networkidle');
    await write('Asset.Created');
    await page.getByRole('button', { name: '1 new entry' }).waitFor();
    expect(await row('Upload file').count()).toBe(1);
    await admin.shoot('logs-live');
    await page.getByRole('button', { name: '1 new entry' }).click();
    await expect.poll(() => row('Upload file').count(), { timeout: 10_000 }).toBe(2);
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toContain('live=on');
  });

  it('[VIEW-16 part] shows a label for each kind of event instead of its key', async () => {
    const kinds: [AuditLogKey, string][] = [
      ['ExchangeTokenBy.AuthorizationCode', 'Exchange authorization code for tokens'],
      ['ExchangeTokenBy.ClientCredentials', 'Issue token for client credentials'],
      ['ExchangeTokenBy.RefreshToken', 'Exchange refresh token for tokens'],
      ['Interaction.SignIn.Verification.Password.Submit', 'Sign-in: password'],
      ['Interaction.Register.Submit', 'Registration: completed'],
      ['Interaction.ForgotPassword.Update', 'Password reset: start'],
    ];
    for (const [key, text] of kinds) {
      await writeLogs(server.runtime, tenant.id, [{ key, payload: { result: 'Success' } }]);
      await admin.open(`/audit-logs?logKey=${key}`);
      const table = page.getByRole('table');
      await table.getByText(text).first().waitFor();
      expect(await table.innerText()).not.toContain(key);
      await table.getByRole('link', { name: text }).first().click();
      await panel().getByRole('heading', { name: text }).waitFor();
      expect(await panel().getByRole('heading', { level: 2 }).innerText()).toBe(text);
    }
  });

  it('shows why a sign-in failed: unknown user, wrong password, invalid redirect URI', async () => {
    const signIn = 'Interaction.SignIn.Verification.Password.Submit' as const;
    const credentials = { result: 'Error' as const, error: { code: 'session.invalid_credentials' } };
    const reasons: [AuditEntry, string][] = [
      [{ key: signIn, payload: { ...credentials, identifier: 'm…' } }, 'No account matches this identifier.'],
      [{ key: signIn, userId: 'gone00000000', payload: credentials }, 'Wrong password, or no password set.'],
      [
        {
          key: 'Authorization.Refused',
          payload: {
            result: 'Error',
            error: { code: 'invalid_redirect_uri' },
            redirectUri: 'https://elsewhere.example/callback',
          },
        },
        'This redirect URI isn’t registered for the application.',
      ],
      [
        {
          key: 'Authorization.Refused',
          payload: { result: 'Error', error: { code: 'invalid_scope' }, scope: 'address' },
        },
        'The application can’t request the scope “address”. Allow it on its Permissions tab.',
      ],
    ];
    for (const [entry, text] of reasons) {
      await writeLogs(server.runtime, tenant.id, [entry]);
      await admin.open(`/audit-logs?logKey=${entry.key}`);
      await row(text).first().waitFor();
      // The first row is this entry; older entries may have the same event.
      expect(await page.getByRole('row').nth(1).innerText()).toContain(text);
      await admin.shoot('logs-failed');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('definition').filter({ hasText: text }).waitFor();
      const { redirectUri } = entry.payload;
      const facts = await page.getByRole('definition').allInnerTexts();
      expect(facts.some((fact) => fact.includes('https://elsewhere.example/callback'))).toBe(
        redirectUri !== undefined,
      );
    }
  });

  it('is searched by IP address and organization, exported, and kept for a number of days', async () => {
    const payload = { result: 'Success', ip: '203.0.113.77', organizationId: 'acme' } as const;
    await writeLogs(server.runtime, tenant.id, [{ key: 'EndSession', payload }]);
    await admin.open('/audit-logs');
    await chip('IP address').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('IP address').fill('203.0.113.77');
    await admin.shoot('logs-pick-ip');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/audit-logs?ip=203.0.113.77');
    await row('Sign out').waitFor();
    await expect.poll(() => page.getByRole('table').getByRole('row').count(), { timeout: 10_000 }).toBe(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON lines' }).click();
    const lines = await readFile(await (await downloading).path(), 'utf8');
    expect(lines.trim().split('\n')).toHaveLength(1);
    expect(lines).toContain('203.0.113.77');
    await page.getByRole('button', { name: 'Retention' }).click();
    await dialog.getByLabel('Keep entries for').fill('90');
    await admin.shoot('logs-retention');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await call(getAuditLogConfig)).body).toEqual({ retentionDays: 90 });
  });

  it('is paged, with the page in the URL', async () => {
    const entry = { key: 'RevokeToken' as const, payload: { result: 'Success' as const } };
    await writeLogs(
      server.runtime,
      tenant.id,
      Array.from({ length: 45 }, () => entry),
    );
    await admin.open('/audit-logs?logKey=RevokeToken');
    await page.getByText('1–20 of 45').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('21–40 of 45').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/audit-logs?logKey=RevokeToken&page=2');
    await admin.shoot('logs-many');
  });
});

describe('the audit log in dark mode, in a small window', () => {
  it('has no axe violations, and nothing overflows', async () => {
    const { user } = await createSignedIn('Kofi Mensah', 'Warehouse');
    const dark = await openConsole(server, { colorScheme: 'dark', viewport: { width: 1024, height: 768 } });
    await dark.open('/audit-logs');
    await dark.page.getByText('Sign-in: complete').first().waitFor();
    await dark.shoot('dark-logs-list');
    const violations = await dark.listViolations();
    await dark.open(`/audit-logs?logKey=Interaction.SignIn.Submit&userId=${user.id}`);
    await dark.page.getByRole('table').getByRole('link', { name: 'Sign-in: complete' }).click();
    await dark.page.locator('.ui-side-panel').getByText('127.0.0.1').first().waitFor();
    await dark.shoot('dark-logs-entry');
    expect([...violations, ...(await dark.listViolations())]).toEqual([]);
    const [scrolled, seen] = await dark.page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
    await dark.close();
  });
});
