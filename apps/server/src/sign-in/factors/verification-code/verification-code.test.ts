import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import {
  createApplication,
  createUser,
  goodPassword,
  type NewUser,
} from '../../../../../../tests/support/records.ts';
import { recordStatements } from '../../../../../../tests/support/statements.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays, method } from '../../../../../../tests/support/ways-in.ts';

const minute = 60_000;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({ clock: () => now }));
  const changed = await call(updateSignInExperience, {
    body: { ...codeWays, sentinelPolicy: { maxAttempts: 1000, lockoutDuration: 60 } },
  });
  expect(changed.status).toBe(200);
});
afterAll(() => server.stop());

const someEmail = (): string => `person.${(serial += 1)}@northwind.example`;
const newUser = async (values: NewUser = {}): Promise<{ id: string; email: string }> => {
  const email = someEmail();
  return { id: await createUser(server.runtime, tenant.id, { primaryEmail: email, ...values }), email };
};
const begin = (event?: InteractionEvent) => new TestBrowser(tenant).begin(clientId, event);
const codeTo = (to: string): Promise<string> => readCode(server, tenant.id, to);
/** A code that is not the one that was sent. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A flow in which a code was sent. */
async function sent(
  email: string,
  event: 'SignIn' | 'Register' | 'ForgotPassword' = 'SignIn',
): Promise<{ flow: TestFlow; id: string; code: string }> {
  const flow = await begin(event);
  const { body, status } = await flow.sendCode('email', email, event);
  expect(status).toBe(200);
  return { flow, id: body.verificationId, code: await codeTo(email) };
}

describe('a code by email', () => {
  it('attacks: lock-out: is consumed without a lock on the counters that all sign-ins of the tenant share', async () => {
    const { email } = await newUser();
    const { flow, id, code } = await sent(email);
    const { result, statements } = await recordStatements(() => flow.enterCode('email', email, id, code));
    expect(result.status).toBe(200);
    // A statement that also writes to a logged table keeps its locks until its commit is on the disk.
    const counting = statements.filter((text) => text.includes('message_waits'));
    expect(counting).toHaveLength(2);
    expect(counting.filter((text) => text.includes('verification_codes'))).toEqual([]);
  });

  it('[OPEN-40] [ENT-26] has six digits, and signs the user in', async () => {
    const { id, email } = await newUser();
    const { flow, id: verificationId, code } = await sent(email);
    expect(code).toMatch(/^\d{6}$/);
    const entered = await flow.enterCode('email', email, verificationId, code, { prefer: true });
    expect(entered.body.next).toEqual({ step: 'identify', event: 'SignIn', verificationId });
    expect((await flow.finish(verificationId)).status).toBe(200);
    expect(await flow.subject()).toBe(id);
  });

  it('[ENT-26] is rejected with a seventh character, and is not stored in readable form', async () => {
    const { email } = await newUser();
    const { flow, id, code } = await sent(email);
    expect((await flow.enterCode('email', email, id, `${code}0`)).refusal.code).toBe(
      'verification_code.code_mismatch',
    );
    const { rows } = await server.runtime.database.pool.query(
      'select * from verification_codes where tenant_id = $1 and id = $2',
      [tenant.id, id],
    );
    expect(rows[0]).toMatchObject({ try_count: 1, consumed: false });
    expect(JSON.stringify(rows[0])).not.toContain(code);
  });

  it('can also be sent by SMS, and signs in with any spelling of the phone number', async () => {
    const { id } = await newUser({ primaryPhone: '4155550101' });
    const flow = await begin();
    const { body } = await flow.sendCode('phone', '+415 (555) 0101');
    const code = await codeTo('4155550101');
    expect((await flow.enterCode('phone', '415-5550101', body.verificationId, code)).status).toBe(200);
    await flow.finish(body.verificationId);
    expect(await flow.subject()).toBe(id);
  });

  it('[OPEN-40] is valid for ten minutes', async () => {
    const { email } = await newUser();
    const [early, late] = [await sent(email), await sent(email)];
    const started = now;
    now += 10 * minute - 1;
    expect((await early.flow.enterCode('email', email, early.id, early.code)).status).toBe(200);
    now += 1;
    expect((await late.flow.enterCode('email', email, late.id, late.code)).refusal.code).toBe(
      'verification_code.expired',
    );
    now = started;
  });

  it('[OPEN-40] can be tried ten times: the tenth may still be correct', async () => {
    const { email } = await newUser();
    for (const isRight of [true, false]) {
      const { flow, id, code } = await sent(email);
      const attempts = [];
      for (let count = 0; count < 9; count += 1)
        attempts.push((await flow.enterCode('email', email, id, otherThan(code))).refusal.code);
      expect(attempts).toEqual(Array(9).fill('verification_code.code_mismatch'));
      const tenth = await flow.enterCode('email', email, id, isRight ? code : otherThan(code));
      expect(tenth.status).toBe(isRight ? 200 : 400);
      if (isRight) continue;
      expect((await flow.enterCode('email', email, id, code)).refusal.code).toBe(
        'verification_code.exceed_max_try',
      );
    }
  });

  it('follows the tenant’s own policy', async () => {
    await call(updateSignInExperience, {
      body: { verificationCodePolicy: { expirationDuration: 2, maxRetryAttempts: 1 } },
    });
    const { email } = await newUser();
    const { flow, id, code } = await sent(email);
    await flow.enterCode('email', email, id, otherThan(code));
    expect((await flow.enterCode('email', email, id, code)).refusal.code).toBe(
      'verification_code.exceed_max_try',
    );
    const late = await sent(email);
    now += 2 * minute;
    expect((await late.flow.enterCode('email', email, late.id, late.code)).refusal.code).toBe(
      'verification_code.expired',
    );
    await call(updateSignInExperience, { body: { verificationCodePolicy: {} } });
  });
});

describe('guesses', () => {
  it('are counted together if the code is sent again', async () => {
    const { email } = await newUser();
    const { flow, id, code } = await sent(email);
    for (let count = 0; count < 8; count += 1) await flow.enterCode('email', email, id, otherThan(code));
    now += minute;
    const again = (await flow.sendCode('email', email)).body.verificationId;
    const next = await codeTo(email);
    for (let count = 0; count < 2; count += 1) await flow.enterCode('email', email, again, otherThan(next));
    expect((await flow.enterCode('email', email, again, next)).refusal.code).toBe(
      'verification_code.exceed_max_try',
    );
  });

  it('are limited to ten if they are concurrent, and a correct code is accepted once', async () => {
    const { email } = await newUser();
    const { flow, id, code } = await sent(email);
    const wrong = await Promise.all(
      Array.from({ length: 30 }, () => flow.enterCode('email', email, id, otherThan(code))),
    );
    const codes = wrong.map(({ refusal }) => refusal.code);
    expect(codes.filter((each) => each === 'verification_code.code_mismatch').length).toBe(10);
    const other = await sent(email);
    const right = await Promise.all(
      [1, 2, 3, 4, 5].map(() => other.flow.enterCode('email', email, other.id, other.code)),
    );
    expect(right.filter(({ status }) => status === 200).length).toBe(1);
  });

  it('[OPEN-42 part] are counted for the identifier across all flows, until a correct code resets the count', async () => {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    const policy = { maxAttempts: 3, lockoutDuration: 5 };
    await (
      await own.as('all')
    )(updateSignInExperience, { body: { ...codeWays, sentinelPolicy: policy } });
    const email = someEmail();
    await createUser(server.runtime, own.id, { primaryEmail: email });
    const open = async () => {
      const flow = await new TestBrowser(own).authorize(application);
      await flow.begin('SignIn');
      const { body } = await flow.sendCode('email', email);
      return { flow, id: body.verificationId, code: await readCode(server, own.id, email) };
    };
    const blocked = 'session.verification_blocked_too_many_attempts';
    const tryWrong = async () => {
      const { flow, id, code } = await open();
      return (await flow.enterCode('email', email, id, otherThan(code))).refusal.code;
    };
    expect([await tryWrong(), await tryWrong()]).toEqual(Array(2).fill('verification_code.code_mismatch'));
    const good = await open();
    expect((await good.flow.enterCode('email', email, good.id, good.code)).status).toBe(200);
    expect([await tryWrong(), await tryWrong(), await tryWrong()]).toEqual([
      'verification_code.code_mismatch',
      'verification_code.code_mismatch',
      blocked,
    ]);
    const late = await open();
    const refused = await late.flow.enterCode('email', email, late.id, late.code);
    expect([refused.refusal.code, refused.refusal.data.retryAfter]).toEqual([blocked, 300]);
  });
});

describe('a code', () => {
  it('is not valid in another flow', async () => {
    const { email } = await newUser();
    const [mine, theirs] = [await sent(email), await sent(email)];
    const answer = await theirs.flow.enterCode('email', email, mine.id, mine.code);
    expect(answer.refusal.code).toBe('session.verification_session_not_found');
    if (mine.code !== theirs.code)
      expect((await theirs.flow.enterCode('email', email, theirs.id, mine.code)).status).toBe(400);
  });

  it('is not valid for another email address', async () => {
    const [mine, victim] = [await newUser(), await newUser()];
    const { flow, id, code } = await sent(mine.email);
    const answer = await flow.enterCode('email', victim.email, id, code);
    expect(answer.refusal.code).toBe('verification_code.not_found');
    expect((await flow.finish(id)).refusal.code).toBe('session.verification_failed');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('is not valid for another event: a code for signing in does not replace a password', async () => {
    const { email } = await newUser({ password: goodPassword });
    const { flow, id, code } = await sent(email);
    await flow.enterCode('email', email, id, code);
    const turned = await flow.call(api.changeInteractionEvent, { interactionEvent: 'ForgotPassword' });
    expect(turned.refusal.code).toBe('session.not_supported_for_forgot_password');
    await flow.begin('ForgotPassword');
    expect((await flow.call(api.identify, { verificationId: id })).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    const wrong = await flow.sendCode('email', email, 'SignIn');
    expect(wrong.refusal.code).toBe('session.invalid_interaction_type');
  });

  it('verifies nothing before it was entered, nor after the account’s email address was changed', async () => {
    const { id, email } = await newUser();
    const { flow, id: verificationId, code } = await sent(email);
    expect((await flow.call(api.identify, { verificationId })).refusal.code).toBe(
      'session.verification_failed',
    );
    await flow.enterCode('email', email, verificationId, code);
    await call(updateUser, { params: { userId: id }, body: { primaryEmail: someEmail() } });
    expect((await flow.finish(verificationId)).status).toBeGreaterThanOrEqual(400);
    expect(await flow.isSignedIn()).toBe(false);
  });
});

it('a code signs users in only if the tenant offers codes for sign-in, whatever it was sent for (GHSA-25rw-g6ff-fmg8)', async () => {
  const { email } = await newUser();
  const { flow, id: verificationId, code } = await sent(email, 'Register');
  const open = await sent(email);
  await open.flow.enterCode('email', email, open.id, open.code);
  const passwordOnly = [method('email', { password: true }), method('phone', { code: true })];
  const signUp = { ...codeWays.signUp, password: true };
  const changed = await call(updateSignInExperience, { body: { signIn: { methods: passwordOnly }, signUp } });
  expect(changed.status).toBe(200);
  const entered = await flow.enterCode('email', email, verificationId, code, { prefer: true });
  expect(entered.body.next).toMatchObject({ step: 'has-account', canSwitch: false });
  await flow.call(api.changeInteractionEvent, { interactionEvent: 'SignIn' });
  for (const [each, id] of [[flow, verificationId] as const, [open.flow, open.id] as const]) {
    const refused = await each.call(api.identify, { verificationId: id }, { prefer: true });
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.sign_in_method_not_enabled']);
    expect(refused.refusal.data.next).toMatchObject({ step: 'verify', event: 'SignIn' });
    expect((await each.call(api.submitExperience)).status).toBe(404);
  }
  await call(updateSignInExperience, { body: codeWays });
});

describe('whether an account exists', () => {
  it('is not revealed when a code is sent, nor by a wrong code', async () => {
    const { email } = await newUser();
    const answers = [];
    for (const address of [email, someEmail()]) {
      const flow = await begin();
      const send = await flow.sendCode('email', address, 'SignIn', { prefer: true });
      const id = send.body.verificationId;
      const wrong = await flow.enterCode('email', address, id, otherThan(await codeTo(address)), {
        prefer: true,
      });
      const { refusal } = wrong;
      answers.push(
        JSON.stringify([send.status, send.body.next, wrong.status, refusal])
          .replaceAll(id, 'ID')
          .replaceAll(address, 'ADDRESS'),
      );
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('is revealed to the user who has verified the email address, who may then register with it', async () => {
    const email = someEmail();
    const { flow, id, code } = await sent(email);
    const entered = await flow.enterCode('email', email, id, code, { prefer: true });
    const identifier = { type: 'email', value: email };
    expect(entered.body.next).toEqual({ step: 'no-account', event: 'SignIn', identifier, canSwitch: true });
    const refused = await flow.call(api.identify, { verificationId: id });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'user.user_not_exist']);
    const turned = await flow.call(
      api.changeInteractionEvent,
      { interactionEvent: 'Register' },
      { prefer: true },
    );
    expect(turned.body.next).toEqual({ step: 'identify', event: 'Register', verificationId: id });
    expect((await flow.finish(id)).status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
  });
});
