import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let receiver: WebhookReceiver;
let serial = 0;
const now = Date.now();

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_MESSAGES_PER_RECIPIENT: '2' },
  }));
  const signUp = { identifiers: ['username' as const], password: true, verify: false };
  await call(updateSignInExperience, { body: { ...codeWays, signUp } });
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

async function subscribe(events: WebhookEvent[]) {
  const path = `/${(serial += 1)}`;
  const { body } = await call(createWebhook, {
    body: { events, config: { url: receiver.url(path), retries: 0 } },
  });
  const received = async () => {
    await server.runtime.webhooks.settle();
    await server.runtime.webhooks.poll();
    await server.runtime.webhooks.settle();
    return receiver.at(path).map((one) => one.body);
  };
  return { id: body.id, received };
}
const authorize = () => new TestBrowser(tenant).authorize(clientId);
const application = () => ({ id: clientId, type: 'SPA', name: 'Storefront', description: null });
const newName = () => `flow_${(serial += 1)}`;

describe('a submitted flow', () => {
  it('[HOOK-01] that registers a user is sent as PostRegister and User.Created, with the user', async () => {
    const hook = await subscribe(['PostRegister', 'PostSignIn', 'User.Created', 'User.Data.Updated']);
    const username = newName();
    const flow = await authorize();
    expect((await flow.register(username, goodPassword)).status).toBe(200);
    const [registered, created, ...others] = await hook.received();
    const { userId } = registered as unknown as { userId: string };
    const { body: user } = await call(getUser, { params: { userId } });
    expect(user.username).toBe(username);
    const common = {
      hookId: hook.id,
      createdAt: new Date(now).toISOString(),
      interactionEvent: 'Register',
      sessionId: expect.any(String),
      applicationId: clientId,
      application: application(),
      ip: '127.0.0.1',
      userIp: '127.0.0.1',
      userAgent: expect.any(String),
      userId,
    };
    expect(registered).toEqual({ ...common, event: 'PostRegister', user });
    expect(created).toEqual({ ...common, event: 'User.Created', data: user });
    expect(others).toEqual([]);
    expect(JSON.stringify(await hook.received())).not.toMatch(/Horse|argon2/);
    expect(JSON.stringify(await hook.received())).not.toContain(flow.id);
  });

  it('[HOOK-01] that signs a user in is sent as PostSignIn once, and a rejected one isn’t', async () => {
    const hook = await subscribe(['PostSignIn', 'PostRegister', 'User.Data.Updated', 'User.Session.Ended']);
    const username = newName();
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const flow = await authorize();
    expect((await flow.signIn(username, 'Wrong-Horse-1')).status).toBe(422);
    expect((await flow.signIn(username, goodPassword)).status).toBe(200);
    // A second request gets the same response and does nothing.
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const got = await hook.received();
    const { body: user } = await call(getUser, { params: { userId } });
    expect(user.lastSignInAt).toBe(now);
    expect(got).toMatchObject([{ event: 'PostSignIn', interactionEvent: 'SignIn', userId, user }]);
  });

  it('[HOOK-01] that replaces a password is sent as PostResetPassword', async () => {
    const hook = await subscribe([
      'PostResetPassword',
      'User.Data.Updated',
      'User.Session.Ended',
      'PostSignIn',
    ]);
    const email = `${newName()}@northwind.example`;
    const userId = await createUser(server.runtime, tenant.id, {
      primaryEmail: email,
      password: goodPassword,
    });
    const flow = await authorize();
    await flow.begin('ForgotPassword');
    const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
    await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
    await flow.call(api.identify, { verificationId });
    await flow.call(resetPassword, { password: 'Another-Horse-43' });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const got = await hook.received();
    const { body: user } = await call(getUser, { params: { userId } });
    expect(got).toMatchObject([
      {
        event: 'PostResetPassword',
        interactionEvent: 'ForgotPassword',
        userId,
        user,
        application: application(),
      },
      { event: 'User.Data.Updated', userId, data: user },
      { event: 'User.Session.Ended', userId, data: { sessionId: null } },
    ]);
    expect(JSON.stringify(got)).not.toContain('Horse');
  });

  it('[HOOK-03] in which the user joins an organization is sent as Organization.Membership.Updated', async () => {
    const hook = await subscribe(['Organization.Membership.Updated']);
    const { body: organization } = await call(createOrganization, { body: { name: newName() } });
    const email = `${newName()}@northwind.example`;
    const user = { username: newName(), primaryEmail: email, password: goodPassword };
    const userId = await createUser(server.runtime, tenant.id, user);
    const join = async () => {
      const context = { jitOrganizationIds: [organization.id] };
      const { token } = (await call(createOneTimeToken, { body: { email, context } })).body;
      const flow = await authorize();
      await flow.begin('SignIn');
      const identifier = { type: 'email', value: email } as const;
      const { body } = await flow.call(verifyOneTimeTokenInFlow, { identifier, token });
      expect((await flow.finish(body.verificationId)).status).toBe(200);
    };
    await join();
    const change = { organizationId: organization.id, addedUserIds: [userId] };
    expect(await hook.received()).toMatchObject([
      { event: 'Organization.Membership.Updated', ...change, data: change, application: application() },
    ]);
    // A member only signs in.
    await join();
    expect(await hook.received()).toHaveLength(1);
  });
});

describe('exceptions', () => {
  it('are sent although the request is rejected: once for a lockout', async () => {
    const hook = await subscribe(['Identifier.Lockout']);
    const username = newName();
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const flow = await authorize();
    await flow.begin('SignIn');
    const codes = [];
    for (let attempt = 0; attempt < 14; attempt += 1)
      codes.push((await flow.verify('username', username, 'Wrong-Horse-1')).refusal.code);
    expect(codes.at(-1)).toBe('session.verification_blocked_too_many_attempts');
    const got = await hook.received();
    expect(got).toMatchObject([
      { event: 'Identifier.Lockout', type: 'username', value: username, userId, applicationId: clientId },
    ]);
    expect(JSON.stringify(got)).not.toContain('Horse');
  });

  it('are sent once for a recipient whose messages have to wait', async () => {
    const hook = await subscribe(['Message.RateLimited']);
    const email = `${newName()}@northwind.example`;
    await createUser(server.runtime, tenant.id, { primaryEmail: email });
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const flow = await authorize();
      await flow.begin('SignIn');
      statuses.push((await flow.sendCode('email', email)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await hook.received()).toMatchObject([
      { event: 'Message.RateLimited', action: 'SignIn', recipient: email, applicationId: clientId },
    ]);
  });

  it('[HOOK-01] tell that adaptive MFA asked for a second factor, and why', async () => {
    const hook = await subscribe(['PostSignInAdaptiveMfaTriggered', 'PostSignIn']);
    const mfa = { factors: ['Totp' as const], policy: 'PromptAtSignInAndSignUpMandatory' as const };
    await call(updateSignInExperience, { body: { mfa, adaptiveMfa: { enabled: true } } });
    const username = newName();
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await call(createUserMfaVerification, { params: { userId }, body: { type: 'Totp' } });
    const flow = await authorize();
    const answer = await flow.signIn(username, goodPassword);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const got = await hook.received();
    expect(got.map(({ event }) => event)).not.toContain('PostSignIn');
    expect(got).toMatchObject([
      {
        event: 'PostSignInAdaptiveMfaTriggered',
        userId,
        user: { id: userId },
        adaptiveMfaResult: { requiresMfa: true, triggeredRules: ['new_device'] },
      },
    ]);
  });
});
