import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as codeApi from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { liftBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { getUserSettings, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { method } from '../../../../../../tests/support/ways-in.ts';

type Mfa = SignInExperience['mfa'];
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000', LIMIT_MESSAGES_PER_RECIPIENT: '1' },
  }));
});
afterAll(() => server.stop());

const passwords = [method('username', { password: true }), method('email', { password: true })];
const settle = async (mfa: Mfa, change: Partial<SignInExperience> = {}): Promise<void> => {
  const body = { mfa, signIn: { methods: passwords }, ...change };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
};

interface Person {
  id: string;
  username: string;
  email: string;
  phone: string;
}
async function newPerson(has: ('email' | 'phone')[] = ['email']): Promise<Person> {
  serial += 1;
  const person = {
    username: `coded_${serial}`,
    email: `coded_${serial}@example.com`,
    phone: `4915100${String(serial).padStart(5, '0')}`,
  };
  const id = await createUser(server.runtime, tenant.id, {
    username: person.username,
    password: goodPassword,
    ...(has.includes('email') && { primaryEmail: person.email }),
    ...(has.includes('phone') && { primaryPhone: person.phone }),
  });
  return { id, ...person };
}
/** A flow in which the password was correct. Also returns the next step. */
async function signInTo({ username }: Person) {
  const flow = await new TestBrowser(tenant).begin(clientId);
  return { flow, next: await flow.identifyByPassword(username) };
}
const send = (flow: TestFlow, identifierType: 'email' | 'phone' | 'Email' = 'email') =>
  flow.call(codeApi.sendMfaCode, { identifierType }, { prefer: true });
const enter = (
  flow: TestFlow,
  verificationId: string,
  code: string,
  identifierType: 'email' | 'phone' = 'email',
) => flow.call(codeApi.verifyMfaCode, { verificationId, code, identifierType }, { prefer: true });
const submit = (flow: TestFlow) => flow.call(api.submitExperience);
const read = (to: string) => readCode(server, tenant.id, to);
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Verifies the second factor with the code that was sent. */
async function verify(flow: TestFlow, { email }: Person) {
  const { body } = await send(flow);
  return enter(flow, body.verificationId, await read(email));
}
async function amrOf(userId: string): Promise<unknown> {
  const { rows } = await server.runtime.database.pool.query<{ amr: unknown }>(
    `select payload -> 'result' -> 'login' -> 'amr' as amr from oidc_instances
     where tenant_id = $1 and account_id = $2 and model = 'Interaction' and payload ? 'result'`,
    [tenant.id, userId],
  );
  return rows.at(-1)?.amr;
}

describe('[STATE-10 part] a code to the user’s own email address or phone number, if a second factor is mandatory', () => {
  beforeAll(() =>
    settle({ factors: ['EmailVerificationCode', 'PhoneVerificationCode'], policy: 'Mandatory' }),
  );

  it('is requested, sent to the account’s email address, and shown masked', async () => {
    const person = await newPerson();
    const { flow, next } = await signInTo(person);
    const addresses = { EmailVerificationCode: 'c…@example.com' };
    expect(next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['EmailVerificationCode'], addresses });
    const early = await submit(flow);
    expect([early.status, early.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);

    const { body } = await send(flow, 'Email');
    const { verificationId } = body;
    const identifier = { type: 'email', value: 'c…@example.com' };
    const factor = 'EmailVerificationCode';
    const sent = { factor, verificationId, identifier, resendIn: 60, expiresIn: 600 };
    expect(body.next).toEqual({ ...next, sent });
    const { body: held } = await flow.call(api.getInteraction);
    expect(JSON.stringify(held)).not.toContain(person.email);
    const again = await send(flow);
    expect([again.status, again.refusal.code]).toEqual([429, 'request.message_rate_limited']);

    const code = await read(person.email);
    const wrong = await enter(flow, verificationId, otherThan(code));
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'verification_code.code_mismatch']);
    expect((await submit(flow)).status).toBe(403);
    expect((await enter(flow, verificationId, code)).body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await enter(flow, verificationId, code)).refusal.code).toBe('verification_code.not_found');
    expect((await submit(flow)).status).toBe(200);
    expect(await amrOf(person.id)).toEqual(['pwd', 'otp', 'mfa']);
  });

  it('can be sent by SMS as well, and the user chooses between the two', async () => {
    const person = await newPerson(['email', 'phone']);
    const { flow, next } = await signInTo(person);
    expect(next).toMatchObject({ factors: ['EmailVerificationCode', 'PhoneVerificationCode'] });
    const { body } = await send(flow, 'phone');
    const code = await read(person.phone);
    // A code of one type doesn't verify the other.
    expect((await enter(flow, body.verificationId, code, 'email')).status).toBe(404);
    expect((await enter(flow, body.verificationId, code, 'phone')).body.next).toMatchObject({
      step: 'submit',
    });
    await submit(flow);
    expect(await amrOf(person.id)).toEqual(['pwd', 'sms', 'mfa']);
  });

  it('is valid only in the flow that it was sent for, and while the account has the email address (attacks: half-done login)', async () => {
    const person = await newPerson();
    const [one, other] = [await signInTo(person), await signInTo(person)];
    const { body } = await send(one.flow);
    const code = await read(person.email);
    expect((await enter(other.flow, body.verificationId, code)).status).toBe(404);
    const mine = await send(other.flow);
    expect((await enter(other.flow, mine.body.verificationId, code)).status).toBe(400);
    expect((await enter(one.flow, body.verificationId, code)).status).toBe(200);
    await call(updateUser, {
      params: { userId: person.id },
      body: { primaryEmail: `new_${person.email}` },
    });
    expect([(await submit(one.flow)).status, (await submit(other.flow)).status]).toEqual([403, 403]);
  });

  it('can be guessed no more often than the policy allows, across all flows, until an administrator lifts the block', async () => {
    const person = await newPerson();
    const { flow } = await signInTo(person);
    const first = (await send(flow)).body.verificationId;
    const code = await read(person.email);
    const attempts = await Promise.all(Array.from({ length: 12 }, () => enter(flow, first, otherThan(code))));
    expect(attempts.some(({ refusal }) => refusal.code.includes('too_many_attempts'))).toBe(true);
    const { flow: next } = await signInTo(person);
    now += 61_000;
    const { body } = await send(next);
    const blocked = await enter(next, body.verificationId, await read(person.email));
    expect(blocked.refusal.code).toBe('session.verification_blocked_too_many_attempts');
    await call(liftBlocks, { body: { targetType: 'User', targets: [person.username] } });
    expect((await enter(next, body.verificationId, await read(person.email))).status).toBe(200);
  });

  it('is set up by a user without an email address, who must verify one that no other account has', async () => {
    const [person, other] = [await newPerson([]), await newPerson()];
    const { flow, next } = await signInTo(person);
    const factors = ['EmailVerificationCode', 'PhoneVerificationCode'];
    expect(next).toEqual({ step: 'bind-mfa', event: 'SignIn', factors, isSkippable: false });
    expect((await send(flow)).refusal.code).toBe('session.mfa.mfa_factor_not_enabled');
    expect((await flow.call(mfaApi.enableMfa)).status).toBe(204);

    const taken = await flow.sendCode('email', other.email);
    const told = await flow.enterCode(
      'email',
      other.email,
      taken.body.verificationId,
      await read(other.email),
    );
    expect([told.status, told.refusal.code]).toEqual([422, 'user.email_already_in_use']);

    const sent = await flow.sendCode('email', person.email, 'SignIn', { prefer: true });
    const { verificationId } = sent.body;
    expect(sent.body.next).toMatchObject({ step: 'bind-mfa', sent: { factor: 'EmailVerificationCode' } });
    const early = { type: 'EmailVerificationCode', verificationId } as const;
    expect((await flow.call(mfaApi.bindMfa, early)).refusal.code).toBe('session.verification_failed');
    const entered = await flow.enterCode('email', person.email, verificationId, await read(person.email), {
      prefer: true,
    });
    expect(entered.body.next).toEqual({ step: 'add-mfa', event: 'SignIn', ...early });
    expect((await submit(flow)).refusal.code).toBe('user.missing_mfa');
    expect((await flow.call(mfaApi.bindMfa, early)).status).toBe(204);
    expect((await submit(flow)).status).toBe(200);
    expect((await signInTo(person)).next).toMatchObject({ step: 'mfa', factors: ['EmailVerificationCode'] });
  });
});

it('[STATE-10 part] a code that was the first factor is not accepted as the second (attacks: half-done login)', async () => {
  const byCode = [method('username', { password: true }), method('email', { password: true, code: true })];
  await settle({ factors: ['Totp'], policy: 'NoPrompt' }, { signIn: { methods: byCode } });
  const person = await newPerson(['email', 'phone']);
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  const { verificationId } = (await flow.sendCode('email', person.email)).body;
  await flow.enterCode('email', person.email, verificationId, await read(person.email));
  expect((await flow.call(api.identify, { verificationId })).status).toBe(204);

  await settle({ factors: ['EmailVerificationCode', 'PhoneVerificationCode'], policy: 'Mandatory' });
  const refused = await submit(flow);
  expect(refused.refusal.data).toEqual({ availableFactors: ['PhoneVerificationCode'] });
  expect((await send(flow)).refusal.code).toBe('session.mfa.mfa_factor_not_enabled');
  await settle({ factors: ['EmailVerificationCode'], policy: 'Mandatory' });
  expect((await submit(flow)).refusal.data).toEqual({ availableFactors: [] });
  const { body } = await flow.call(api.getInteraction, undefined, { prefer: true });
  expect(body.next).toMatchObject({ step: 'mfa', factors: [] });
});

describe('[STATE-10 part] a code to the user’s own email address or phone number, if MFA is optional', () => {
  beforeAll(() => settle({ factors: ['Totp', 'EmailVerificationCode'], policy: 'UserControlled' }));

  it('is required only after users have turned it on', async () => {
    const person = await newPerson();
    const { flow, next } = await signInTo(person);
    const addresses = { EmailVerificationCode: 'c…@example.com' };
    const factors = ['Totp', 'EmailVerificationCode'];
    expect(next).toEqual({ step: 'bind-mfa', event: 'SignIn', factors, isSkippable: true, addresses });
    const enabled = await flow.call(mfaApi.enableMfa, undefined, { prefer: true });
    expect(enabled.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await flow.call(api.getInteraction)).body.mfa).toEqual({ mfaEnabled: true });
    expect((await submit(flow)).status).toBe(200);
    const { body } = await call(getUserSettings, { params: { userId: person.id } });
    expect(body.mfa).toMatchObject({ enabled: true, skipped: false });

    const again = await signInTo(person);
    expect(again.next).toMatchObject({ step: 'mfa', factors: ['EmailVerificationCode'] });
    expect((await flow.call(mfaApi.enableMfa)).status).toBeGreaterThanOrEqual(400);
    expect((await again.flow.call(mfaApi.skipMfa)).status).toBe(403);
    expect((await verify(again.flow, person)).body.next).toEqual({ step: 'submit', event: 'SignIn' });
  });

  it('is not required from users who skipped it, which is stored', async () => {
    const person = await newPerson();
    const { flow } = await signInTo(person);
    expect((await send(flow)).status).toBe(400);
    await flow.call(mfaApi.skipMfa);
    expect((await submit(flow)).status).toBe(200);
    expect((await signInTo(person)).next).toEqual({ step: 'submit', event: 'SignIn' });
  });
});

it('[STATE-10 part] another factor is suggested in addition to codes, until it is skipped', async () => {
  await settle({ factors: ['Totp', 'EmailVerificationCode'], policy: 'Mandatory' });
  const person = await newPerson();
  const { flow } = await signInTo(person);
  expect((await flow.call(mfaApi.skipMfaSuggestion)).status).toBe(403);
  const verified = await verify(flow, person);
  expect(verified.body.next).toEqual({
    step: 'bind-mfa',
    event: 'SignIn',
    factors: ['Totp'],
    isSkippable: true,
    isFurther: true,
  });
  const early = await submit(flow);
  expect([early.status, early.refusal.code]).toEqual([422, 'session.mfa.suggest_additional_mfa']);
  const skipped = await flow.call(mfaApi.skipMfaSuggestion, undefined, { prefer: true });
  expect(skipped.body.next).toEqual({ step: 'submit', event: 'SignIn' });
  await submit(flow);
  const again = await signInTo(person);
  expect((await verify(again.flow, person)).body.next).toEqual({ step: 'submit', event: 'SignIn' });
});

it('[STATE-10 part] codes cannot be both a sign-in method and a second factor', async () => {
  const signIn = { methods: [...passwords, method('phone', { code: true })] };
  const mfa = (...factors: Mfa['factors']) => ({ mfa: { factors, policy: 'Mandatory' as const } });
  const refusal = async (body: Partial<SignInExperience>) =>
    (await call(updateSignInExperience, { body })).refusal.code;
  expect(await refusal({ ...mfa('PhoneVerificationCode'), signIn })).toBe(
    'sign_in_experiences.phone_verification_code_cannot_be_used_for_sign_in',
  );
  await settle(mfa('EmailVerificationCode').mfa);
  const both = [method('username', { password: true }), method('email', { password: true, code: true })];
  expect(await refusal({ signIn: { methods: both } })).toBe(
    'sign_in_experiences.email_verification_code_cannot_be_used_for_sign_in',
  );
  await settle({ factors: [], policy: 'UserControlled' });
  expect((await call(updateSignInExperience, { body: { signIn: { methods: both } } })).status).toBe(200);
  expect(await refusal(mfa('EmailVerificationCode'))).toBe(
    'sign_in_experiences.email_verification_code_cannot_be_used_for_mfa',
  );
});
