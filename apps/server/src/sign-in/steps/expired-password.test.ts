import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { verifyTotp } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { expireUserPassword, setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import {
  createPersonalAccessToken,
  listPersonalAccessTokens,
} from '@gatehouse/contract/users/personal-access-token-endpoints';
import { createUser as createUserEndpoint, getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../mfa/totp-codes.ts';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const dayMs = 86_400_000;
const newPassword = 'Another-Horse-43';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  await call(updateSignInExperience, { body: codeWays });
});
afterAll(() => server.stop());

const setExpiration = (validPeriodDays?: number) =>
  call(updateSignInExperience, {
    body: {
      passwordExpiration:
        validPeriodDays === undefined ? { enabled: false } : { enabled: true, validPeriodDays },
    },
  });
beforeEach(async () => void (await setExpiration()));

const query = (text: string, values: unknown[]) => server.runtime.database.pool.query(text, values);
/** A user whose password was set so many days ago. */
async function newUser(days = 0): Promise<{ id: string; email: string; username: string }> {
  const username = `expired_${(serial += 1)}`;
  const email = `${username}@northwind.example`;
  const id = await createUser(server.runtime, tenant.id, {
    username,
    primaryEmail: email,
    password: goodPassword,
  });
  const setAt = new Date(Date.now() - days * dayMs);
  await query('update users set password_updated_at = $2 where id = $1', [id, setAt]);
  return { id, email, username };
}
const begin = async (): Promise<TestFlow> => {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  return flow;
};
const require = (userId: string) =>
  call(updateUser, { params: { userId }, body: { isPasswordExpired: true } });
const read = async (userId: string) => (await call(getUser, { params: { userId } })).body;
const submit = (flow: TestFlow) => flow.call(api.submitExperience, undefined, { prefer: true });
const choose = (flow: TestFlow, password = newPassword) =>
  flow.call(resetPassword, { password }, { prefer: true });

describe('a password that has expired', () => {
  it('is replaced at sign-in, after which the flow continues and everything of the old one has ended', async () => {
    const { id, username } = await newUser(30);
    const thief = await new TestBrowser(tenant).authorize(clientId);
    await thief.signIn(username, goodPassword);
    await thief.resume();
    await setExpiration(30);

    const flow = await begin();
    const next = { step: 'new-password', event: 'SignIn', reason: 'expired' };
    expect(await flow.identifyByPassword(username)).toEqual(next);
    const early = await submit(flow);
    expect([early.status, early.refusal.code, early.refusal.data.next]).toEqual([
      422,
      'password.expired',
      next,
    ]);
    expect((await choose(flow, goodPassword)).refusal.code).toBe('user.same_password');
    expect((await choose(flow, 'short')).refusal.code).toBe('password.rejected');
    expect((await choose(flow)).body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await submit(flow)).status).toBe(200);
    expect((await flow.resume()).has('code')).toBe(true);

    expect(await read(id)).toMatchObject({
      isPasswordExpired: false,
      passwordUpdatedAt: expect.closeTo(Date.now(), -5),
    });
    await expect(thief.browser.authorize(clientId, { prompt: 'none' })).rejects.toThrow(/login_required/);
    const { body: logs } = await call(listAuditLogs, { query: { userId: id } });
    expect(logs.map(({ key }) => key)).toContain('Interaction.SignIn.Password.Submit');
    expect((await (await begin()).verify('username', username, goodPassword)).status).toBe(422);
    expect(await (await begin()).identifyByPassword(username, newPassword)).toMatchObject({ step: 'submit' });
  });

  it('ends personal access tokens when it is replaced, like every reset (ADR 169)', async () => {
    const { id, username } = await newUser();
    const params = { userId: id };
    await call(createPersonalAccessToken, { params, body: { name: 'Script' } });
    await require(id);
    const flow = await begin();
    await flow.identifyByPassword(username);
    await choose(flow);
    expect((await call(listPersonalAccessTokens, { params })).body).toHaveLength(1);
    expect((await submit(flow)).status).toBe(200);
    expect((await call(listPersonalAccessTokens, { params })).body).toEqual([]);
  });

  it.each(['replaced', 'kept'])('isn’t %s by a user who is suspended while the flow ends', async (what) => {
    const { id, username } = await newUser();
    const flow = await begin();
    if (what === 'replaced') await require(id);
    await flow.identifyByPassword(username);
    if (what === 'replaced') await choose(flow);
    const suspending = `with locked as materialized (select id from users where tenant_id = $1 and id = $2 for update)
      update users u set is_suspended = true from locked where u.tenant_id = $1 and u.id = locked.id`;
    const held = await holdRows(suspending, [tenant.id, id]);
    const submitting = submit(flow);
    await held.releaseTo(1, 'gatehouse_submit_sign_in');
    expect((await submitting).refusal.code).toBe('user.suspended');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('is not what two flows set that add a first one: the second one changes nothing', async () => {
    const username = `first_${(serial += 1)}`;
    const email = `${username}@northwind.example`;
    await createUser(server.runtime, tenant.id, { username, primaryEmail: email });
    const flows = [];
    for (const password of [newPassword, 'Third-Horse-44']) {
      const flow = await begin();
      const { verificationId } = (await flow.sendCode('email', email)).body;
      await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
      await flow.call(api.identify, { verificationId });
      expect((await flow.call(api.addToProfile, { type: 'password', value: password })).status).toBe(204);
      flows.push(flow);
    }
    for (const flow of flows) expect((await submit(flow)).status).toBe(200);
    const works = async (password: string) =>
      (await (await begin()).verify('username', username, password)).status;
    expect([await works(newPassword), await works('Third-Horse-44')]).toEqual([200, 422]);
  });

  it('is replaced in the browser of the session that ends with it', async () => {
    const { username } = await newUser(30);
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(clientId);
    await flow.signIn(username, goodPassword);
    await flow.resume();
    await setExpiration(30);
    const again = await browser.authorize(clientId, { prompt: 'login' });
    await again.begin('SignIn');
    expect(await again.identifyByPassword(username)).toMatchObject({ step: 'new-password' });
    await choose(again);
    expect((await submit(again)).status).toBe(200);
    expect((await again.resume()).has('code')).toBe(true);
  });

  it('counts from when it was set, and a day before the end nothing is asked', async () => {
    await setExpiration(30);
    const { username } = await newUser(29);
    expect(await (await begin()).identifyByPassword(username)).toMatchObject({ step: 'submit' });
  });

  it('counts from when expiration was turned on if its age isn’t known, however often the setting is saved', async () => {
    const { username, id } = await newUser();
    await query(
      `update users set password_updated_at = null, created_at = now() - interval '5 years' where id = $1`,
      [id],
    );
    await setExpiration(30);
    expect(await (await begin()).identifyByPassword(username)).toMatchObject({ step: 'submit' });
    await query(
      `update sign_in_experiences set settings = jsonb_set(settings, '{passwordExpiration,enabledAt}', to_jsonb($2::bigint))
       where tenant_id = $1`,
      [tenant.id, Date.now() - 30 * dayMs],
    );
    await setExpiration(30);
    expect(await (await begin()).identifyByPassword(username)).toMatchObject({ reason: 'expired' });
  });

  it('isn’t asked for by a sign-in that doesn’t use it', async () => {
    await setExpiration(30);
    const { email } = await newUser(40);
    const flow = await begin();
    const { verificationId } = (await flow.sendCode('email', email)).body;
    await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
    const identified = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect(identified.body.next).toMatchObject({ step: 'submit' });
    expect((await choose(flow)).refusal.code).toBe('session.password_expiration.reset_not_allowed');
  });

  it('is replaced only after the second factor (attacks: half-done login)', async () => {
    await call(updateSignInExperience, { body: { mfa: { factors: ['Totp'], policy: 'UserControlled' } } });
    const { id, username } = await newUser();
    const { body: factor } = await call(createUserMfaVerification, {
      params: { userId: id },
      body: { type: 'Totp' },
    });
    await require(id);
    const flow = await begin();
    expect(await flow.identifyByPassword(username)).toMatchObject({ step: 'mfa' });
    expect((await choose(flow)).refusal.code).toBe('session.mfa.require_mfa_verification');
    const secret = 'secret' in factor ? factor.secret : '';
    const code = totpCode(secret, Math.floor(Date.now() / 30_000));
    expect((await flow.call(verifyTotp, { code })).status).toBe(200);
    expect((await choose(flow)).body.next).toMatchObject({ step: 'submit' });
    await call(updateSignInExperience, { body: { mfa: { factors: [], policy: 'UserControlled' } } });
  });
});

describe('a new password that an administrator requires', () => {
  it('is asked for at the next sign-in of any method, once', async () => {
    const { id, email, username } = await newUser();
    await require(id);
    const flow = await begin();
    const { verificationId } = (await flow.sendCode('email', email)).body;
    await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
    const identified = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect(identified.body.next).toEqual({ step: 'new-password', event: 'SignIn', reason: 'required' });
    await choose(flow);
    expect((await submit(flow)).status).toBe(200);
    expect((await read(id)).isPasswordExpired).toBe(false);
    expect(await (await begin()).identifyByPassword(username, newPassword)).toMatchObject({ step: 'submit' });
  });

  it('is set with the password that the administrator hands over, also for a new user', async () => {
    const { id, username } = await newUser();
    await call(setUserPassword, {
      params: { userId: id },
      body: { password: 'Handed-Horse-44', isPasswordExpired: true },
    });
    expect(await (await begin()).identifyByPassword(username, 'Handed-Horse-44')).toMatchObject({
      reason: 'required',
    });
    await call(setUserPassword, { params: { userId: id }, body: { password: 'Kept-Horse-45' } });
    expect(await (await begin()).identifyByPassword(username, 'Kept-Horse-45')).toMatchObject({
      step: 'submit',
    });
    const body = { username: `${username}_new`, password: goodPassword, isPasswordExpired: true };
    await call(createUserEndpoint, { body });
    expect(await (await begin()).identifyByPassword(body.username)).toMatchObject({ reason: 'required' });
  });

  it('is not lost if the administrator takes it back after the user has chosen', async () => {
    const { id, username } = await newUser();
    await require(id);
    const flow = await begin();
    await flow.identifyByPassword(username);
    await choose(flow);
    await call(updateUser, { params: { userId: id }, body: { isPasswordExpired: false } });
    expect((await submit(flow)).status).toBe(200);
    expect(await (await begin()).identifyByPassword(username, newPassword)).toMatchObject({ step: 'submit' });
  });

  it('can’t be chosen in a flow of an account whose password hasn’t expired (attacks: pre-hijacking)', async () => {
    const { username } = await newUser();
    const flow = await begin();
    expect((await choose(flow)).refusal.code).toBe('session.identifier_not_found');
    await flow.identifyByPassword(username);
    const refused = await choose(flow);
    expect([refused.status, refused.refusal.code]).toEqual([
      400,
      'session.password_expiration.reset_not_allowed',
    ]);
    await flow.begin('Register');
    expect((await choose(flow)).refusal.code).toBe('session.invalid_interaction_type');
  });

  it('ends if the password is set elsewhere', async () => {
    const { id, email } = await newUser();
    await require(id);
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.begin('ForgotPassword');
    const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
    await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
    await flow.call(api.identify, { verificationId });
    await choose(flow);
    expect((await submit(flow)).status).toBe(200);
    expect((await read(id)).isPasswordExpired).toBe(false);
  });
});

describe('wire C-passwordExpiration: PATCH /api/users/{userId}/password/expiration', () => {
  const expire = (userId: string, isExpired = true) =>
    call(expireUserPassword, { params: { userId }, body: { isExpired } });

  it('is rejected while passwords of the tenant don’t expire', async () => {
    const { id } = await newUser();
    const { status, refusal } = await expire(id);
    expect([status, refusal.code]).toEqual([400, 'sign_in_experiences.password_expiration_not_enabled']);
    expect((await read(id)).isPasswordExpired).toBe(false);
  });

  it('expires a password, and takes that back', async () => {
    await setExpiration(30);
    const { id, username } = await newUser();
    expect((await expire(id)).body).toMatchObject({ id, isPasswordExpired: true });
    expect(await (await begin()).identifyByPassword(username)).toMatchObject({ reason: 'required' });
    expect((await expire(id, false)).body).toMatchObject({ isPasswordExpired: false });
    expect(await (await begin()).identifyByPassword(username)).toMatchObject({ step: 'submit' });
  });
});
