import { readFile } from 'node:fs/promises';
import { listDomains } from '@gatehouse/contract/domains/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import { createUser } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const host = 'login.acme.localhost';

let dns: DnsServer;
let server: TestServer;
let admin: ConsoleBrowser;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startTestServer({
    database: `console_domains_${process.pid}`,
    environment: { DOMAINS_DNS: dns.address, OUTBOUND_ALLOW: '127.0.0.0/8' },
  });
  admin = await openConsole(server);
});
afterAll(async () => {
  await admin.close();
  await server.stop();
  await dns.stop();
});

const button = (name: string) => admin.page.getByRole('button', { name, exact: true });
const text = (words: string) => admin.page.getByText(words).first();
const record = (type: string) => admin.page.getByRole('row').filter({ hasText: type });

describe('[OPEN-67 part] [PROD-17 part] custom domains in the console', () => {
  it('are found in the user menu, the tabs and the palette', async () => {
    await admin.open('/roles');
    await button('Your account').click();
    await admin.page.getByRole('menuitem', { name: 'Custom domains' }).click();
    await text('No custom domains yet').waitFor();
    expect(admin.path()).toBe('/settings/domains');
    await admin.shoot('domains-empty');
    expect(await admin.listViolations()).toEqual([]);
    await admin.page.getByRole('link', { name: 'Administrators' }).click();
    await admin.page.getByRole('link', { name: 'Custom domains' }).click();
    await admin.page.keyboard.press('ControlOrMeta+k');
    await admin.page.keyboard.type('dns');
    await admin.page.getByRole('option', { name: 'Custom domains' }).waitFor();
    await admin.page.keyboard.press('Escape');
  });

  it('are added, show the records to create and what was found, and become active', async () => {
    await admin.page.getByRole('link', { name: 'Add domain' }).first().click();
    const field = admin.page.getByRole('dialog').getByLabel('Domain');
    await field.fill('acme.localhost');
    await button('Add domain').click();
    await admin.page.getByText('at least three parts, such as').waitFor();
    await admin.shoot('domains-create');
    await field.fill(host);
    await admin.page.keyboard.press('Enter');
    await admin.page.getByRole('heading', { name: host }).waitFor();
    const call = await server.tenant('default').as('all');
    const [added] = (await call(listDomains, {})).body;
    const [cname, txt] = added?.dnsRecords ?? [];
    await record('CNAME')
      .getByText(cname?.value ?? '-')
      .waitFor();
    await record('TXT').getByText('Not found').waitFor();
    await admin.shoot('domains-waiting');
    expect(await admin.listViolations()).toEqual([]);
    expect(await record('TXT').getByRole('button').count()).toBe(2);

    dns.zone.set(txt?.name ?? '', { TXT: ['something else'] });
    await server.runtime.database.pool.query('update domains set checked_at = null');
    await button('Check again').click();
    await record('TXT').getByText('something else').waitFor();
    await admin.shoot('domains-wrong');

    dns.zone.set(txt?.name ?? '', { TXT: [txt?.value ?? ''] });
    dns.zone.set(host, { CNAME: [cname?.value ?? ''] });
    dns.zone.set(cname?.value ?? '', { A: ['127.0.0.1'] });
    await server.runtime.database.pool.query('update domains set checked_at = null');
    await button('Check again').click();
    await text('Active').waitFor();
    const { port } = new URL(server.tenant('default').origin);
    const issuer = `http://${host}:${port}/oidc`;
    await admin.page.getByText(issuer, { exact: true }).waitFor();
    await admin.shoot('domains-active');
    expect(await admin.listViolations()).toEqual([]);
    await button('Make primary').click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Make primary' }).click();
    await admin.page.getByText('Primary', { exact: true }).waitFor();
  });

  it('serve verification files', async () => {
    await admin.page.getByRole('link', { name: 'Verification files' }).click();
    await button('Add file').click();
    await admin.page.getByLabel('Path').fill('/.well-known/webauthn');
    await admin.page.getByLabel('Content').fill('{}');
    await button('Save changes').click();
    await admin.page.getByText('is used by Gatehouse itself').waitFor();
    await admin.page.getByLabel('Path').fill('/site-check.txt');
    await admin.shoot('domains-files');
    await button('Save changes').click();
    await button('Save changes').waitFor({ state: 'detached' });
    const { port } = new URL(server.tenant('default').origin);
    const served = await fetch(`http://${host}:${port}/site-check.txt`);
    expect([served.status, await served.text()]).toEqual([200, '{}']);
  });

  it('are deleted with their name typed, after a warning about users whose only passkey is of them', async () => {
    const tenant = server.tenant('default');
    const userId = await createUser(server.runtime, tenant, { name: 'Noor Haddad' });
    await server.runtime.database.tenant('default', (db) =>
      db
        .insertInto('mfaVerifications')
        .values({
          id: 'passkey-of-domain',
          userId,
          type: 'WebAuthn',
          sealed: null,
          data: JSON.stringify({ credentialId: 'one', rpId: host }),
          lastStep: 0,
        })
        .execute(),
    );
    await admin.page.getByRole('button', { name: `Actions for ${host}` }).click();
    await admin.page.getByRole('menuitem', { name: 'Delete domain' }).click();
    const dialog = admin.page.getByRole('alertdialog');
    await dialog.getByText('1 user’s only passkey belongs to this domain').waitFor();
    await dialog.getByText('Noor Haddad').waitFor();
    await admin.shoot('domains-delete');
    expect(await admin.listViolations()).toEqual([]);
    const confirm = dialog.getByRole('button', { name: 'Delete domain' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill(host);
    await confirm.click();
    await text('No custom domains yet').waitFor();
    const { port } = new URL(tenant.origin);
    expect((await fetch(`http://${host}:${port}/oidc/jwks`)).status).toBe(421);
  });
});

describe('the export of the tenant', () => {
  const field = (label: string) => admin.page.getByLabel(label, { exact: true });
  const download = async (name: string): Promise<string> => {
    const [saved] = await Promise.all([admin.page.waitForEvent('download'), button(name).click()]);
    return readFile(await saved.path(), 'utf8');
  };

  it('is beside the domains: sealed with a passphrase, or without secrets', async () => {
    await admin.page.getByRole('link', { name: 'Export', exact: true }).click();
    await admin.page.getByRole('heading', { name: 'Sealed export' }).waitFor();
    expect(admin.path()).toBe('/settings/export');
    await field('Passphrase').fill('short');
    await button('Export with secrets').click();
    await text('Enter at least 12 characters.').waitFor();
    await field('Passphrase').fill('correct horse battery');
    await field('Repeat passphrase').fill('correct horse batter');
    await admin.page.keyboard.press('Enter');
    await text('The passphrases don’t match.').waitFor();
    await admin.shoot('tenant-export');
    expect(await admin.listViolations()).toEqual([]);
    await field('Repeat passphrase').fill('correct horse battery');
    expect(await download('Export with secrets')).toMatch(/^\{"format":"gatehouse-sealed-export",/);
    await text('The export is saved.').waitFor();
    expect(await field('Passphrase').inputValue()).toBe('');
    expect(await download('Export without secrets')).toMatch(
      /^\{"format":"gatehouse-tenant",[^]*\{"end":true/,
    );
  });

  it('asks to sign in again after ten minutes', async () => {
    await server.runtime.database.pool.query(
      `update oidc_instances set payload = payload || jsonb_build_object('loginTs', (payload ->> 'loginTs')::int - 601)
       where tenant_id = 'admin' and model = 'Session'`,
    );
    for (const label of ['Passphrase', 'Repeat passphrase']) await field(label).fill('correct horse battery');
    await button('Export with secrets').click();
    const dialog = admin.page.getByRole('alertdialog');
    await dialog.getByText('Sign in again to continue').waitFor();
    await admin.shoot('tenant-export-again');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    // What was typed is still there.
    expect(await field('Passphrase').inputValue()).toBe('correct horse battery');
  });
});
