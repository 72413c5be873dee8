import { listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { createOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';
import { createPkce, postForm } from '../support/oidc-browser.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';

let pages: SignInPages;
let visit: TestVisit;
let userId: string;
let username: string;
let organizationId: string;
let serial = 0;
let later = 0;

beforeAll(async () => {
  pages = await SignInPages.start({ clock: () => Date.now() + later });
  // The tenant itself asks for no second factor.
  visit = await pages.createVisit({ mfa: { factors: ['Totp', 'BackupCode'], policy: 'NoPrompt' } });
});
beforeEach(async () => {
  username = `member_${(serial += 1)}`;
  userId = await createUser(pages.server.runtime, visit.tenant.id, { username, password: goodPassword });
  const color = { primaryColor: '#7b1fa2' };
  organizationId = (await visit.call(createOrganization, { body: { name: 'Acme', color } })).body.id;
  await visit.call(addMembers, { params: { id: organizationId }, body: { userIds: [userId] } });
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

const require = () =>
  visit.call(updateOrganization, { params: { id: organizationId }, body: { isMfaRequired: true } });
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const factors = async () =>
  (await visit.call(listUserMfaVerifications, { params: { userId } })).body.map(({ type }) => type);

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
}
/** Sets up an authenticator app and saves the backup codes. */
async function enrol(page: Page): Promise<void> {
  await heading(page, 'Set up two-step verification');
  expect(await page.getByRole('button', { name: 'Not now' }).count()).toBe(0);
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  later += 30_000;
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(totpCode(secret, Math.floor((Date.now() + later) / 30_000)));
  await heading(page, 'Save your backup codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
}
/** Takes pictures on a phone and a desktop. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoFault(page, `${name} at ${width} px`);
    const folder = process.env.SCREENSHOTS;
    if (!folder) continue;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

it('a member without a second factor sets one up at sign-in, and is then asked for it', async () => {
  await require();
  const page = await visit.open();
  await signIn(page);
  await heading(page, 'Set up two-step verification');
  await look(page, 'organization-enrolment');
  await enrol(page);
  await pages.isBack(page);
  expect((await factors()).toSorted()).toEqual(['BackupCode', 'Totp']);
  const again = await visit.open();
  await signIn(again);
  await heading(again, 'Verify it’s you');
});

it('a member who is refused a token sets up a factor when they sign in for the organization', async () => {
  const asked = {
    scope: 'openid offline_access urn:logto:scope:organizations',
    resource: 'urn:logto:resource:organizations',
  };
  const pkce = createPkce();
  const page = await visit.open({ ...asked, code_challenge: pkce.challenge });
  const { searchParams } = new URL(visit.authorizeUrl());
  const exchange = (form: Record<string, string>) =>
    postForm(`${visit.tenant.issuer}/token`, { client_id: searchParams.get('client_id') ?? '', ...form });
  const redeem = (challengedBy: typeof pkce) =>
    exchange({
      grant_type: 'authorization_code',
      code: new URL(page.url()).searchParams.get('code') ?? '',
      code_verifier: challengedBy.verifier,
      redirect_uri: searchParams.get('redirect_uri') ?? '',
    });
  const tokenFor = (refreshToken: string | undefined) =>
    exchange({
      grant_type: 'refresh_token',
      refresh_token: refreshToken ?? '',
      organization_id: organizationId,
    });
  await signIn(page);
  await pages.isBack(page);
  const { refresh_token: token } = (await redeem(pkce)).body;
  // The organization decides it while its members are signed in.
  await require();
  const refused = await tokenFor(token);
  expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
  expect(refused.body.error_description).toContain('organization_id');

  const second = createPkce();
  const named = { ...asked, code_challenge: second.challenge, organization_id: organizationId };
  await page.goto(visit.authorizeUrl(named));
  await heading(page, 'Sign in');
  await look(page, 'organization-sign-in-again');
  await signIn(page);
  await enrol(page);
  await pages.isBack(page);
  const answer = await tokenFor((await redeem(second)).body.refresh_token);
  expect([answer.status, answer.body.scope]).toEqual([200, '']);
  // From now on, their session is enough.
  await page.goto(visit.authorizeUrl(named));
  await pages.isBack(page);
});
