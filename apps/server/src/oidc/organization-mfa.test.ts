import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createOrganization, updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addJitEmailDomain } from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as codeApi from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as passkeyApi from '@gatehouse/contract/sign-in/passkey-endpoints';
import { rememberDevice } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import * as keyApi from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { updateUserSettings } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../../tests/support/authenticator.ts';
import { readCode } from '../../../../tests/support/messages.ts';
import { deviceSteps } from '../../../../tests/support/device-flow.ts';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { createUser, goodPassword, type NewUser, redirectUri } from '../../../../tests/support/records.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { method } from '../../../../tests/support/ways-in.ts';
import { totpCode } from '../mfa/totp-codes.ts';
import { deviceGrant } from './device-cookie.ts';

/*
 * An organization that requires MFA asks what a sign-in has verified, not what the account has (ADR 176). All sign-ins here are those of
 * the pages, step by step.
 */
const asked = {
  scope: 'openid offline_access urn:logto:scope:organizations',
  resource: 'urn:logto:resource:organizations',
};
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;
/** An organization that requires MFA. */
let guarded: string;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await settle();
  guarded = (await call(createOrganization, { body: { name: 'Guarded', isMfaRequired: true } })).body.id;
});

const passwords = (['username', 'email', 'phone'] as const).map((each) => method(each, { password: true }));
const totpAlone: SignInExperienceSettings['mfa'] = { factors: ['Totp'], policy: 'NoPrompt' };
async function settle(mfa = totpAlone, more: Partial<SignInExperienceSettings> = {}): Promise<void> {
  const usual = {
    signIn: { methods: passwords },
    signUp: { identifiers: ['username' as const], password: true, verify: false },
    adaptiveMfa: { enabled: false },
    passkeySignIn: { enabled: false },
    singleSignOnEnabled: true,
    signInMode: 'SignInAndRegister' as const,
  };
  const { status } = await call(updateSignInExperience, { body: { ...usual, ...more, mfa } });
  expect(status).toBe(200);
}

interface Person {
  id: string;
  username: string;
  email: string;
  secret: string;
}
/** A user with a password and maybe more. */
async function newPerson(has: { email?: boolean; totp?: boolean } & NewUser = {}): Promise<Person> {
  const username = `member_${(serial += 1)}`;
  const primaryEmail = `${username}@example.com`;
  const { email, totp, ...values } = has;
  const id = await createUser(server.runtime, tenant.id, {
    username,
    password: goodPassword,
    ...(email && { primaryEmail }),
    ...values,
  });
  const params = { userId: id };
  const added = totp && (await call(createUserMfaVerification, { params, body: { type: 'Totp' } })).body;
  return { id, username, email: primaryEmail, secret: added && added.type === 'Totp' ? added.secret : '' };
}
const join = ({ id }: Pick<Person, 'id'>, organizationId = guarded) =>
  call(addMembers, { params: { id: organizationId }, body: { userIds: [id] } });

const read = (to: string) => readCode(server, tenant.id, to);
const enterTotp = (flow: TestFlow, { secret }: Person) => {
  // Each code is accepted once.
  now += 30_000;
  return flow.call(mfaApi.verifyTotp, { code: totpCode(secret, Math.floor(now / 30_000)) });
};

/** Opens a flow with the password. */
async function begin({ username }: Person, browser = new TestBrowser(tenant), extra = {}) {
  const flow = await browser.authorize(clientId, { ...asked, prompt: 'login consent', ...extra });
  await flow.begin('SignIn');
  return { flow, next: await flow.identifyByPassword(username) };
}
/** Ends a flow. Returns its tokens, and the methods in its ID token. */
async function end(flow: TestFlow) {
  const { status, refusal } = await flow.call(api.submitExperience);
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
  return { token: tokens.refresh_token, amr: decodeJwt(tokens.id_token ?? '').amr };
}
/** Signs in with the password alone. */
async function enter(person: Person, browser = new TestBrowser(tenant)) {
  const { flow, next } = await begin(person, browser);
  expect(next?.step).toBe('submit');
  return { browser, ...(await end(flow)) };
}

/** The answer to a request for a token of the organization: 200, or the error. */
async function ask(form: Record<string, string | undefined>, organizationId = guarded) {
  const named = { client_id: clientId, organization_id: organizationId, ...form };
  const { status, body } = await postForm(`${tenant.issuer}/token`, named);
  return body.error_description?.includes('second factor') ? [status, 'mfa'] : [status, body.error];
}
const refresh = (token: string | undefined, organizationId = guarded) =>
  ask({ grant_type: 'refresh_token', refresh_token: token }, organizationId);
const {
  createDevice,
  begin: beginDevice,
  confirm,
  signIn: signInTo,
} = deviceSteps(() => ({ runtime: server.runtime, tenant, userId: '' }));

/** What follows if the application opens the authorization endpoint with the browser's session: a page, an error or a code. */
async function visit(browser: TestBrowser, extra: Record<string, string> = {}) {
  const pkce = createPkce();
  const client = { id: clientId, redirectUri };
  const response = await browser.fetch(
    authorizationUrl(tenant, client, pkce, { ...asked, prompt: '', ...extra }).href,
  );
  const { searchParams, pathname } = new URL(response.headers.get('location') ?? '', tenant.origin);
  const code = searchParams.get('code') ?? '';
  const redeem = () =>
    ask({ grant_type: 'authorization_code', code, code_verifier: pkce.verifier, redirect_uri: redirectUri });
  return { to: searchParams.get('error') ?? (code ? 'code' : pathname), redeem };
}
const refused = [403, 'mfa'];
const given = [200, undefined];

/** With a session of the password alone, nothing leads to a token; with a new sign-in, everything does. */
async function expectAsked(person: Person, session: { browser: TestBrowser; token: string | undefined }) {
  expect(await refresh(session.token)).toEqual(refused);
  // A code of an authorization request that names no organization is no way around it either.
  expect(await (await visit(session.browser)).redeem()).toEqual(refused);
  const named = { organization_id: guarded };
  expect((await visit(session.browser, named)).to).toBe('/sign-in');
  expect((await visit(session.browser, { ...named, prompt: 'none' })).to).toBe('login_required');

  const { flow, next } = await begin(person, session.browser, named);
  expect(next?.step).toBe('mfa');
  return flow;
}
async function expectGiven(flow: TestFlow, session: { browser: TestBrowser; token: string | undefined }) {
  const { token, amr } = await end(flow);
  expect(amr).toContain('mfa');
  expect(await refresh(token)).toEqual(given);
  const silent = await visit(session.browser, { organization_id: guarded });
  expect(silent.to).toBe('code');
  expect(await silent.redeem()).toEqual(given);
  // What was issued before stays what it was.
  expect(await refresh(session.token)).toEqual(refused);
}

describe('[RT-22 part] attack: a session of a password alone gives no token for an organization that requires MFA', () => {
  it('to a member whose email address no code was sent to', async () => {
    await settle({ factors: ['Totp', 'EmailVerificationCode'], policy: 'NoPrompt' });
    const person = await newPerson({ email: true });
    const session = await enter(person);
    expect(session.amr).toEqual(['pwd']);
    await join(person);
    const flow = await expectAsked(person, session);
    const { verificationId } = (await flow.call(codeApi.sendMfaCode, { identifierType: 'email' })).body;
    const body = { verificationId, code: await read(person.email), identifierType: 'email' } as const;
    expect((await flow.call(codeApi.verifyMfaCode, body)).status).toBe(200);
    await flow.call(mfaApi.skipMfaSuggestion);
    await expectGiven(flow, session);
  });

  it('to a member who leaves out their app when they sign in', async () => {
    const person = await newPerson({ totp: true });
    const params = { userId: person.id };
    await call(updateUserSettings, { params, body: { mfa: { skipMfaOnSignIn: true } } });
    const session = await enter(person);
    expect(session.amr).toEqual(['pwd']);
    await join(person);
    const flow = await expectAsked(person, session);
    expect((await enterTotp(flow, person)).status).toBe(200);
    await expectGiven(flow, session);
  });

  it('to a member of an organization that requires it later, or whose factor is added later', async () => {
    const person = await newPerson();
    const { id } = (await call(createOrganization, { body: { name: 'Later' } })).body;
    await join(person, id);
    const { token } = await enter(person);
    expect(await refresh(token, id)).toEqual(given);
    const again = await enter(person);
    await call(updateOrganization, { params: { id }, body: { isMfaRequired: true } });
    expect(await refresh(again.token, id)).toEqual(refused);
    await call(createUserMfaVerification, { params: { userId: person.id }, body: { type: 'Totp' } });
    expect(await refresh(again.token, id)).toEqual(refused);
    // The token wasn't used up.
    expect(await ask({ grant_type: 'refresh_token', refresh_token: again.token }, '')).toEqual(given);
  });

  it('to a member who has connected a device with it', async () => {
    const person = await newPerson({ totp: true });
    const device = await createDevice();
    const request = await beginDevice(device, asked.scope, asked.resource);
    const browser = createBrowser(tenant.origin);
    await signInTo(browser, await confirm(browser, request), person.id);
    await join(person);
    const form = { client_id: device.id, grant_type: deviceGrant, device_code: request.device_code };
    expect(await ask(form)).toEqual(refused);
  });

  it('but is left to what the account has where the tenant doesn’t have sign-in ask for it', async () => {
    await settle({ ...totpAlone, organizationRequiredMfaPolicy: 'NoPrompt' });
    const [person, bare] = [await newPerson({ totp: true }), await newPerson()];
    const params = { userId: person.id };
    await call(updateUserSettings, { params, body: { mfa: { skipMfaOnSignIn: true } } });
    const sessions = [await enter(person), await enter(bare)];
    for (const each of [person, bare]) await join(each);
    expect(await refresh(sessions[0]?.token)).toEqual(given);
    expect(await refresh(sessions[1]?.token)).toEqual(refused);
  });
});

describe('[RT-22 part] a sign-in is enough for an organization that requires MFA', () => {
  it('with a passkey, which is two factors', async () => {
    await settle({ factors: ['WebAuthn'], policy: 'NoPrompt' }, { passkeySignIn: { enabled: true } });
    const person = await newPerson();
    const key = new TestAuthenticator(tenant.origin);
    const first = await begin(person);
    await addPasskey(first.flow, key);
    await end(first.flow);
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(clientId, asked);
    await flow.begin('SignIn');
    const options = (await flow.call(passkeyApi.offerPasskeys)).body.authenticationOptions;
    const payload = key.get(options);
    const { verificationId } = (await flow.call(passkeyApi.verifyPasskeySignIn, { payload })).body;
    await flow.call(api.identify, { verificationId });
    const { token, amr } = await end(flow);
    expect(amr).toEqual(['pop', 'mfa']);
    await join(person);
    expect(await refresh(token)).toEqual(given);
    expect((await visit(browser, { organization_id: guarded })).to).toBe('code');
  });

  it('in a trusted device, while adaptive MFA is on', async () => {
    const mandatory = { ...totpAlone, policy: 'Mandatory' } as const;
    await settle(mandatory, { adaptiveMfa: { enabled: true } });
    const person = await newPerson({ totp: true });
    const browser = new TestBrowser(tenant);
    const { flow } = await begin(person, browser);
    await enterTotp(flow, person);
    await flow.call(rememberDevice, { remember: true });
    await end(flow);
    const { token, amr } = await enter(person, browser);
    expect(amr).toEqual(['pwd', 'trusted_device']);
    await join(person);
    expect(await refresh(token)).toEqual(given);
    expect((await visit(browser, { organization_id: guarded })).to).toBe('code');
    const next = await enter(person, browser);
    await settle(mandatory);
    expect(await refresh(next.token)).toEqual(refused);
    expect((await visit(browser, { organization_id: guarded })).to).toBe('/sign-in');
  });

  it('of a user of an enterprise identity provider, while single sign-on is on', async () => {
    const person = await newPerson();
    const connection = { providerName: 'OIDC', connectorName: `Company ${serial}` } as const;
    const { body } = await call(createSsoConnector, { body: connection });
    await tenant.linkSso(person.id, body.id);
    const { browser, token } = await enter(person);
    const next = await enter(person);
    await join(person);
    expect(await refresh(token)).toEqual(given);
    expect((await visit(browser, { organization_id: guarded })).to).toBe('code');
    await settle(totpAlone, { singleSignOnEnabled: false });
    expect(await refresh(next.token)).toEqual(refused);
  });
});

async function addPasskey(flow: TestFlow, key = new TestAuthenticator(tenant.origin)): Promise<void> {
  const { verificationId, registrationOptions } = (await flow.call(keyApi.beginWebAuthnRegistration)).body;
  const payload = key.create(registrationOptions);
  await flow.call(keyApi.verifyWebAuthnRegistration, { verificationId, payload });
  const bound = await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId });
  expect(bound.status).toBe(204);
}
async function addTotp(flow: TestFlow): Promise<void> {
  const { verificationId, secret } = (await flow.call(mfaApi.createTotpSecret)).body;
  const code = totpCode(secret, Math.floor(now / 30_000));
  await flow.call(mfaApi.verifyTotp, { verificationId, code });
  expect((await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId })).status).toBe(204);
}
async function addAddress(flow: TestFlow, type: 'email' | 'phone'): Promise<void> {
  const value = type === 'email' ? `new_${(serial += 1)}@example.com` : `49151009${1000 + (serial += 1)}`;
  const { verificationId } = (await flow.sendCode(type, value)).body;
  expect((await flow.enterCode(type, value, verificationId, await read(value))).status).toBe(200);
  const factor = type === 'email' ? 'EmailVerificationCode' : 'PhoneVerificationCode';
  expect((await flow.call(mfaApi.bindMfa, { type: factor, verificationId })).status).toBe(204);
}

describe('[RT-22 part] a second factor that is set up while signing in is verified with it', () => {
  it.each([
    ['Totp', addTotp, 'otp'],
    ['WebAuthn', addPasskey, 'pop'],
    ['EmailVerificationCode', (flow: TestFlow) => addAddress(flow, 'email'), 'otp'],
    ['PhoneVerificationCode', (flow: TestFlow) => addAddress(flow, 'phone'), 'sms'],
  ] as const)('%s', async (factor, add, amr) => {
    await settle({ factors: [factor], policy: 'NoPrompt' });
    const person = await newPerson();
    await join(person);
    const browser = new TestBrowser(tenant);
    const { flow, next } = await begin(person, browser, { organization_id: guarded });
    expect(next).toMatchObject({ step: 'bind-mfa', factors: [factor] });
    await add(flow);
    const ended = await end(flow);
    expect(ended.amr).toEqual(['pwd', amr, 'mfa']);
    expect(await refresh(ended.token)).toEqual(given);
    expect((await visit(browser, { organization_id: guarded })).to).toBe('code');
  });

  it('by a new user whose email address makes them a member, in addition to their password', async () => {
    const ways = { signUp: { identifiers: ['email' as const], password: true, verify: true } };
    await settle({ factors: ['EmailVerificationCode'], policy: 'NoPrompt' }, ways);
    const domain = `company${(serial += 1)}.example`;
    await call(addJitEmailDomain, { params: { id: guarded }, body: { emailDomain: domain } });
    const flow = await new TestBrowser(tenant).authorize(clientId, asked);
    await flow.begin('Register');
    const value = `ada@${domain}`;
    const { verificationId } = (await flow.sendCode('email', value, 'Register')).body;
    await flow.enterCode('email', value, verificationId, await read(value));
    await flow.call(api.identify, { verificationId });
    await flow.call(api.addToProfile, { type: 'password', value: goodPassword });
    await flow.call(api.identify, {});
    const { token, amr } = await end(flow);
    expect(amr).toEqual(['otp', 'pwd', 'mfa']);
    expect(await refresh(token)).toEqual(given);
  });

  it('but not an email address that is no second factor of the account', async () => {
    // Users give an email address when they sign in next.
    const signUp = { identifiers: ['username' as const, 'email' as const], password: true, verify: true };
    await settle({ factors: ['EmailVerificationCode'], policy: 'NoPrompt' }, { signUp });
    const person = await newPerson();
    const { flow, next } = await begin(person);
    expect(next?.step).not.toBe('submit');
    const { verificationId } = (await flow.sendCode('email', person.email)).body;
    await flow.enterCode('email', person.email, verificationId, await read(person.email));
    await flow.call(api.addToProfile, { type: 'email', verificationId });
    const { token, amr } = await end(flow);
    expect(amr).toEqual(['pwd']);
    await join(person);
    expect(await refresh(token)).toEqual(refused);
  });
});
