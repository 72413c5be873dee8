import { mkdir } from 'node:fs/promises';
import { addConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { listConsentOrganizations } from '@gatehouse/contract/organizations/consent-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';

const scope =
  'openid profile urn:logto:scope:organizations urn:logto:scope:organization_roles read:invoice send:invoice';
const resource = 'urn:logto:resource:organizations';

let pages: SignInPages;
let visit: TestVisit;
let userId: string;
let partner: string;
const username = 'ada';

beforeAll(async () => {
  pages = await SignInPages.start();
});
beforeEach(async () => {
  visit = await pages.createVisit({});
  const [{ runtime }, { id: tenantId }] = [pages.server, visit.tenant];
  userId = await createUser(runtime, tenantId, { username, password: goodPassword });
  partner = await createApplication(runtime, tenantId, {
    name: 'Ledgerly',
    isThirdParty: true,
    redirectUris: [`${pages.home}/callback`],
  });
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

/** Makes the user a member of organizations, with permissions that the application may request. */
async function join(names: string[]): Promise<string[]> {
  const { call } = visit;
  const permission = async (name: string, description: string) =>
    (await call(createOrganizationScope, { body: { name, description } })).body.id;
  const organizationScopes = [
    await permission('read:invoice', 'Read invoices'),
    await permission('send:invoice', 'Send invoices to customers'),
  ];
  const role = await call(createOrganizationRole, {
    body: { name: 'Accountant', organizationScopeIds: organizationScopes },
  });
  await call(addConsentScopes, {
    params: { applicationId: partner },
    body: {
      userScopes: ['urn:logto:scope:organizations', 'urn:logto:scope:organization_roles'],
      organizationScopes,
    },
  });
  const ids = [];
  for (const name of names) {
    const { id } = (await call(createOrganization, { body: { name } })).body;
    await call(addMembers, { params: { id }, body: { userIds: [userId] } });
    const body = { organizationRoleIds: [role.body.id] };
    await call(addMemberRoles, { params: { id, userId }, body });
    ids.push(id);
  }
  return ids;
}

const listConsented = async () => {
  const { body } = await visit.call(listConsentOrganizations, { params: { id: partner, userId } });
  return body.organizations.map(({ name }) => name).toSorted();
};

/** Opens the application and signs in, as far as the consent page. */
async function openConsent(extra: Record<string, string> = {}, options: BrowserContextOptions = {}) {
  const page = await visit.open({ client_id: partner, scope, resource, ...extra }, options);
  await page.locator('[name=identifier]').fill(username);
  await page.locator('[name=password]').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.locator('.scopes').first().waitFor();
  return page;
}
const allow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Allow' }).click();
  await pages.isBack(page);
};
const folder = process.env.SCREENSHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

describe('the consent page of an application that requests organizations', () => {
  it('[ENT-06] gives it access to those that the user selects, who can take them back there', async () => {
    await join(['Acme', 'Globex', 'Initech']);
    const page = await openConsent();
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(3);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
    await page.getByText('Read invoices').waitFor();
    await page.getByRole('checkbox', { name: 'Acme' }).check();
    await page.getByText('Initech').click();
    await shoot(page, 'consent-organizations');
    await allow(page);
    expect(await listConsented()).toEqual(['Acme', 'Initech']);

    await page.goto(visit.authorizeUrl({ client_id: partner, scope, resource }));
    const acme = page.getByRole('checkbox', { name: 'Acme' });
    await acme.waitFor();
    expect([
      await acme.isChecked(),
      await page.getByRole('checkbox', { name: 'Globex' }).isChecked(),
    ]).toEqual([true, false]);
    // By keyboard.
    await acme.focus();
    await page.keyboard.press('Space');
    await allow(page);
    expect(await listConsented()).toEqual(['Initech']);
  });

  it('searches a long list, and keeps what is selected', async () => {
    await join(Array.from({ length: 12 }, (_, index) => `Branch ${index + 1}`));
    const page = await openConsent();
    const search = page.getByRole('searchbox', { name: 'Search organizations' });
    await page.getByRole('checkbox', { name: 'Branch 3' }).check();
    await search.fill('branch 1');
    expect(await page.getByRole('checkbox').count()).toBe(4);
    await page.getByRole('checkbox', { name: 'Branch 12' }).check();
    await shoot(page, 'consent-organizations-search');
    await search.fill('none of them');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await search.fill('');
    await allow(page);
    expect(await listConsented()).toEqual(['Branch 12', 'Branch 3']);
  });

  it('says so to a user without organizations', async () => {
    await join([]);
    const page = await openConsent();
    await page.getByText('You don’t belong to any organization.').waitFor();
    await allow(page);
    expect(await listConsented()).toEqual([]);
  });

  for (const [language, colorScheme, width] of [
    ['en', 'light', 1280],
    ['ar', 'dark', 360],
    ['de', 'light', 360],
  ] as const)
    it(`has no fault: ${language}, ${colorScheme}, ${width} px`, async () => {
      await join([
        'Acme',
        'Vereinigte Nordwest-Landschaftsgärtnereigenossenschaft und Partner KGaA',
        ...Array.from({ length: 9 }, (_, index) => `Branch ${index + 1}`),
      ]);
      const page = await openConsent(
        { ui_locales: language },
        { colorScheme, viewport: { width, height: 800 }, hasTouch: width < 500, isMobile: width < 500 },
      );
      await page.getByRole('checkbox').first().check();
      await shoot(page, `consent-organizations-${language}-${width}`);
      await expectNoFault(page, 'consent');
    });
});
