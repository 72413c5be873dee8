import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import { startTestServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import {
  createApplication,
  createUser,
  goodPassword,
  type NewUser,
} from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { findFlow } from '../../flow/flow-store.ts';
import { chooseLinkScreen } from '../../pages/link-screen.ts';
import { readParameters } from '../../pages/page-parameters.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({ clock: () => now }));
  expect((await call(updateSignInExperience, { body: codeWays })).status).toBe(200);
});
afterAll(() => server.stop());

const someEmail = (): string => `linked.${(serial += 1)}@northwind.example`;
async function newUser(values: NewUser = {}): Promise<{ id: string; email: string }> {
  const email = someEmail();
  return { id: await createUser(server.runtime, tenant.id, { primaryEmail: email, ...values }), email };
}
const tokenFor = async (email: string, interactionEvent?: InteractionEvent): Promise<string> =>
  (await call(createOneTimeToken, { body: { email, context: { interactionEvent } } })).body.token;
const begin = (event?: InteractionEvent) => new TestBrowser(tenant).begin(clientId, event);
const show = (flow: TestFlow, email: string, token: string, prefer = false) =>
  flow.call(verifyOneTimeTokenInFlow, { identifier: { type: 'email', value: email }, token }, { prefer });
/** Why a token is rejected; undefined if it isn't. */
const refusalOf = async (flow: TestFlow, email: string, token: string): Promise<string | undefined> =>
  (await show(flow, email, token)).refusal.code;

describe('a link with a one-time token', () => {
  it('signs in the user who has the email address', async () => {
    const { id, email } = await newUser();
    const flow = await begin();
    const { body } = await show(flow, email.toUpperCase(), await tokenFor(email), true);
    expect(body.next).toEqual({ step: 'identify', event: 'SignIn', verificationId: body.verificationId });
    expect((await flow.finish(body.verificationId)).status).toBe(200);
    expect(await flow.subject()).toBe(id);
  });

  it('registers a user without an account, if registration is open', async () => {
    const email = someEmail();
    const flow = await begin();
    const { body } = await show(flow, email, await tokenFor(email), true);
    expect(body.next).toMatchObject({ step: 'no-account', canSwitch: true });
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await flow.finish(body.verificationId)).status).toBe(200);
    const made = await flow.subject();
    const { body: user } = await call(getUser, { params: { userId: made ?? '' } });
    expect(user.primaryEmail).toBe(email);

    await call(updateSignInExperience, { body: { signInMode: 'SignIn' } });
    const other = someEmail();
    const closed = await begin();
    const shown = await show(closed, other, await tokenFor(other), true);
    // The token is an invitation: it allows registration even if that is turned off.
    expect(shown.body.next).toMatchObject({ step: 'no-account', canSwitch: true });
    await closed.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await closed.finish(shown.body.verificationId)).status).toBe(200);

    // It invites only the owner of its email address, and an email address with an account can't be invited.
    const { email: known } = await newUser();
    const link = await begin();
    await show(link, known, await tokenFor(known), true);
    expect((await link.call(api.changeInteractionEvent, { interactionEvent: 'Register' })).refusal.code).toBe(
      'auth.forbidden',
    );
    const invited = await begin();
    const guest = someEmail();
    await show(invited, guest, await tokenFor(guest), true);
    await invited.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    const identity = { identifier: { type: 'username' as const, value: 'stranger' }, password: goodPassword };
    const { body: stranger } = await invited.call(createPasswordIdentity, identity);
    expect((await invited.call(api.identify, stranger)).refusal.code).toBe('auth.forbidden');
    await call(updateSignInExperience, { body: { signInMode: 'SignInAndRegister' } });
  });

  it('is only valid for its own event', async () => {
    const { email } = await newUser({ password: goodPassword });
    const fits = async (made: InteractionEvent | undefined, event: InteractionEvent) =>
      (await refusalOf(await begin(event), email, await tokenFor(email, made))) ?? 'fits';
    const mismatch = 'one_time_token.interaction_event_mismatch';
    expect(await fits('SignIn', 'SignIn')).toBe('fits');
    expect(await fits('SignIn', 'Register')).toBe(mismatch);
    expect(await fits('SignIn', 'ForgotPassword')).toBe(mismatch);
    expect(await fits('Register', 'SignIn')).toBe(mismatch);
    expect(await fits(undefined, 'ForgotPassword')).toBe(mismatch);
    expect(await fits('ForgotPassword', 'SignIn')).toBe(mismatch);
    expect(await fits(undefined, 'Register')).toBe('fits');

    // A token for sign-in registers no user, even in a sign-in that it has verified.
    const newcomer = someEmail();
    const flow = await begin();
    const { body } = await show(flow, newcomer, await tokenFor(newcomer, 'SignIn'), true);
    expect(body.next).toMatchObject({ step: 'no-account', canSwitch: false });
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    const made = await flow.call(api.identify, { verificationId: body.verificationId });
    expect(made.refusal.code).toBe('session.verification_failed');
  });

  it('replaces a forgotten password, if created for that', async () => {
    const { id, email } = await newUser({ password: goodPassword });
    const flow = await begin('ForgotPassword');
    const { body } = await show(flow, email, await tokenFor(email, 'ForgotPassword'));
    await flow.call(api.identify, { verificationId: body.verificationId });
    await flow.call(resetPassword, { password: 'Another-Horse-43' });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const next = await begin();
    await next.signIn(email, 'Another-Horse-43', 'email');
    expect(await next.subject()).toBe(id);
  });

  it('doesn’t sign in a suspended user', async () => {
    const { email } = await newUser({ isSuspended: true });
    const flow = await begin();
    const { body } = await show(flow, email, await tokenFor(email));
    expect((await flow.finish(body.verificationId)).refusal.code).toBe('user.suspended');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('is no second factor in addition to a code by email, because both verify one mailbox', async () => {
    const own = await server.createTenant();
    const manage = await own.as('all');
    const set = await manage(updateSignInExperience, {
      body: { mfa: { factors: ['EmailVerificationCode'], policy: 'Mandatory' } },
    });
    expect(set.status).toBe(200);
    const email = someEmail();
    await createUser(server.runtime, own.id, { primaryEmail: email });
    const { token } = (await manage(createOneTimeToken, { body: { email } })).body;
    const flow = await new TestBrowser(own).authorize(await createApplication(server.runtime, own.id));
    await flow.begin('SignIn');
    const { body } = await show(flow, email, token);
    const verified = await flow.call(api.identify, { verificationId: body.verificationId }, { prefer: true });
    expect(verified.body.next).toMatchObject({ step: 'mfa', factors: [] });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.mfa.require_mfa_verification');
  });

  it('is consumed by its verification, but the flow can still use that to sign in', async () => {
    const { email } = await newUser();
    const [flow, token] = [await begin(), await tokenFor(email)];
    const { body } = await show(flow, email, token);
    expect(await refusalOf(flow, email, token)).toBe('one_time_token.token_consumed');
    expect((await flow.finish(body.verificationId)).status).toBe(200);
  });
});

describe('attacks: magic link', () => {
  it('is used once: a replay in another browser is rejected', async () => {
    const { email } = await newUser();
    const token = await tokenFor(email);
    expect((await show(await begin(), email, token)).status).toBe(200);
    const replay = await begin();
    expect(await refusalOf(replay, email, token)).toBe('one_time_token.token_consumed');
    expect(await replay.isSignedIn()).toBe(false);
  });

  it('is used once by ten concurrent requests to two processes', async () => {
    const second = await startTestServer({ clock: () => now });
    try {
      const { email } = await newUser();
      const token = await tokenFor(email);
      const there = second.tenant(tenant.id);
      const flows = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const flow = await new TestBrowser(index % 2 ? tenant : there).authorize(clientId);
          await flow.begin('SignIn');
          return flow;
        }),
      );
      await call(updateSignInExperience, { body: { sentinelPolicy: { maxAttempts: 1000 } } });
      const codes = await Promise.all(flows.map((flow) => refusalOf(flow, email, token)));
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set([undefined, 'one_time_token.token_consumed']));
    } finally {
      await second.stop();
      await call(updateSignInExperience, { body: { sentinelPolicy: {} } });
    }
  });

  it('of another tenant is rejected, and is not consumed by the attempt', async () => {
    const { email } = await newUser();
    const token = await tokenFor(email);
    const other = await server.createTenant();
    await createUser(server.runtime, other.id, { primaryEmail: email });
    const flow = await new TestBrowser(other).authorize(await createApplication(server.runtime, other.id));
    await flow.begin('SignIn');
    expect(await refusalOf(flow, email, token)).toBe('one_time_token.token_not_found');
    expect(await refusalOf(await begin(), email, token)).toBeUndefined();
  });

  it('for one email address doesn’t verify another', async () => {
    const [mine, victim] = [await newUser(), await newUser()];
    const token = await tokenFor(mine.email);
    const flow = await begin();
    expect(await refusalOf(flow, victim.email, token)).toBe('one_time_token.email_mismatch');
    expect(await refusalOf(flow, mine.email, token)).toBeUndefined();
  });

  it('is rejected after the account’s email address was changed', async () => {
    const { id, email } = await newUser();
    const flow = await begin();
    const { body } = await show(flow, email, await tokenFor(email));
    await call(updateUser, { params: { userId: id }, body: { primaryEmail: someEmail() } });
    expect((await flow.finish(body.verificationId)).refusal.code).toBe('session.verification_failed');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('expires', async () => {
    const { email } = await newUser();
    const token = await tokenFor(email);
    const started = now;
    now += 600_000;
    expect(await refusalOf(await begin(), email, token)).toBe('one_time_token.token_expired');
    now = started;
  });

  it('reveals no accounts to callers without a token', async () => {
    const { email } = await newUser();
    const answers = [];
    for (const address of [email, someEmail()]) {
      const { status, refusal } = await show(await begin(), address, 'no-token-at-all');
      answers.push([status, refusal]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject([404, { code: 'one_time_token.token_not_found' }]);
  });

  it('[OPEN-42] cannot be guessed: after ten wrong tokens, the right one is rejected, too', async () => {
    const { email } = await newUser();
    const token = await tokenFor(email);
    const flow = await begin();
    const codes = [];
    for (let count = 0; count < 10; count += 1) codes.push(await refusalOf(flow, email, `wrong${count}`));
    expect(codes.slice(0, 9)).toEqual(Array(9).fill('one_time_token.token_not_found'));
    expect(codes[9]).toBe('session.verification_blocked_too_many_attempts');
    expect(await refusalOf(flow, email, token)).toBe('session.verification_blocked_too_many_attempts');
  });
});

describe('the page of a link', () => {
  /** The first screen of a flow, if it is about the link. */
  async function screenOf(
    flow: TestFlow,
    params: Record<string, string>,
    query: Record<string, string> = {},
  ): Promise<PageScreen | undefined> {
    const ctx = { runtime: server.runtime, tenant, now };
    const known = await findFlow(ctx, flow.id);
    if (!known) throw new Error('no flow');
    return chooseLinkScreen(ctx, {
      flow: known,
      search: new URLSearchParams({ flow: flow.id, ...query }),
      parameters: readParameters(query, params),
      experience: await getSignInExperience(server.runtime, tenant.id),
    });
  }
  const open = (token: string, email: string): Record<string, string> => ({
    one_time_token: token,
    login_hint: email,
  });

  it('[SIP-01 part] shows the email address and what the link does, and waits for a click', async () => {
    const { email } = await newUser();
    const token = await tokenFor(email);
    const flow = await new TestBrowser(tenant).authorize(clientId, open(token, email));
    const shown = await screenOf(flow, open(token, email.toUpperCase()));
    expect(shown).toMatchObject({ name: 'one-time-token', email, token, event: 'SignIn' });
    expect(shown).not.toHaveProperty('currentAccount');
    const registering = await tokenFor(email, 'Register');
    expect(await screenOf(flow, open(registering, email))).toMatchObject({ event: 'Register' });
    const asked = { ...open(token, email), first_screen: 'register' };
    expect(await screenOf(flow, asked)).toMatchObject({ event: 'Register' });
    await flow.begin('SignIn');
    expect(await refusalOf(flow, email, token)).toBeUndefined();
    expect(await screenOf(flow, open(token, email))).toBeUndefined();
  });

  it('says whether a link was used, has expired or is invalid, and offers another method', async () => {
    const { email } = await newUser();
    const flow = await begin();
    const reasonOf = async (token: string, hint = email) => {
      const screen = await screenOf(flow, open(token, hint));
      return screen?.name === 'dead-end' ? screen.reason : screen?.name;
    };
    const token = await tokenFor(email);
    expect(await reasonOf(token, someEmail())).toBe('link_invalid');
    expect(await reasonOf(token, 'nobody')).toBe('link_invalid');
    expect(await reasonOf('nothing')).toBe('link_invalid');
    expect(await reasonOf(token)).toBe('one-time-token');
    await refusalOf(await begin(), email, token);
    expect(await reasonOf(token)).toBe('link_used');
    const late = await tokenFor(email);
    const started = now;
    now += 600_000;
    expect(await reasonOf(late)).toBe('link_expired');
    now = started;
    const screen = await screenOf(flow, open('nothing', email));
    const away = new URL(screen && 'signInUrl' in screen ? (screen.signInUrl ?? '') : '', tenant.origin);
    expect(
      await screenOf(flow, open('nothing', email), Object.fromEntries(away.searchParams)),
    ).toBeUndefined();
  });

  it('asks for confirmation if the user is signed in to another account, and signs in to the link’s account', async () => {
    const [bob, ada] = [await newUser({ password: goodPassword }), await newUser()];
    const browser = new TestBrowser(tenant);
    const first = await browser.authorize(clientId);
    await first.begin('SignIn');
    await first.signIn(bob.email, goodPassword, 'email');
    await first.resume();

    const token = await tokenFor(ada.email);
    const flow = await browser.authorize(clientId, open(token, ada.email));
    expect(await screenOf(flow, open(token, ada.email))).toMatchObject({ currentAccount: bob.email });
    await flow.begin('SignIn');
    const { body } = await show(flow, ada.email, token);
    await flow.finish(body.verificationId);
    expect(await flow.subject()).toBe(ada.id);

    // Signed in to the link's own account, the user isn't asked, because the token isn't needed.
    const again = browser.authorize(clientId, { ...open(token, ada.email), prompt: 'none' });
    await expect(again).rejects.toThrow(/[?&]code=/);
    const other = browser.authorize(clientId, { ...open(token, bob.email), prompt: 'none' });
    await expect(other).rejects.toThrow(/error=login_required/);
  });
});
