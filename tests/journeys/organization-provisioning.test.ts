import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import * as domains from '@gatehouse/contract/organizations/domain-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { listMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import * as scim from '@gatehouse/contract/organizations/scim-endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import { createScimIdp } from '../support/scim-idp.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let dns: DnsServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  dns = await startDnsServer();
  const environment = { DOMAINS_DNS: dns.address };
  server = await startTestServer({ database: 'journey_organization_provisioning', environment });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
  await dns?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 1600 });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    await admin.shoot(`provisioning-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
    const [scrolled, seen] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('an administrator verifies a domain, connects an identity provider and lists the roles of its groups, by keyboard', async () => {
  const name = `Acme ${Date.now()}`;
  const { body: role } = await call(createOrganizationRole, { body: { name: `Engineer of ${name}` } });
  const { id } = (await call(createOrganization, { body: { name } })).body;
  await admin.open(`/organizations/${id}/provisioning`);
  await page.getByText('No domains.').waitFor();
  await look('empty');

  await page.getByRole('textbox', { name: 'Domain' }).focus();
  await page.keyboard.type('gmail.com');
  await page.keyboard.press('Enter');
  await page.getByText('Anyone can get an email address at this domain').waitFor();
  await page.getByRole('textbox', { name: 'Domain' }).fill('acme.example');
  const added = answerTo(page, domains.addOrganizationDomain);
  await page.keyboard.press('Enter');
  const { record } = await (await added).json();
  await page.getByText(record.value).waitFor();
  await look('domain');
  const early = answerTo(page, domains.verifyOrganizationDomain);
  await button('Verify acme.example').press('Enter');
  expect((await early).status()).toBe(422);
  await page.getByText('The TXT record wasn’t found').first().waitFor();
  dns.zone.set(record.name, { TXT: [record.value] });
  const verified = answerTo(page, domains.verifyOrganizationDomain);
  await button('Verify acme.example').press('Enter');
  expect((await verified).status()).toBe(200);
  await page.getByText('Verified', { exact: true }).waitFor();

  const created = answerTo(page, scim.createScimToken);
  await button('Create token').press('Enter');
  const { value } = await (await created).json();
  const dialog = page.getByRole('dialog', { name: 'Token created' });
  await dialog.waitFor();
  await look('token');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText(`scim_********${value.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(value);
  const url = await page.locator('.ui-copy-box code').first().innerText();

  const idp = createScimIdp(url, value);
  const { body: user } = await idp.okta.provision({ userName: 'ada@acme.example' });
  await idp.entra.provision({ userName: 'eve@elsewhere.example' });
  await idp.send('POST', '/Groups', { displayName: 'Engineering', members: [{ value: user.id }] });
  await admin.open(`/organizations/${id}/provisioning`);
  await page.getByText('1 user, 1 active').waitFor();
  await page.getByText('its domain isn’t verified for the organization').waitFor();

  await button('Add group').press('Enter');
  await page.getByText('Enter the name of a group.').waitFor();
  await page.getByRole('combobox', { name: 'Group' }).fill('engineering');
  await button('Add group').press('Enter');
  await page.getByText('Choose a role.').waitFor();
  await page.getByRole('combobox', { name: 'Organization role' }).selectOption(role.name);
  const listed = answerTo(page, scim.replaceScimRoles);
  await button('Add group').press('Enter');
  expect((await listed).status()).toBe(204);
  await page.getByRole('list', { name: 'Roles of groups' }).getByText(role.name).waitFor();
  const held = await call(listMemberRoles, { params: { id, userId: user.id } });
  expect(held.body.map((one) => one.id)).toEqual([role.id]);
  await look('connected');

  await page.getByRole('link', { name: 'Show entry' }).click();
  await page.getByRole('heading', { name: 'Refuse provisioning request' }).waitFor();
  await page.goBack();

  await button(`Actions for scim_********${value.slice(-4)}`).click();
  await page.getByRole('menuitem', { name: 'Revoke token' }).click();
  const revoked = answerTo(page, scim.deleteScimToken);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await revoked;
  await page.getByText('No tokens.').waitFor();
  expect((await idp.send('GET', '/Users')).status).toBe(401);
});
