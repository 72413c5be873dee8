import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import {
  createUserMfaVerification,
  deleteUserMfaVerification,
  listUserMfaVerifications,
} from '@gatehouse/contract/mfa/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { getUserSettings, updateUserSettings } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { totpCode } from '../../../mfa/totp-codes.ts';

const minute = 60_000;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
});
afterAll(() => server.stop());

async function settle(mfa: SignInExperience['mfa']): Promise<void> {
  expect((await call(updateSignInExperience, { body: { mfa } })).status).toBe(200);
}
const someName = (): string => `person_${(serial += 1)}`;
const codeNow = (secret: string, steps = 0): string => totpCode(secret, Math.floor(now / 30_000) + steps);
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

interface Person {
  id: string;
  username: string;
  secret: string;
}
/** A user with a password and an authenticator app. */
async function newPerson(): Promise<Person> {
  const username = someName();
  const id = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  const { body } = await call(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
  return { id, username, secret: body.type === 'Totp' ? body.secret : '' };
}
/** A flow in which the password was correct. Also returns the next step. */
async function signInTo(username: string, browser = new TestBrowser(tenant)) {
  const flow = await browser.begin(clientId);
  return { flow, next: await flow.identifyByPassword(username) };
}
async function register() {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.register(someName(), goodPassword);
  const { body } = await flow.call(api.getInteraction, undefined, { prefer: true });
  return { flow, next: body.next };
}
const verify = (flow: TestFlow, code: string) => flow.call(mfaApi.verifyTotp, { code }, { prefer: true });
const submit = (flow: TestFlow) => flow.call(api.submitExperience);
/** Sets up an app, which is stored when the flow is submitted. Returns its secret. */
async function setUp(flow: TestFlow): Promise<string> {
  const { body } = await flow.call(mfaApi.createTotpSecret);
  const { verificationId, secret } = body;
  await flow.call(mfaApi.verifyTotp, { verificationId, code: codeNow(secret) });
  expect((await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId })).status).toBe(204);
  return secret;
}

describe('[STATE-10 part] a mandatory second factor', () => {
  beforeAll(() => settle({ factors: ['Totp'], policy: 'Mandatory' }));

  it('is set up while registering, and required at the next sign-in', async () => {
    const { flow, next } = await register();
    expect(next).toEqual({ step: 'bind-mfa', event: 'Register', factors: ['Totp'], isSkippable: false });
    const early = await submit(flow);
    expect([early.status, early.refusal.code]).toEqual([422, 'user.missing_mfa']);
    expect(early.refusal.data).toEqual({ availableFactors: ['Totp'], skippable: false });
    expect((await flow.call(mfaApi.skipMfa)).refusal.code).toBe('session.mfa.mfa_policy_not_user_controlled');

    const made = await flow.call(mfaApi.createTotpSecret, undefined, { prefer: true });
    const { verificationId, secret, secretQrCode, secretUri } = made.body;
    expect(new URL(secretUri).searchParams.get('secret')).toBe(secret);
    expect(secretQrCode).toMatch(/^data:image\/png;base64,/);
    expect(made.body.next).toMatchObject({ step: 'bind-mfa' });
    const code = codeNow(secret);
    const wrong = await flow.call(mfaApi.verifyTotp, { verificationId, code: otherThan(code) });
    expect([wrong.status, wrong.refusal.code]).toEqual([400, 'session.mfa.invalid_totp_code']);
    expect((await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId })).refusal.code).toBe(
      'session.verification_failed',
    );
    const verified = await flow.call(mfaApi.verifyTotp, { verificationId, code }, { prefer: true });
    expect(verified.body.next).toEqual({ step: 'add-mfa', event: 'Register', type: 'Totp', verificationId });
    expect((await submit(flow)).refusal.code).toBe('user.missing_mfa');
    const bound = await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId }, { prefer: true });
    expect(bound.body.next).toEqual({ step: 'submit', event: 'Register' });
    const held = (await flow.call(api.getInteraction)).body;
    expect(held.mfa).toEqual({ totp: { type: 'Totp' } });
    expect(JSON.stringify(held)).not.toContain(secret);
    expect((await submit(flow)).status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
    const logs = await server.runtime.database.pool.query<{ key: string; payload: object }>(
      `select key, payload from logs where tenant_id = $1 and user_id = $2 and payload ->> 'result' = 'Success'`,
      [tenant.id, held.userId],
    );
    expect(logs.rows.map(({ key }) => key)).toContain('Interaction.Register.Mfa.Totp');
    expect(JSON.stringify(logs.rows)).not.toContain(secret);

    const again = await signInTo(held.profile.username ?? '');
    expect(again.next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['Totp'] });
    // The code with which it was set up was consumed.
    expect((await verify(again.flow, code)).status).toBe(400);
    expect((await verify(again.flow, codeNow(secret, 1))).body.next).toEqual({
      step: 'submit',
      event: 'SignIn',
    });
    expect((await submit(again.flow)).status).toBe(200);
    const { rows } = await server.runtime.database.pool.query(
      `select payload -> 'result' -> 'login' -> 'amr' as amr from oidc_instances where tenant_id = $1 and account_id = $2 and model = 'Interaction'`,
      [tenant.id, held.userId],
    );
    expect(rows).toContainEqual({ amr: ['pwd', 'otp', 'mfa'] });
    expect(await again.flow.isSignedIn()).toBe(true);
  });

  it('is set up at sign-in by a user without one', async () => {
    const username = someName();
    const id = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const { flow, next } = await signInTo(username);
    expect(next).toEqual({ step: 'bind-mfa', event: 'SignIn', factors: ['Totp'], isSkippable: false });
    expect((await submit(flow)).refusal.code).toBe('user.missing_mfa');
    await setUp(flow);
    expect((await submit(flow)).status).toBe(200);
    const { body } = await call(listUserMfaVerifications, { params: { userId: id } });
    expect(body).toMatchObject([{ type: 'Totp' }]);
  });

  it('attacks: ends the sessions of its user that were not asked for it', async () => {
    const username = someName();
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await settle({ factors: ['Totp'], policy: 'NoPrompt' });
    const former = await signInTo(username);
    expect((await submit(former.flow)).status).toBe(200);
    const { refresh_token: token = '' } = await former.flow.redeem(
      (await former.flow.resume()).get('code') ?? '',
    );
    await settle({ factors: ['Totp'], policy: 'Mandatory' });
    const { flow } = await signInTo(username);
    await setUp(flow);
    expect((await submit(flow)).status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: former.flow.clientId,
    });
    expect((await fetch(`${tenant.issuer}/token`, { method: 'POST', body })).status).toBe(400);
  });

  it('is added once if two flows set one up concurrently', async () => {
    const username = someName();
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const flows = await Promise.all([signInTo(username), signInTo(username)]);
    for (const { flow } of flows) await setUp(flow);
    const answers = await Promise.all(flows.map(({ flow }) => submit(flow)));
    // The second flow has ended with the first factor, or is rejected because there is one.
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const hasEnded = ({ status, body }: (typeof answers)[number]) =>
      status === 400 && JSON.stringify(body).includes('"session.not_found"');
    expect(
      answers.filter((answer) => [403, 404, 409, 422].includes(answer.status) || hasEnded(answer)).length,
    ).toBe(1);
    const { body } = await call(listUserMfaVerifications, { params: { userId } });
    expect(body.length).toBe(1);
  });

  it('is stored without a readable secret, in the flow and in its table', async () => {
    const { flow } = await register();
    const secret = await setUp(flow);
    const { pool } = server.runtime.database;
    const flows = await pool.query('select flow from oidc_instances where tenant_id = $1', [tenant.id]);
    await submit(flow);
    const kept = await pool.query('select * from mfa_verifications where tenant_id = $1', [tenant.id]);
    expect(flows.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([flows.rows, kept.rows])).not.toContain(secret);
  });
});

describe('[STATE-10 part] an optional second factor', () => {
  beforeAll(() => settle({ factors: ['Totp'], policy: 'UserControlled' }));

  it('can be skipped, which is stored', async () => {
    const { flow, next } = await register();
    expect(next).toEqual({ step: 'bind-mfa', event: 'Register', factors: ['Totp'], isSkippable: true });
    const suggested = await submit(flow);
    expect([suggested.status, suggested.refusal.code]).toEqual([422, 'user.suggest_mfa']);
    const skipped = await flow.call(mfaApi.skipMfa, undefined, { prefer: true });
    expect(skipped.body.next).toEqual({ step: 'submit', event: 'Register' });
    const { userId = '', profile } = (await flow.call(api.getInteraction)).body;
    expect((await submit(flow)).status).toBe(200);
    expect((await call(getUserSettings, { params: { userId } })).body.mfa.skipped).toBe(true);
    expect((await signInTo(profile.username ?? '')).next).toEqual({ step: 'submit', event: 'SignIn' });
  });

  it('wire A8: is suggested first, and required after the user has accepted the suggestion', async () => {
    const { flow } = await register();
    const suggested = await submit(flow);
    expect([suggested.status, suggested.refusal.code, suggested.refusal.data]).toEqual([
      422,
      'user.suggest_mfa',
      undefined,
    ]);
    expect((await flow.call(mfaApi.enableMfa)).status).toBe(204);
    const missing = await submit(flow);
    expect([missing.status, missing.refusal.code]).toEqual([422, 'user.missing_mfa']);
    expect(missing.refusal.data).toEqual({ availableFactors: ['Totp'], skippable: true });
    await setUp(flow);
    expect((await submit(flow)).status).toBe(200);
  });

  it('is required of a user who has set it up, even if setting one up was skipped before', async () => {
    const { id, username } = await newPerson();
    await call(updateUserSettings, { params: { userId: id }, body: { mfa: { skipped: true } } });
    const { flow, next } = await signInTo(username);
    expect(next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['Totp'] });
    const skipped = await flow.call(mfaApi.skipMfa);
    expect([skipped.status, skipped.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);
    expect((await submit(flow)).refusal.data).toEqual({ availableFactors: ['Totp'] });
  });

  it('is not required at sign-in of a user with `skipMfaOnSignIn`, unless it is mandatory', async () => {
    const { id, username } = await newPerson();
    await call(updateUserSettings, { params: { userId: id }, body: { mfa: { skipMfaOnSignIn: true } } });
    expect((await signInTo(username)).next).toMatchObject({ step: 'submit' });
    await settle({ factors: ['Totp'], policy: 'Mandatory' });
    expect((await signInTo(username)).next).toMatchObject({ step: 'mfa' });
    await settle({ factors: ['Totp'], policy: 'UserControlled' });
  });

  it.each([
    ['PromptAtSignInAndSignUp', true, { isSkippable: true }],
    ['PromptAtSignInAndSignUpMandatory', true, { isSkippable: false }],
    ['PromptOnlyAtSignIn', false, { isSkippable: true }],
    ['PromptOnlyAtSignInMandatory', false, { isSkippable: false }],
    ['NoPrompt', false, undefined],
  ] as const)(
    'is suggested or required with the policy %s at sign-up and sign-in',
    async (policy, atSignUp, asked) => {
      await settle({ factors: ['Totp'], policy });
      const username = someName();
      await createUser(server.runtime, tenant.id, { username, password: goodPassword });
      const registered = await register();
      const ready = { step: 'submit' };
      if (atSignUp) expect(registered.next).toMatchObject({ step: 'bind-mfa', ...asked });
      else expect(await registered.flow.isSignedIn()).toBe(true);
      expect((await signInTo(username)).next).toMatchObject(asked ? { step: 'bind-mfa', ...asked } : ready);
      const { username: other } = await newPerson();
      expect((await signInTo(other)).next).toMatchObject({ step: 'mfa' });
      await settle({ factors: ['Totp'], policy: 'UserControlled' });
    },
  );

  it('that the tenant has turned off is neither required nor set up', async () => {
    const { username } = await newPerson();
    const { flow } = await signInTo(username);
    await settle({ factors: [], policy: 'Mandatory' });
    const added = await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId: 'any' });
    expect(added.refusal.code).toBe('session.mfa.mfa_factor_not_enabled');
    expect((await submit(flow)).status).toBe(200);
    await settle({ factors: ['Totp'], policy: 'UserControlled' });
  });
});

describe('the code of an authenticator app', () => {
  it('is accepted once: neither it nor an earlier code is accepted again in another flow', async () => {
    const { username, secret } = await newPerson();
    const code = codeNow(secret);
    const first = await signInTo(username);
    expect((await verify(first.flow, code)).status).toBe(200);
    for (const stale of [code, codeNow(secret, -1)]) {
      const { flow } = await signInTo(username);
      expect((await verify(flow, stale)).refusal.code).toBe('session.mfa.invalid_totp_code');
      expect((await submit(flow)).refusal.code).toBe('session.mfa.require_mfa_verification');
    }
    now += minute;
    const later = await signInTo(username);
    expect((await verify(later.flow, codeNow(secret))).status).toBe(200);
  });

  it('is accepted once if many requests use it concurrently', async () => {
    const { username, secret } = await newPerson();
    const flows = await Promise.all(Array.from({ length: 6 }, () => signInTo(username)));
    const answers = await Promise.all(flows.map(({ flow }) => verify(flow, codeNow(secret))));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it('[OPEN-42 part] can be guessed ten times an hour, across all flows; then not even the correct one is accepted', async () => {
    const { username, secret } = await newPerson();
    const flows = await Promise.all(Array.from({ length: 4 }, () => signInTo(username)));
    const wrong = otherThan(otherThan(codeNow(secret)));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, index) => verify(flows[index % 4]?.flow as TestFlow, wrong)),
    );
    const codes = answers.map(({ refusal }) => refusal.code);
    expect(codes.filter((code) => code === 'session.mfa.invalid_totp_code').length).toBeLessThanOrEqual(9);
    expect(new Set(codes)).toContain('session.verification_blocked_too_many_attempts');
    const blocked = await verify((await signInTo(username)).flow, codeNow(secret));
    expect(blocked.refusal.code).toBe('session.verification_blocked_too_many_attempts');
    now += 61 * minute;
    expect((await verify((await signInTo(username)).flow, codeNow(secret))).status).toBe(200);
    now -= 61 * minute;
  });

  it('[OPEN-42 part] is not blocked in a known browser', async () => {
    const { username, secret } = await newPerson();
    const browser = new TestBrowser(tenant);
    const known = await signInTo(username, browser);
    await verify(known.flow, codeNow(secret));
    await submit(known.flow);
    now += minute;
    const stranger = await signInTo(username);
    for (let count = 0; count < 10; count += 1) await verify(stranger.flow, otherThan(codeNow(secret)));
    expect((await verify(stranger.flow, codeNow(secret))).refusal.code).toBe(
      'session.verification_blocked_too_many_attempts',
    );
    expect((await verify((await signInTo(username, browser)).flow, codeNow(secret))).status).toBe(200);
  });
});

describe('a second factor in an incomplete flow (attacks: half-done login)', () => {
  it('is neither verified nor set up before the account is identified', async () => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    expect((await verify(flow, '000000')).refusal.code).toBe('session.interaction_not_found');
    await flow.begin('SignIn');
    for (const answer of [
      await verify(flow, '000000'),
      await flow.call(mfaApi.createTotpSecret),
      await flow.call(mfaApi.skipMfa),
      await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId: 'unknown' }),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([404, 'session.identifier_not_found']);
    await flow.begin('ForgotPassword');
    const forgotten = await verify(flow, '000000');
    expect([forgotten.status, forgotten.refusal.code]).toEqual([
      400,
      'session.not_supported_for_forgot_password',
    ]);
  });

  it('cannot be set up by a user who has one, instead of verifying it', async () => {
    const { username, secret } = await newPerson();
    const { flow } = await signInTo(username);
    for (const answer of [
      await flow.call(mfaApi.createTotpSecret),
      await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId: 'unknown' }),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);
    await verify(flow, codeNow(secret));
    expect((await flow.call(mfaApi.createTotpSecret)).refusal.code).toBe('user.totp_already_in_use');
  });

  it('must be verified again when the flow is restarted, by the factor of the account', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { flow } = await signInTo(one.username);
    await verify(flow, codeNow(one.secret));
    await flow.begin('SignIn');
    const { body } = await flow.verify('username', other.username, goodPassword);
    const identified = await flow.call(
      api.identify,
      { verificationId: body.verificationId },
      { prefer: true },
    );
    expect(identified.body.next).toMatchObject({ step: 'mfa' });
    expect((await submit(flow)).status).toBe(403);
    expect((await verify(flow, codeNow(one.secret))).status).toBe(400);
  });

  it('is rejected for suspended users, and for users whose factor was removed', async () => {
    const person = await newPerson();
    const params = { userId: person.id };
    const { flow } = await signInTo(person.username);
    const { body } = await call(listUserMfaVerifications, { params });
    await verify(flow, codeNow(person.secret));
    await call(deleteUserMfaVerification, { params: { ...params, verificationId: body[0]?.id ?? '' } });
    expect((await submit(flow)).refusal.code).toBe('session.not_found');
    expect(await flow.isSignedIn()).toBe(false);

    const other = await newPerson();
    const open = await signInTo(other.username);
    await call(suspendUser, { params: { userId: other.id }, body: { isSuspended: true } });
    expect((await verify(open.flow, codeNow(other.secret))).status).toBe(400);
    expect(await open.flow.isSignedIn()).toBe(false);
  });
});
