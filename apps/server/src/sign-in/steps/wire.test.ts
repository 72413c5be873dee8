import { createOneTimeToken, updateOneTimeTokenStatus } from '@gatehouse/contract/one-time-tokens/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import * as codeApi from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { createSocialAuthorizationUri } from '@gatehouse/contract/sign-in/social-endpoints';
import { createSsoAuthorizationUri } from '@gatehouse/contract/sign-in/sso-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createUser as createAccount, getUser, getUserSettings } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays, method } from '../../../../../tests/support/ways-in.ts';
import { totpCode } from '../../mfa/totp-codes.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  const person = { primaryEmail: someEmail(), primaryPhone: '610412345678', password: goodPassword };
  expect((await call(createAccount, { body: person })).body.primaryPhone).toBe('61412345678');
});
afterAll(() => server.stop());

const settle = async (change: Partial<SignInExperienceSettings>): Promise<void> => {
  const body = { ...codeWays, mfa: { factors: [], policy: 'UserControlled' as const }, ...change };
  const answer = await call(updateSignInExperience, {
    body: { ...body, signInMode: change.signInMode ?? 'SignInAndRegister' },
  });
  expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
};
const begin = (event: InteractionEvent = 'SignIn') => new TestBrowser(tenant).begin(clientId, event);
const someEmail = (): string => `wire.${(serial += 1)}@northwind.example`;
const refusalOf = ({ status, refusal }: { status: number; refusal: { code?: string } }): unknown[] =>
  status < 300 ? [status] : [status, refusal.code];

/** A user with a username, a password and, if given, an email address. */
async function newPerson(values: { primaryEmail?: string; primaryPhone?: string } = {}) {
  const username = `wire_${(serial += 1)}`;
  const id = await createUser(server.runtime, tenant.id, { username, password: goodPassword, ...values });
  return { id, username };
}
async function signInTo(username: string): Promise<TestFlow> {
  const flow = await begin();
  await flow.identifyByPassword(username);
  return flow;
}
async function verifyEmail(
  flow: TestFlow,
  email: string,
  event: InteractionEvent = 'SignIn',
): Promise<string> {
  const { verificationId } = (await flow.sendCode('email', email, event)).body;
  const code = await readCode(server, tenant.id, email);
  expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
  return verificationId;
}

describe('rejections', () => {
  it('wire A14: a password of a method that is turned off is rejected at identification', async () => {
    const email = someEmail();
    await newPerson({ primaryEmail: email });
    await settle({
      signIn: { methods: [method('username', { password: true }), method('email', { code: true })] },
    });
    const flow = await begin();
    const verified = await flow.verify('email', email, goodPassword);
    expect(verified.status).toBe(200);
    const { verificationId } = verified.body;
    expect(refusalOf(await flow.call(api.identify, { verificationId }))).toEqual([
      422,
      'user.sign_in_method_not_enabled',
    ]);
  });

  it('wire A14: a code of a method that is turned off is created, but not sent', async () => {
    const email = someEmail();
    await newPerson({ primaryEmail: email });
    await settle({
      signIn: { methods: [method('username', { password: true }), method('email', { password: true })] },
      signUp: { identifiers: ['username'], password: true, verify: false },
    });
    expect((await (await begin()).sendCode('email', email, 'SignIn')).status).toBe(200);
    expect(await readCode(server, tenant.id, email)).toBe('');
  });

  it('wire A14: a second factor that is turned off is rejected when it is added', async () => {
    await settle({});
    const email = someEmail();
    const { username } = await newPerson({ primaryEmail: email });
    const flow = await signInTo(username);
    const { verificationId, secret } = (await flow.call(mfaApi.createTotpSecret)).body;
    const code = totpCode(secret, Math.floor(Date.now() / 30_000));
    expect((await flow.call(mfaApi.verifyTotp, { verificationId, code })).status).toBe(200);
    const added = await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId });
    expect(refusalOf(added)).toEqual([400, 'session.mfa.mfa_factor_not_enabled']);
  });

  it('wire A14: an unknown verification returns 404, whatever the length of its ID', async () => {
    const flow = await begin();
    const unknown = await flow.call(api.identify, { verificationId: 'x'.repeat(64) });
    expect(refusalOf(unknown)).toEqual([404, 'session.verification_session_not_found']);
  });

  it.each([createSocialAuthorizationUri, createSsoAuthorizationUri])(
    'wire A14: an empty state or redirect URI returns session.insufficient_info, %#',
    async (endpoint) => {
      const flow = await begin();
      const path = endpoint.path.replace('{connectorId}', 'acme');
      const redirectUri = `${tenant.origin}/callback/acme`;
      for (const body of [
        { state: '', redirectUri },
        { state: 'long-enough', redirectUri: '' },
      ])
        expect(refusalOf(await flow.call({ ...endpoint, path }, body))).toEqual([
          400,
          'session.insufficient_info',
        ]);
    },
  );

  it('wire A14: a password reset rejects other events, profile data and second factors', async () => {
    await settle({});
    const [reset, signIn] = [await begin('ForgotPassword'), await begin()];
    const unsupported = [400, 'session.not_supported_for_forgot_password'];
    for (const interactionEvent of ['SignIn', 'Register'] as const)
      expect(refusalOf(await reset.call(api.changeInteractionEvent, { interactionEvent }))).toEqual(
        unsupported,
      );
    const turned = await signIn.call(api.changeInteractionEvent, { interactionEvent: 'ForgotPassword' });
    expect(refusalOf(turned)).toEqual(unsupported);
    const profile = { type: 'username', value: 'reset_name' } as const;
    expect(refusalOf(await reset.call(api.addToProfile, profile))).toEqual(unsupported);
    expect(refusalOf(await reset.call(mfaApi.createTotpSecret))).toEqual(unsupported);
  });

  it('wire A14: profile data is rejected before the second factor is verified', async () => {
    await settle({ mfa: { factors: ['Totp'], policy: 'UserControlled' } });
    const { id, username } = await newPerson();
    await call(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
    const flow = await signInTo(username);
    const refused = await flow.call(api.addToProfile, { type: 'username', value: username });
    expect(refusalOf(refused)).toEqual([403, 'session.mfa.require_mfa_verification']);
  });
});

describe('the template of a code', () => {
  it.each([
    ['SignIn', { identifiers: ['email' as const], password: false, verify: true }],
    [
      'SignIn',
      {
        identifiers: ['username' as const],
        password: true,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'emailOrPhone' as const, verify: true }],
      },
    ],
    ['BindMfa', { identifiers: ['username' as const], password: true, verify: true }],
  ])('wire A15: to an identified user is %s', async (templateType, signUp) => {
    await settle({ signUp });
    const { username } = await newPerson();
    const flow = await signInTo(username);
    expect((await flow.sendCode('email', someEmail(), 'SignIn')).status).toBe(200);
    const { verificationRecords } = (await flow.call(api.getInteraction)).body;
    expect(verificationRecords?.at(-1)).toMatchObject({ type: 'EmailVerificationCode', templateType });
  });
});

describe('second factors', () => {
  const emailAsFactor = {
    signIn: { methods: [method('username', { password: true }), method('email', { password: true })] },
    signUp: { identifiers: ['email' as const], password: true, verify: true },
    mfa: { factors: ['Totp' as const, 'EmailVerificationCode' as const], policy: 'UserControlled' as const },
  };
  async function register(): Promise<{ flow: TestFlow; verificationId: string }> {
    const [email, flow] = [someEmail(), await begin('Register')];
    const verificationId = await verifyEmail(flow, email, 'Register');
    await flow.call(api.addToProfile, { type: 'password', value: goodPassword });
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    expect(refusalOf(await flow.call(api.submitExperience))).toEqual([422, 'user.suggest_mfa']);
    return { flow, verificationId };
  }

  it('wire A16: include the email address that a registration has verified, without another code', async () => {
    await settle(emailAsFactor);
    const { flow, verificationId } = await register();
    expect((await flow.call(mfaApi.bindMfa, { type: 'EmailVerificationCode', verificationId })).status).toBe(
      204,
    );
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });

  it('wire A16: include the email address of a registration with another code', async () => {
    await settle(emailAsFactor);
    const { flow } = await register();
    const identifierType = 'email';
    const { verificationId } = (await flow.call(codeApi.sendMfaCode, { identifierType })).body;
    const email = (await flow.call(api.getInteraction)).body.profile?.primaryEmail ?? '';
    const code = await readCode(server, tenant.id, email);
    expect((await flow.call(codeApi.verifyMfaCode, { verificationId, code, identifierType })).status).toBe(
      200,
    );
    expect((await flow.call(mfaApi.bindMfa, { type: 'EmailVerificationCode', verificationId })).status).toBe(
      204,
    );
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });

  it('wire A16: are all listed when another one is suggested', async () => {
    await settle({ ...emailAsFactor, mfa: { ...emailAsFactor.mfa, policy: 'Mandatory' } });
    const email = someEmail();
    const { username } = await newPerson({ primaryEmail: email });
    const flow = await signInTo(username);
    const { verificationId } = (await flow.call(codeApi.sendMfaCode, { identifierType: 'email' })).body;
    const code = await readCode(server, tenant.id, email);
    await flow.call(codeApi.verifyMfaCode, { verificationId, code, identifierType: 'email' });
    const refused = await flow.call(api.submitExperience);
    expect(refusalOf(refused)).toEqual([422, 'session.mfa.suggest_additional_mfa']);
    expect(refused.refusal.data).toEqual({
      availableFactors: ['Totp', 'EmailVerificationCode'],
      skippable: true,
    });
  });

  it('wire A16: require backup codes at sign-in if MFA is mandatory and the user has none', async () => {
    await settle({
      mfa: { factors: ['Totp', 'BackupCode'], policy: 'Mandatory' },
      signUp: { identifiers: ['username'], password: true, verify: false },
    });
    const { id, username } = await newPerson();
    const { body } = await call(createUserMfaVerification, {
      params: { userId: id },
      body: { type: 'Totp' },
    });
    const flow = await signInTo(username);
    const code = totpCode(body.type === 'Totp' ? body.secret : '', Math.floor(Date.now() / 30_000));
    expect((await flow.call(mfaApi.verifyTotp, { code })).status).toBe(200);
    expect(refusalOf(await flow.call(api.submitExperience))).toEqual([
      422,
      'session.mfa.backup_code_required',
    ]);
    const { verificationId } = (await flow.call(mfaApi.generateBackupCodes)).body;
    expect((await flow.call(mfaApi.bindMfa, { type: 'BackupCode', verificationId })).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });

  it('wire A16: are reported in the user’s settings after the user has turned them on', async () => {
    await settle(emailAsFactor);
    const { id, username } = await newPerson({ primaryEmail: someEmail() });
    const isOn = async () => (await call(getUserSettings, { params: { userId: id } })).body.mfa.enabled;
    expect(await isOn()).toBe(false);
    const flow = await signInTo(username);
    expect((await flow.call(mfaApi.enableMfa)).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect(await isOn()).toBe(true);
  });
});

describe('a phone number', () => {
  it.each(['61412345678', '610412345678', '+61 (0) 412 345 678'])(
    'wire A11: signs in with or without its national zero: %s',
    async (value) => {
      await settle({});
      const flow = await begin();
      const { verificationId } = (await flow.verify('phone', value, goodPassword)).body;
      expect((await flow.finish(verificationId)).status).toBe(200);
    },
  );
});

describe('a one-time token', () => {
  const newToken = async (email: string) => (await call(createOneTimeToken, { body: { email } })).body;
  const show = (flow: TestFlow, email: string, token: string) =>
    flow.call(verifyOneTimeTokenInFlow, { identifier: { type: 'email', value: email }, token });

  it('wire A17: is consumed once, and rejected in the same flow afterwards', async () => {
    const email = someEmail();
    const [{ token }, flow] = [await newToken(email), await begin()];
    expect((await show(flow, email, token)).status).toBe(200);
    expect(refusalOf(await show(flow, email, token))).toEqual([400, 'one_time_token.token_consumed']);
  });

  it('wire A17: allows its owner to register if registration is closed', async () => {
    await settle({ signInMode: 'SignIn' });
    const [email, flow] = [someEmail(), await begin()];
    const interactionEvent = 'Register';
    const early = await flow.call(api.changeInteractionEvent, { interactionEvent });
    expect(refusalOf(early)).toEqual([403, 'auth.forbidden']);
    const { verificationId } = (await show(flow, email, (await newToken(email)).token)).body;
    expect((await flow.call(api.changeInteractionEvent, { interactionEvent })).status).toBe(204);
    expect((await flow.finish(verificationId)).status).toBe(200);
    const userId = (await flow.subject()) ?? '';
    expect((await call(getUser, { params: { userId } })).body.primaryEmail).toBe(email);
  });

  it('wire A17: cannot be made active again', async () => {
    const email = someEmail();
    const { id, token } = await newToken(email);
    await show(await begin(), email, token);
    const answer = await call(updateOneTimeTokenStatus, { params: { id }, body: { status: 'active' } });
    expect(refusalOf(answer)).toEqual([400, 'one_time_token.cannot_reactivate_token']);
  });
});

it('wire E-interaction-captcha: the interaction says whether a CAPTCHA was solved', async () => {
  const { captcha } = (await (await begin()).call(api.getInteraction)).body;
  expect(captcha).toEqual({ verified: false, skipped: false });
});
