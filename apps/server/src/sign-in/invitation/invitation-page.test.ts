import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addJitEmailDomain } from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import * as flowApi from '@gatehouse/contract/sign-in/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { useToken } from '../steps/joining.fixture.ts';
import {
  createInviting,
  type Inviting,
  lifeMs,
  someEmail,
} from '../../features/organization-invitations/organization-invitations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let inviting: Inviting;
let now = Date.now();

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({ clock: () => now }));
  expect((await call(updateSignInExperience, { body: codeWays })).status).toBe(200);
  inviting = createInviting(call, () => now);
});
afterAll(() => server.stop());
beforeEach(() => {
  now = Date.now();
});

/** An invitation with its link. */
async function invite(email = someEmail(), organizationName = 'Acme') {
  const organizationId = await inviting.organization(organizationName);
  const organizationRoleIds = [await inviting.role()];
  const { id } = (await inviting.invite(organizationId, email, { organizationRoleIds })).body;
  const { body } = await call(api.createOrganizationInvitationLink, { params: { id } });
  return { id, organizationId, email, link: body.link, secret: body.link.split('token=')[1] ?? '' };
}
const newUser = async (email: string) => ({
  id: await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword }),
  email,
});
/** A browser in which this user is signed in. */
async function signedIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(tenant);
  const { token } = (await call(createOneTimeToken, { body: { email } })).body;
  const flow = await browser.begin(clientId);
  const { body } = await flow.call(verifyOneTimeTokenInFlow, {
    identifier: { type: 'email', value: email },
    token,
  });
  expect((await flow.finish(body.verificationId)).status).toBe(200);
  await flow.resume();
  return browser;
}

/** Opens a URL and follows its redirects to a page. */
async function open(browser: TestBrowser, url: string, init?: RequestInit) {
  let response = await browser.fetch(url, init);
  const visited = [url];
  while (response.status === 303 || response.status === 302) {
    visited.push(new URL(response.headers.get('location') ?? '', tenant.origin).href);
    response = await browser.fetch(visited.at(-1) ?? '');
  }
  const html = await response.text();
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const state = JSON.parse(json) as PageState | null;
  return { status: response.status, headers: response.headers, visited, html, state, screen: state?.screen };
}
const stepOf = ({ screen }: Awaited<ReturnType<typeof open>>): string | undefined =>
  screen?.name === 'invitation'
    ? screen.invitation.step
    : screen?.name === 'dead-end'
      ? screen.reason
      : screen?.name;
const formOf = ({ screen }: Awaited<ReturnType<typeof open>>): string =>
  screen?.name === 'invitation' ? screen.invitation.form : '';
const post = (browser: TestBrowser, answer: string, form: string) =>
  open(browser, '/invitation', { method: 'POST', body: new URLSearchParams({ answer, form }) });
/** Opens a link and presses a button of its page. */
async function press(browser: TestBrowser, link: string, answer: string) {
  return post(browser, answer, formOf(await open(browser, link)));
}
/** The flow of the sign-in page that was opened. */
function flowOf(browser: TestBrowser, { visited }: Awaited<ReturnType<typeof open>>): TestFlow {
  return new TestFlow(browser, 'invitation', new URL(visited.at(-1) ?? '', tenant.origin), '', '');
}
const statusOf = async (id: string) => (await inviting.get(id)).body.status;

describe('the page of an invitation', () => {
  it('asks a stranger to sign in, without the secret in its URL', async () => {
    const { link, email } = await invite();
    const page = await open(new TestBrowser(tenant), link);
    expect(page.visited.at(-1)).toBe(`${tenant.origin}/invitation`);
    expect(page.screen).toMatchObject({
      name: 'invitation',
      invitation: { step: 'sign-in', organization: 'Acme', invitee: email },
    });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('registers a new account with the address, which then accepts', async () => {
    const { id, link, email, organizationId } = await invite();
    const browser = new TestBrowser(tenant);
    const page = await press(browser, link, 'sign-in');
    expect(page.screen).toMatchObject({ name: 'one-time-token', email, event: 'Register' });
    const { token = '' } = page.screen?.name === 'one-time-token' ? page.screen : {};
    const flow = flowOf(browser, page);
    await flow.begin('Register');
    const identifier = { type: 'email', value: email } as const;
    const { body } = await flow.call(verifyOneTimeTokenInFlow, { identifier, token });
    await flow.call(flowApi.identify, { verificationId: body.verificationId });
    const submitted = await flow.call(flowApi.submitExperience);
    const back = await open(browser, submitted.body.redirectTo);
    expect([stepOf(back), back.visited.at(-1)]).toEqual(['accept', `${tenant.origin}/invitation`]);
    expect(stepOf(await post(browser, 'accept', formOf(back)))).toBe('joined');
    expect(await statusOf(id)).toBe('Accepted');
    expect(await inviting.members(organizationId)).toMatchObject([{ roles: [expect.any(String)] }]);
    const { body: logs } = await call(listAuditLogs, {
      query: { logKey: 'OrganizationInvitation.Accepted' },
    });
    expect(logs[0]?.payload).toMatchObject({ result: 'Success', params: { id, organizationId } });
  });

  it('attacks: a link that was never sent joins no other organization by the domain of the address', async () => {
    const domain = 'acme-staff.example';
    const other = await inviting.organization('Other');
    await call(addJitEmailDomain, { params: { id: other }, body: { emailDomain: domain } });
    const email = `cto@${domain}`;
    const { link } = await invite(email);
    const browser = new TestBrowser(tenant);
    const page = await press(browser, link, 'sign-in');
    const { token = '' } = page.screen?.name === 'one-time-token' ? page.screen : {};
    const flow = flowOf(browser, page);
    expect((await useToken(flow, email, token, 'Register')).status).toBe(204);
    expect((await flow.call(flowApi.submitExperience)).status).toBe(200);
    expect(await inviting.members(other)).toEqual([]);
  });

  it('registers a new account also where registration is closed', async () => {
    await call(updateSignInExperience, { body: { signInMode: 'SignIn' } });
    const { link, email } = await invite();
    const page = await press(new TestBrowser(tenant), link, 'sign-in');
    expect(page.screen).toMatchObject({ name: 'one-time-token', email, event: 'Register' });
    await call(updateSignInExperience, { body: { signInMode: 'SignInAndRegister' } });
  });

  it('is accepted by the account that has the address, and tells it so when it is opened again', async () => {
    const { link, email, id, organizationId } = await invite();
    const user = await newUser(email);
    const browser = await signedIn(email);
    expect(stepOf(await open(browser, link))).toBe('accept');
    expect(stepOf(await press(browser, link, 'accept'))).toBe('joined');
    expect((await inviting.get(id)).body).toMatchObject({ status: 'Accepted', acceptedUserId: user.id });
    expect((await inviting.members(organizationId)).map((member) => member.id)).toEqual([user.id]);
    expect(stepOf(await open(browser, link))).toBe('joined');
    expect(stepOf(await open(new TestBrowser(tenant), link))).toBe('invitation_accepted');
  });

  it('is declined without an account, and says so once', async () => {
    const { link, id } = await invite();
    const browser = new TestBrowser(tenant);
    expect(stepOf(await press(browser, link, 'decline'))).toBe('declined');
    expect(await statusOf(id)).toBe('Revoked');
    expect(stepOf(await open(browser, link))).toBe('invitation_revoked');
    const { body: logs } = await call(listAuditLogs, {
      query: { logKey: 'OrganizationInvitation.Declined' },
    });
    expect(logs[0]?.payload).toMatchObject({ params: { id } });
  });

  it('says that an invitation has expired or was revoked', async () => {
    const [revoked, expired] = [await invite(), await invite()];
    await inviting.revoke(revoked.id);
    expect(stepOf(await open(new TestBrowser(tenant), revoked.link))).toBe('invitation_revoked');
    now += lifeMs;
    expect(stepOf(await open(new TestBrowser(tenant), expired.link))).toBe('invitation_expired');
  });

  it('offers to switch the account if another one is signed in', async () => {
    const { link, email } = await invite();
    await newUser(email);
    const other = await newUser(someEmail());
    const browser = await signedIn(other.email);
    const page = await open(browser, link);
    expect(page.screen).toMatchObject({ invitation: { step: 'other-account', account: other.email } });
    const signIn = await post(browser, 'sign-in', formOf(page));
    expect(signIn.screen).toMatchObject({ name: 'sign-in', loginHint: email });
  });

  it('shows the branding of the organization', async () => {
    const { link, organizationId } = await invite();
    await call(updateOrganization, {
      params: { id: organizationId },
      body: { branding: { logoUrl: 'https://acme.example/logo.png' }, color: { primaryColor: '#aa0000' } },
    });
    const { state, html } = await open(new TestBrowser(tenant), link);
    expect(state?.experience.logoUrl).toBe('https://acme.example/logo.png');
    expect(html).toContain('#aa0000');
  });
});

describe('attacks: the page of an invitation', () => {
  it('the link alone never signs in to an existing account', async () => {
    const { link, email } = await invite();
    await newUser(email);
    const page = await press(new TestBrowser(tenant), link, 'sign-in');
    expect(page.screen).toMatchObject({ name: 'sign-in', loginHint: email });
    expect(page.visited.join()).not.toContain('one_time_token');
    expect(JSON.stringify(page.state)).not.toContain('one_time_token');
  });

  it('traps G3 (1): neither the ID nor a wrong secret opens an invitation, nor one that was replaced or is another tenant’s', async () => {
    const { id, link, secret } = await invite();
    const other = await server.createTenant();
    const there = createInviting(await other.as('all'), () => now);
    const { body } = await there.invite(await there.organization(), someEmail());
    const foreign = await (
      await other.as('all')
    )(api.createOrganizationInvitationLink, {
      params: { id: body.id },
    });
    await call(api.createOrganizationInvitationLink, { params: { id } });
    const pages = [];
    for (const token of [
      id,
      'x'.repeat(43),
      secret,
      foreign.body.link.split('token=')[1] ?? '',
      '',
      'a\0b',
    ]) {
      const page = await open(
        new TestBrowser(tenant),
        `/invitation?${new URLSearchParams({ token }).toString()}`,
      );
      pages.push([page.status, page.screen]);
    }
    expect(pages).toEqual(pages.map(() => [404, { name: 'dead-end', reason: 'invitation_invalid' }]));
    expect(stepOf(await open(new TestBrowser(tenant), '/invitation'))).toBe('invitation_invalid');
    expect(link).toContain(secret);
    // The cookie of an opened link isn't signed: it has the secret.
    for (const value of [id, secret, `${id}%00`]) {
      const headers = { cookie: `gh_${tenant.id}_invitation=${value}` };
      expect((await open(new TestBrowser(tenant), '/invitation', { headers })).status).toBe(404);
    }
  });

  it('an account without the address, or that had it before, can’t accept, whatever it posts', async () => {
    const { link, email, id, organizationId } = await invite();
    const user = await newUser(email);
    const browser = await signedIn(email);
    const form = formOf(await open(browser, link));
    await call(updateUser, { params: { userId: user.id }, body: { primaryEmail: someEmail() } });
    expect(stepOf(await post(browser, 'accept', form))).toBe('other-account');
    const other = await signedIn((await newUser(someEmail())).email);
    expect(stepOf(await press(other, link, 'accept'))).toBe('other-account');
    expect(stepOf(await press(new TestBrowser(tenant), link, 'accept'))).toBe('sign-in');
    expect([await statusOf(id), await inviting.members(organizationId)]).toEqual(['Pending', []]);
  });

  it('a suspended user is not signed in', async () => {
    const { link, email } = await invite();
    const user = await newUser(email);
    const browser = await signedIn(email);
    // Suspending ends sessions; the page doesn't depend on that.
    const { database } = server.runtime;
    await database
      .for(tenant.id)
      .updateTable('users')
      .set({ isSuspended: true })
      .where('id', '=', user.id)
      .execute();
    expect(stepOf(await open(browser, link))).toBe('sign-in');
  });

  it('a form without the token of the page, or of another invitation or account, changes nothing', async () => {
    const [mine, another] = [await invite(), await invite()];
    await newUser(mine.email);
    const browser = await signedIn(mine.email);
    const foreign = formOf(await open(new TestBrowser(tenant), mine.link));
    const ofAnother = formOf(await open(browser, another.link));
    await open(browser, mine.link);
    for (const form of ['', 'x', foreign, ofAnother])
      for (const answer of ['accept', 'decline'])
        expect(stepOf(await post(browser, answer, form))).toBe('accept');
    expect(await statusOf(mine.id)).toBe('Pending');
    // What another tab has opened in the meantime isn't accepted by a form that showed something else.
    const form = formOf(await open(browser, mine.link));
    await open(browser, another.link);
    await post(browser, 'decline', form);
    expect([await statusOf(mine.id), await statusOf(another.id)]).toEqual(['Pending', 'Pending']);
  });

  it('its cookie is sent to the page only, and not by other sites', async () => {
    const { link } = await invite();
    const response = await new TestBrowser(tenant).fetch(link);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/; Path=\/invitation; Max-Age=86400; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('answers at once from two browsers accept once', async () => {
    const { link, email, organizationId } = await invite();
    await newUser(email);
    const browsers = await Promise.all(Array.from({ length: 6 }, () => signedIn(email)));
    const forms = await Promise.all(browsers.map(async (each) => formOf(await open(each, link))));
    const pages = await Promise.all(browsers.map((each, at) => post(each, 'accept', forms[at] ?? '')));
    expect(new Set(pages.map(stepOf))).toEqual(new Set(['joined']));
    expect(await inviting.members(organizationId)).toHaveLength(1);
    const { body: logs } = await call(listAuditLogs, {
      query: { logKey: 'OrganizationInvitation.Accepted' },
    });
    expect(logs.filter(({ payload }) => payload.params?.organizationId === organizationId)).toHaveLength(1);
  });

  it('doesn’t know the secrets of another tenant, nor do administrators', async () => {
    // Of two organizations.
    const invitations = [await invite(), await invite(someEmail(), 'Globex')];
    const other = await server.createTenant();
    const there = createInviting(await other.as('all'), () => now);
    await there.invite(await there.organization(), invitations[0]?.email ?? '');
    for (const elsewhere of [other, server.tenant('admin')])
      for (const { secret } of invitations)
        expect(
          stepOf(await open(new TestBrowser(elsewhere), `${elsewhere.origin}/invitation?token=${secret}`)),
        ).toBe('invitation_invalid');
    for (const { id } of invitations) expect((await inviting.get(id)).body.status).toBe('Pending');
  });

  it('secrets can’t be tried without end', async () => {
    const limited = await server.createTenant();
    const statuses = new Set<number>();
    for (let count = 0; count < 301; count += 1)
      statuses.add((await new TestBrowser(limited).fetch('/invitation?token=x')).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
