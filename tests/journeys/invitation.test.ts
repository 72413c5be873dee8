import { mkdir } from 'node:fs/promises';
import { getInboxMessage, listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { createOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { codeWays } from '../support/ways-in.ts';

let pages: SignInPages;
let visit: TestVisit;
let organizationId: string;
let serial = 0;
let later = 0;
const someEmail = (): string => `invited.${(serial += 1)}@northwind.example`;

beforeAll(async () => {
  pages = await SignInPages.start({ clock: () => Date.now() + later });
});
beforeEach(async () => {
  later = 0;
  visit = await pages.createVisit(codeWays);
  organizationId = (await visit.call(createOrganization, { body: { name: 'Acme' } })).body.id;
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const newUser = (primaryEmail: string) =>
  createUser(pages.server.runtime, visit.tenant.id, { primaryEmail, password: goodPassword });
const memberEmails = async () =>
  (await visit.call(listMembers, { params: { id: organizationId } })).body.map(
    (member) => member.primaryEmail,
  );

/** Invites an email address, and returns the link in the message that it gets. */
async function invite(invitee: string): Promise<{ id: string; link: string }> {
  const expiresAt = Date.now() + later + 60_000;
  const { body } = await visit.call(api.createOrganizationInvitation, {
    body: { invitee, organizationId, expiresAt, messagePayload: {} },
  });
  const list = async () => (await visit.call(listInboxMessages, { query: { to: invitee } })).body;
  await expect.poll(async () => (await list()).length).toBe(1);
  const params = { id: (await list())[0]?.id ?? '' };
  const { link = '' } = (await visit.call(getInboxMessage, { params })).body;
  return { id: body.id, link };
}

async function openLink(link: string): Promise<Page> {
  const page = await (await pages.openContext()).newPage();
  await page.goto(link);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox').first().press('Enter');
  await heading(page, 'Enter your password');
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
}

/** Pictures of a screen, if asked for, on a phone and a desktop, in both color schemes. */
async function look(page: Page, name: string): Promise<void> {
  await expectNoFault(page, name);
  const folder = process.env.SCREENSHOTS;
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme });
      await expectNoFault(page, `${name} at ${width} px, ${colorScheme}`);
      if (!folder) continue;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: null });
}

describe('an invitation by email', () => {
  it('is accepted with a new account', async () => {
    const email = someEmail();
    const { link } = await invite(email);
    const page = await openLink(link);
    await heading(page, 'Join Acme');
    expect(page.url()).toBe(`${visit.tenant.origin}/invitation`);
    await look(page, 'welcome');
    await press(page, 'Continue');
    await heading(page, `Continue as ${email}`);
    await press(page, 'Continue');
    await page.getByText(`Signed in as ${email}`).waitFor();
    await look(page, 'accept');
    await press(page, 'Accept invitation');
    await heading(page, 'You’re a member of Acme');
    await look(page, 'joined');
    expect(await memberEmails()).toEqual([email]);
    await page.goto(link);
    await heading(page, 'You’re a member of Acme');
  });

  it('is accepted with an existing account, which the link doesn’t sign in to', async () => {
    const email = someEmail();
    await newUser(email);
    const page = await openLink((await invite(email)).link);
    await press(page, 'Continue');
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(email);
    await signIn(page);
    await press(page, 'Accept invitation');
    await heading(page, 'You’re a member of Acme');
    expect(await memberEmails()).toEqual([email]);
  });

  it('opened by another account says so, and switches the account', async () => {
    const [email, other] = [someEmail(), someEmail()];
    await newUser(email);
    await newUser(other);
    const page = await openLink(visit.authorizeUrl({ login_hint: other }));
    await signIn(page);
    await pages.isBack(page);
    const { link } = await invite(email);
    await page.goto(link);
    await page.getByText(`You’re signed in as ${other}.`).waitFor();
    expect(await page.getByRole('button', { name: 'Accept invitation' }).count()).toBe(0);
    await look(page, 'other-account');
    await press(page, 'Use another account');
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(email);
    await signIn(page);
    await press(page, 'Accept invitation');
    await heading(page, 'You’re a member of Acme');
    expect(await memberEmails()).toEqual([email]);
  });

  it('is declined', async () => {
    const { id, link } = await invite(someEmail());
    const page = await openLink(link);
    await press(page, 'Decline');
    await heading(page, 'You declined the invitation');
    await look(page, 'declined');
    const { body } = await visit.call(api.getOrganizationInvitation, { params: { id } });
    expect([body.status, await memberEmails()]).toEqual(['Revoked', []]);
    await page.goto(link);
    await heading(page, 'This invitation is no longer valid');
  });

  it('that has expired, was revoked or isn’t known has a page that says so', async () => {
    const [expired, revoked] = [await invite(someEmail()), await invite(someEmail())];
    await visit.call(api.updateOrganizationInvitationStatus, {
      params: { id: revoked.id },
      body: { status: 'Revoked' },
    });
    const page = await openLink(revoked.link);
    await heading(page, 'This invitation is no longer valid');
    later = 60_000;
    await page.goto(expired.link);
    await heading(page, 'This invitation has expired');
    await look(page, 'expired');
    await page.goto(`${visit.tenant.origin}/invitation?token=unknown`);
    await heading(page, 'This link doesn’t work');
    await look(page, 'invalid');
  });

  it('has a page in the reader’s language, with the organization’s branding, that works without scripts', async () => {
    await visit.call(updateOrganization, {
      params: { id: organizationId },
      body: { color: { primaryColor: '#7b1fa2' } },
    });
    const { link } = await invite(someEmail());
    const context = await pages.openContext({ locale: 'ar', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(link);
    await heading(page, 'الانضمام إلى');
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/arabic.png` });
    await press(page, 'رفض');
    await heading(page, 'لقد رفضت الدعوة');
  });
});
