import { adminTenantId } from '@gatehouse/contract/common';
import { updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { operate, suspend } from '../../apps/server/src/tenancy/operate.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let ada: Account;
/** The tenant of someone else, who invites Ada. */
let other: string;
/** The tenant of Ada. */
let own: string;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_cloud',
    environment: { EDITION: 'cloud', CONTACT_URL: 'mailto:help@operator.example' },
  });
  const bob = await createAccount(server);
  other = (await bob.platform(createTenant, { body: { name: 'Southwind' } })).body.id;
  const asBob = await bob.management(other);
  await asBob(createRole, { body: { name: 'Of Southwind', description: 'Bob’s' } });
  ada = await createAccount(server);
  await (
    await bob.members(other)
  )(createTenantInvitations, {
    params: { tenantId: other },
    body: { invitee: [String(ada.email)], roleName: 'collaborator' },
  });
  browser = await launchChromium();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const shoot = async (name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};
const path = () => new URL(page.url()).pathname.replace('/console', '');

async function signIn(): Promise<void> {
  const admin = server.tenant(adminTenantId);
  await page.goto(`${admin.origin}/console`);
  await page.waitForURL(/\/sign-in/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, admin, flow, ada.id));
}

it('[IDX-04] [IDX-05] [IDX-06] [IDX-07] [IDX-10] [TEN-01] [TEN-02] [TEN-03 part] [TEN-04] [TEN-14] opens invitations at the start, and creates a tenant', async () => {
  await signIn();
  await page.getByRole('heading', { name: 'find your tenants' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Join' }).count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await shoot('cloud-invitations');
  await page.getByRole('link', { name: 'Create new tenant' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Region').inputValue()).toBe('EU');
  expect(await dialog.getByRole('radio', { name: 'Development' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Create tenant' }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  // Region and purpose are required: they have a choice from the start, and none that is empty.
  expect(await dialog.locator('[aria-invalid=true]').getAttribute('name')).toBe('name');
  expect(await dialog.getByLabel('Region').locator('option').allInnerTexts()).toEqual([
    'Europe',
    'West US',
    'Australia',
  ]);
  expect(
    await dialog
      .locator('input[type=radio]')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value'))),
  ).toEqual(['development', 'production']);
  await dialog.getByLabel('Name').fill('Northwind');
  await shoot('cloud-create');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create tenant' }).click();
  await page.waitForURL(/\/console\/[a-z0-9]{21}\/get-started$/);
  await page.getByText('The tenant is created.').waitFor();
  own = path().split('/')[1] ?? '';
  await page.getByRole('button', { name: 'Tenant: Northwind. You have invitations.' }).waitFor();
  await shoot('cloud-tenant');
});

it('[LAY-13] shows that it loads until the tenants are known, with what is booked and used', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${server.tenant(adminTenantId).origin}/api/tenants`, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.locator('.loading-screen[aria-busy=true]').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  release();
  await page.getByRole('button', { name: /^Tenant: Northwind/ }).waitFor();
  expect(await page.locator('.loading-screen').count()).toBe(0);
  await page.unroute(`${server.tenant(adminTenantId).origin}/api/tenants`);
});

it('[RT-04] [API-38 part] [GUARD-11] works with the tenant in the path, at its host, with its token', async () => {
  const links = await page.getByRole('navigation').first().getByRole('link').all();
  for (const link of links) expect(await link.getAttribute('href')).toMatch(new RegExp(`^/console/${own}/`));
  const asked = page.waitForRequest(/\/api\/roles/);
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  expect(new URL((await asked).url()).origin).toBe(server.tenant(own).origin);
  await page.goto(`${server.tenant(adminTenantId).origin}/console/${own}/tenant-settings/members`);
  await page.getByRole('row', { name: String(ada.email) }).waitFor();
});

it('[LAY-20] [LAY-21 part] [LAY-22] [RT-05] [RT-06 part] [GUARD-15] [D17] attacks: switching shows nothing of the other tenant, not even an answer that comes late', async () => {
  const start = `${server.tenant(adminTenantId).origin}/console`;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: /^Tenant: Northwind/ }).click();
  await page.getByRole('menuitem', { name: 'Create tenant' }).waitFor();
  await shoot('cloud-switcher');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Join Southwind' }).click();
  await page.waitForURL(`${start}/${other}/get-started`);
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await page.getByText('Of Southwind').waitFor();
  await page.getByRole('button', { name: 'Tenant: Southwind' }).waitFor();
  // The answer of this tenant arrives after the switch to the other one.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${server.tenant(other).origin}/api/roles?*`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Tenant: Southwind' }).click();
  await page.getByRole('menuitemradio', { name: /Northwind/ }).click();
  await page.waitForURL(`${start}/${own}/get-started`);
  release();
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await page.getByRole('link', { name: 'Create role' }).first().waitFor();
  expect(await page.getByText('Of Southwind').count()).toBe(0);
  // Another tab has the other tenant open: each stays in its own.
  // The tenant that was opened last is saved, and opens next time.
  const tab = await page.context().newPage();
  let saved = answerTo(tab, updateMyCustomData);
  await tab.goto(`${start}/${other}/roles`);
  await tab.getByText('Of Southwind').waitFor();
  await saved;
  saved = answerTo(page, updateMyCustomData);
  await page.reload();
  await saved;
  await page.getByRole('button', { name: /^Tenant: Northwind/ }).waitFor();
  await page.getByRole('link', { name: 'Create role' }).first().waitFor();
  expect(await page.getByText('Of Southwind').count()).toBe(0);
  await tab.getByRole('button', { name: 'Tenant: Southwind' }).waitFor();
  expect(new URL(tab.url()).pathname).toContain(other);
  await tab.close();
  await page.goto(`${start}/${'z'.repeat(21)}/users`);
  await page.waitForURL(new RegExp(`/console/${own}/get-started$`));
});

it('[PROD-04] lets admins and collaborators change the sign-in experience', async () => {
  for (const [tenantId, color] of [
    [own, '#0a7d5a'],
    [other, '#7a1f5a'],
  ] as const) {
    await page.goto(`${server.tenant(adminTenantId).origin}/console/${tenantId}/sign-in-experience/branding`);
    await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill(color);
    const saved = answerTo(page, updateSignInExperience);
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect(await (await saved).json()).toMatchObject({ color: { primaryColor: color } });
  }
});

it('[LAY-14] [LAY-15] shows nothing of a tenant that is suspended but what lifts that, and a way to contact the operator', async () => {
  await operate(server.runtime, own, [suspend(null)]);
  await page.goto(`${server.tenant(adminTenantId).origin}/console/${own}/roles`);
  await page.getByRole('heading', { name: 'Northwind is suspended' }).first().waitFor({ state: 'attached' });
  expect([await page.getByRole('navigation').count(), await page.getByRole('banner').count()]).toEqual([
    0, 0,
  ]);
  const block = page.getByRole('main');
  await block.getByText('Users can’t sign in to its applications').waitFor();
  await block.getByText('Its settings can’t be changed until the suspension is lifted').waitFor();
  expect(await block.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    'mailto:help@operator.example',
  );
  expect(await findViolations(page)).toEqual([]);
  await shoot('cloud-suspended');
});
