import * as api from '@gatehouse/contract/sign-in/endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { setUserPassword, suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

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

async function newUser(): Promise<{ id: string; email: string }> {
  const email = `forgot.${(serial += 1)}@northwind.example`;
  const id = await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword });
  return { id, email };
}
const open = (): Promise<TestFlow> => new TestBrowser(tenant).authorize(clientId);
const begin = async (): Promise<TestFlow> => {
  const flow = await open();
  await flow.begin('SignIn');
  return flow;
};
const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await (await open()).signIn(email, password, 'email')).status === 200;

/** A flow in which the code was entered. */
async function verify(email: string): Promise<{ flow: TestFlow; verificationId: string }> {
  const flow = await open();
  await flow.begin('ForgotPassword');
  const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
  const code = await readCode(server, tenant.id, email);
  expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
  return { flow, verificationId };
}
const choose = (flow: TestFlow, password = newPassword) =>
  flow.call(resetPassword, { password }, { prefer: true });

describe('[STATE-11 part] a forgotten password', () => {
  it('is not replaced if the tenant has turned the recovery method off since', async () => {
    const { email } = await newUser();
    const { flow, verificationId } = await verify(email);
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    expect((await choose(flow)).status).toBe(200);
    const byPhone = { forgotPasswordMethods: ['PhoneVerificationCode' as const] };
    await call(updateSignInExperience, { body: byPhone });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe(
      'session.not_supported_for_forgot_password',
    );
    await call(updateSignInExperience, { body: codeWays });
    expect(await canSignIn(email, goodPassword)).toBe(true);
  });

  it('is replaced after a code, and the flow continues as a sign-in', async () => {
    const { email } = await newUser();
    const { flow, verificationId } = await verify(email);
    const identified = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect(identified.body.next).toEqual({ step: 'new-password', event: 'ForgotPassword' });
    expect((await choose(flow)).body.next).toEqual({ step: 'submit', event: 'ForgotPassword' });
    expect(await canSignIn(email, goodPassword)).toBe(true);
    const ended = await flow.call(api.submitExperience, undefined, { prefer: true });
    expect(ended.status).toBe(200);
    const back = new URL(ended.body.redirectTo);
    expect([back.origin, back.pathname, back.searchParams.get('flow')]).toEqual([
      tenant.origin,
      '/sign-in',
      flow.id,
    ]);
    expect(ended.body.next).toMatchObject({ step: 'verify', event: 'SignIn' });
    await expect(flow.browser.authorize(clientId, { prompt: 'none' })).rejects.toThrow(/login_required/);
    expect(await canSignIn(email, goodPassword)).toBe(false);
    const verified = await flow.verify('email', email, newPassword);
    expect((await flow.finish(verified.body.verificationId)).status).toBe(200);
    expect((await flow.resume()).has('code')).toBe(true);
  });

  it('is replaced, which ends the sessions, tokens and flows of the old one (attacks: pre-hijacking)', async () => {
    const { email } = await newUser();
    const thief = await open();
    await thief.signIn(email, goodPassword, 'email');
    const stolen = await thief.redeem((await thief.resume()).get('code') ?? '');
    const underWay = await open();
    await underWay.begin('SignIn');
    const verification = await underWay.verify('email', email, goodPassword);

    const { flow, verificationId } = await verify(email);
    await flow.call(api.identify, { verificationId });
    await choose(flow);
    expect((await flow.call(api.submitExperience)).status).toBe(200);

    const refresh = await fetch(`${tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: stolen['refresh_token'] ?? '',
      }),
    });
    expect(refresh.status).toBe(400);
    expect((await underWay.finish(verification.body.verificationId)).refusal.code).toBe('session.not_found');
    await expect(thief.browser.authorize(clientId, { prompt: 'none' })).rejects.toThrow(/login_required/);
  });

  it('verifies nothing after it was replaced, even in flows that also verified another account (attacks: pre-hijacking)', async () => {
    const { id, email } = await newUser();
    const verifyCode = async (flow: TestFlow, of: string): Promise<string> => {
      const { verificationId } = (await flow.sendCode('email', of)).body;
      const code = await readCode(server, tenant.id, of);
      expect((await flow.enterCode('email', of, verificationId, code)).status).toBe(200);
      return verificationId;
    };
    const after = await begin();
    await verifyCode(after, (await newUser()).email);
    const verificationAfter = (await after.verify('email', email, goodPassword)).body;
    const before = await begin();
    const verificationBefore = (await before.verify('email', email, goodPassword)).body;
    await verifyCode(before, (await newUser()).email);
    // A code of the account, in a flow that was identified as the attacker's and then switches to registration and back.
    const known = await begin();
    const username = `without_email_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await known.identifyByPassword(username);
    const code = await verifyCode(known, email);

    const replaced = await call(setUserPassword, { params: { userId: id }, body: { password: newPassword } });
    expect(replaced.status).toBe(200);

    expect((await after.finish(verificationAfter.verificationId)).refusal.code).toBe('session.not_found');
    const missing = 'session.verification_session_not_found';
    expect((await before.finish(verificationBefore.verificationId)).refusal.code).toBe(missing);
    for (const interactionEvent of ['Register', 'SignIn'] as const)
      expect((await known.call(api.changeInteractionEvent, { interactionEvent })).status).toBe(204);
    expect((await known.finish(code)).refusal.code).toBe(missing);
  });

  it('is not replaced without the code from the email, nor out of order (CVE-2026-18963)', async () => {
    const { email } = await newUser();
    const flow = await open();
    await flow.begin('ForgotPassword');
    expect((await choose(flow)).refusal.code).toBe('session.identifier_not_found');
    const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
    expect((await flow.call(api.identify, { verificationId })).refusal.code).toBe(
      'session.verification_failed',
    );
    expect((await choose(flow)).refusal.code).toBe('session.identifier_not_found');
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');

    const verified = await verify(email);
    await verified.flow.call(api.identify, { verificationId: verified.verificationId });
    expect((await verified.flow.call(api.submitExperience)).refusal.code).toBe(
      'user.new_password_required_in_profile',
    );
    const added = await verified.flow.call(api.addToProfile, { type: 'password', value: newPassword });
    expect(added.refusal.code).toBe('session.not_supported_for_forgot_password');
    expect(await canSignIn(email, goodPassword)).toBe(true);
  });

  it('cannot be turned into a sign-in, and its code is not valid for one', async () => {
    const { email } = await newUser();
    const { flow, verificationId } = await verify(email);
    await flow.call(api.identify, { verificationId });
    const turned = await flow.call(api.changeInteractionEvent, { interactionEvent: 'SignIn' });
    expect(turned.refusal.code).toBe('session.not_supported_for_forgot_password');
    await flow.begin('SignIn');
    expect((await flow.call(api.identify, { verificationId })).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    await expect(flow.resume()).rejects.toThrow();
  });

  it('must be replaced by a different one that complies with the policy', async () => {
    const { email } = await newUser();
    const { flow, verificationId } = await verify(email);
    await flow.call(api.identify, { verificationId });
    expect((await choose(flow, goodPassword)).refusal.code).toBe('user.same_password');
    expect((await choose(flow, 'short')).refusal.code).toBe('password.rejected');
    expect((await choose(flow)).status).toBe(200);
  });

  it('is not replaced if the account no longer has the email address; the error says that no account exists', async () => {
    const { id, email } = await newUser();
    const flow = await open();
    await flow.begin('ForgotPassword');
    const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
    const code = await readCode(server, tenant.id, email);
    await call(updateUser, { params: { userId: id }, body: { primaryEmail: null } });
    expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
    const refused = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'user.user_not_exist']);
    expect(refused.refusal.data.next).toMatchObject({ step: 'no-account', canSwitch: false });
  });

  it('is not replaced for a suspended account', async () => {
    const { id, email } = await newUser();
    const { flow, verificationId } = await verify(email);
    await flow.call(api.identify, { verificationId });
    await choose(flow);
    await call(suspendUser, { params: { userId: id }, body: { isSuspended: true } });
    expect((await flow.call(api.submitExperience)).status).toBeGreaterThanOrEqual(400);
    const late = await verify(email);
    const refused = await late.flow.call(api.identify, { verificationId: late.verificationId });
    expect(refused.refusal.code).toBe('user.suspended');
  });

  it('is replaced once by several concurrent submits', async () => {
    const { email } = await newUser();
    const { flow, verificationId } = await verify(email);
    await flow.call(api.identify, { verificationId });
    await choose(flow);
    const ends = await Promise.all([1, 2, 3].map(() => flow.call(api.submitExperience)));
    expect(ends.filter(({ status }) => status === 200).length).toBe(1);
    expect(await canSignIn(email, newPassword)).toBe(true);
  });
});
