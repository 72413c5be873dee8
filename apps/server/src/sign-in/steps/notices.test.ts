import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createUser, goodPassword, type NewUser } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { totpCode } from '../../mfa/totp-codes.ts';

const connectorId = 'acme';
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  provider = await startSocialProvider();
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  }));
  provider.redirectUris.push(`${tenant.origin}/callback/${connectorId}`);
  await call(createConnector, {
    body: { id: connectorId, connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => offer([]));

const socialSignIn = { automaticAccountLinking: true, skipRequiredIdentifiers: true };
async function offer(factors: MfaFactor[], more: Partial<SignInExperience> = {}): Promise<void> {
  const mfa = { factors, policy: 'Mandatory' as const };
  const signUp = { ...codeWays.signUp, secondaryIdentifiers: [] };
  const body = { ...codeWays, signUp, socialSignIn, socialSignInConnectorTargets: ['acme'], mfa, ...more };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
}
const someEmail = (): string => `told.${(serial += 1)}@northwind.example`;
const somePhone = (): string => `1555${String((serial += 1)).padStart(7, '0')}`;
/** A user with an email address and a password, unless they are null. */
async function newUser(values: NewUser = {}) {
  const [username, email] = [`told_${(serial += 1)}`, someEmail()];
  const id = await createUser(server.runtime, tenant.id, {
    username,
    primaryEmail: email,
    password: goodPassword,
    ...values,
  });
  return { id, username, email };
}
/** The messages to a recipient, apart from codes that were read. */
async function messagesTo(to: string): Promise<string[]> {
  await server.runtime.outbox.settle();
  const rows = await server.runtime.database
    .for(tenant.id)
    .selectFrom('inboxMessages')
    .select('usage')
    .where('recipient', '=', to)
    .orderBy('usage')
    .execute();
  return rows.map(({ usage }) => usage);
}
const begin = (event?: Parameters<TestBrowser['begin']>[1]) => new TestBrowser(tenant).begin(clientId, event);
async function signIn({ username }: { username: string }): Promise<TestFlow> {
  const flow = await begin();
  await flow.identifyByPassword(username);
  return flow;
}
const submit = async (flow: TestFlow): Promise<void> => {
  expect((await flow.call(api.submitExperience)).status).toBe(200);
};
/** Verifies an address with a code. Returns the ID of the verification. */
async function verify(flow: TestFlow, type: 'email' | 'phone', value: string, event?: 'ForgotPassword') {
  const { verificationId } = (await flow.sendCode(type, value, event ?? 'SignIn')).body;
  const code = await readCode(server, tenant.id, value);
  expect((await flow.enterCode(type, value, verificationId, code)).status).toBe(200);
  return verificationId;
}
async function bindTotp(flow: TestFlow): Promise<void> {
  const { verificationId, secret } = (await flow.call(mfaApi.createTotpSecret)).body;
  const code = totpCode(secret, Math.floor(Date.now() / 30_000));
  await flow.call(mfaApi.verifyTotp, { verificationId, code });
  expect((await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId })).status).toBe(204);
}
async function comeBySocial(sub: string, email: string): Promise<TestFlow> {
  provider.person = { sub, email };
  const flow = await begin();
  const at = <E extends { path: string }>(endpoint: E): E => ({
    ...endpoint,
    path: endpoint.path.replace('{connectorId}', connectorId),
  });
  const redirectUri = `${tenant.origin}/callback/${connectorId}`;
  const left = await flow.call(at(createSocialAuthorizationUri), { state: 'state-of-page', redirectUri });
  const { headers } = await fetch(left.body.authorizationUri, { redirect: 'manual' });
  const connectorData = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
  const body = { connectorData, verificationId: left.body.verificationId };
  const { verificationId } = (await flow.call(at(verifySocial), body)).body;
  expect((await flow.finish(verificationId)).status).toBe(200);
  return flow;
}

describe('attacks: a stolen way to sign in: what a sign-in changes is told by email', () => {
  it('a second factor that is set up', async () => {
    await offer(['Totp', 'BackupCode']);
    const user = await newUser();
    const flow = await signIn(user);
    await bindTotp(flow);
    const { verificationId } = (await flow.call(mfaApi.generateBackupCodes)).body;
    await flow.call(mfaApi.bindMfa, { type: 'BackupCode', verificationId });
    expect(await messagesTo(user.email)).toEqual([]);
    await submit(flow);
    expect(await messagesTo(user.email)).toEqual(['FactorAdded']);
  });

  it('a phone number that is added, also as a second factor, at the email address of the account', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const phone = somePhone();
    const secondaryIdentifiers = [{ identifier: 'phone' as const, verify: true }];
    await offer([], { signUp: { ...codeWays.signUp, secondaryIdentifiers } });
    const flow = await signIn(one);
    await flow.call(api.addToProfile, {
      type: 'phone',
      verificationId: await verify(flow, 'phone', phone),
    });
    await submit(flow);
    expect([await messagesTo(one.email), await messagesTo(phone)]).toEqual([['PhoneChanged'], []]);
    const methods = codeWays.signIn.methods.filter(({ identifier }) => identifier !== 'phone');
    const forgotPasswordMethods = ['EmailVerificationCode' as const];
    await offer(['PhoneVerificationCode'], { signIn: { methods }, forgotPasswordMethods });
    const other = await signIn(two);
    const verificationId = await verify(other, 'phone', somePhone());
    await other.call(mfaApi.bindMfa, { type: 'PhoneVerificationCode', verificationId });
    await submit(other);
    expect(await messagesTo(two.email)).toEqual(['PhoneChanged']);
  });

  it('a first password', async () => {
    const { id, email } = await newUser({ password: undefined });
    const flow = await begin();
    await flow.call(api.identify, { verificationId: await verify(flow, 'email', email) });
    const added = await flow.call(api.addToProfile, { type: 'password', value: 'Another-Horse-43' });
    expect(added.status).toBe(204);
    await submit(flow);
    expect((await call(getUser, { params: { userId: id } })).body.hasPassword).toBe(true);
    expect(await messagesTo(email)).toEqual(['PasswordChanged']);
  });

  it('a social account that is linked, once', async () => {
    const { id, email } = await newUser();
    const sub = `person-${serial}`;
    expect(await (await comeBySocial(sub, email)).subject()).toBe(id);
    expect(await messagesTo(email)).toEqual(['AccountLinked']);
    expect(await (await comeBySocial(sub, email)).subject()).toBe(id);
    expect(await messagesTo(email)).toEqual(['AccountLinked']);
  });

  it('a password that replaces an expired one', async () => {
    const user = await newUser();
    await call(updateUser, { params: { userId: user.id }, body: { isPasswordExpired: true } });
    const flow = await signIn(user);
    expect((await flow.call(resetPassword, { password: 'Another-Horse-43' })).status).toBe(204);
    await submit(flow);
    expect(await messagesTo(user.email)).toEqual(['PasswordChanged']);
  });

  it.each(['email', 'phone'] as const)('a forgotten password that was replaced by %s', async (type) => {
    const primaryPhone = somePhone();
    const { email } = await newUser({ primaryPhone });
    const flow = await begin('ForgotPassword');
    const value = type === 'email' ? email : primaryPhone;
    await flow.call(api.identify, { verificationId: await verify(flow, type, value, 'ForgotPassword') });
    expect((await flow.call(resetPassword, { password: 'Another-Horse-43' })).status).toBe(204);
    expect(await messagesTo(email)).toEqual([]);
    await submit(flow);
    expect(await messagesTo(email)).toEqual(['PasswordChanged']);
  });

  it('but not at an email address that is added with it, nor what changes nothing', async () => {
    await offer(['Totp']);
    const bare = await newUser({ primaryEmail: undefined });
    const email = someEmail();
    const flow = await signIn(bare);
    await flow.call(api.addToProfile, {
      type: 'email',
      verificationId: await verify(flow, 'email', email),
    });
    await bindTotp(flow);
    await submit(flow);
    expect((await call(getUser, { params: { userId: bare.id } })).body.primaryEmail).toBe(email);
    expect(await messagesTo(email)).toEqual([]);
    await offer([]);
    const user = await newUser();
    await submit(await signIn(user));
    expect(await messagesTo(user.email)).toEqual([]);
  });

  it('but not what a registration gives to the new account', async () => {
    await offer(['Totp']);
    const email = someEmail();
    const flow = await begin('Register');
    const { verificationId } = (await flow.sendCode('email', email, 'Register')).body;
    const code = await readCode(server, tenant.id, email);
    await flow.enterCode('email', email, verificationId, code);
    await flow.call(api.identify, { verificationId });
    await bindTotp(flow);
    await submit(flow);
    expect(await messagesTo(email)).toEqual([]);
  });

  it('in the same statement, so that a message isn’t lost if the process ends after it', async () => {
    await offer(['Totp']);
    const flow = await signIn(await newUser());
    await bindTotp(flow);
    const { outbox, database } = server.runtime;
    const { deliverNow } = outbox;
    outbox.deliverNow = () => undefined;
    await submit(flow);
    outbox.deliverNow = deliverNow;
    const waiting = 'select kind, attempts, next_at > now() as leased from outbox where tenant_id = $1';
    const { rows } = await database.pool.query(waiting, [tenant.id]);
    expect(rows).toEqual([{ kind: 'notice', attempts: 1, leased: true }]);
  });

  it('only once it is written: nothing of a flow that is rejected at its end', async () => {
    await offer(['Totp']);
    const user = await newUser();
    const flow = await signIn(user);
    await bindTotp(flow);
    const answers = await Promise.all(Array.from({ length: 10 }, () => flow.call(api.submitExperience)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await messagesTo(user.email)).toEqual(['FactorAdded']);
  });
});
