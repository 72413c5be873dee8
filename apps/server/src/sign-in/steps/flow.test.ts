import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import {
  createApplication,
  createUser,
  goodPassword,
  type NewUser,
} from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let now = Date.now();
let serial = 0;
const someName = (): string => `person_${(serial += 1)}`;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  tenant = await server.createTenant();
  clientId = await createApplication(server.runtime, tenant.id);
});
afterAll(() => server.stop());

const open = (): Promise<TestFlow> => new TestBrowser(tenant).authorize(clientId);
async function newUser(values: NewUser = {}): Promise<{ id: string; username: string }> {
  const username = someName();
  const id = await createUser(server.runtime, tenant.id, { username, password: goodPassword, ...values });
  return { id, username };
}
const countUsers = async (): Promise<number> => {
  const { rows } = await server.runtime.database.pool.query<{ value: number }>(
    `select value from tenant_counters where tenant_id = $1 and name = 'users'`,
    [tenant.id],
  );
  return Number(rows[0]?.value ?? 0);
};
const suspend = (id: string) =>
  server.runtime.database.tenant(tenant.id, (db) =>
    db.updateTable('users').set({ isSuspended: true }).where('id', '=', id).execute(),
  );

describe('a complete flow', () => {
  it('[PROD-22 part] registers an end user, who gets tokens for the application and can return', async () => {
    const flow = await open();
    const username = someName();
    const before = await countUsers();
    const submitted = await flow.register(username, goodPassword);
    expect(submitted.status).toBe(200);
    expect(submitted.body).toEqual({ redirectTo: `${tenant.issuer}/auth/${flow.id}` });
    const back = await flow.resume();
    expect(back.get('state')).toBe(flow.state);
    const claims = decodeJwt((await flow.redeem(back.get('code') ?? '')).id_token ?? '');
    expect(claims.aud).toBe(clientId);
    expect(claims.sub).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(claims.username).toBe(username);
    expect(await countUsers()).toBe(before + 1);

    const again = await open();
    expect((await again.signIn(username, goodPassword)).status).toBe(200);
    const tokens = await again.redeem((await again.resume()).get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '').sub).toBe(claims.sub);
  });

  it('gives a new user the default roles, and stores the application and the time of the sign-in', async () => {
    const roleId = 'roleOfEverybody000001';
    await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .insertInto('roles')
        .values({ id: roleId, name: 'everybody', description: 'default', type: 'User', isDefault: true })
        .execute(),
    );
    const username = someName();
    await (await open()).register(username, goodPassword);
    const user = await server.runtime.database.tenant(tenant.id, async (db) => {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const roles = await db.selectFrom('usersRoles').select('roleId').where('userId', '=', row.id).execute();
      await db.deleteFrom('roles').where('id', '=', roleId).execute();
      return { ...row, roles };
    });
    expect(user).toMatchObject({ applicationId: clientId, lastSignInAt: now, createdAt: now });
    expect(user.passwordEncryptionMethod).toBe('Argon2id');
    expect(user.roles).toEqual([{ roleId }]);
  });

  it('signs in with an email address that an administrator has set, in any spelling', async () => {
    const { username } = await newUser({ primaryEmail: 'amara.diallo@northwind.example' });
    const flow = await open();
    const answer = await flow.signIn('Amara.Diallo@Northwind.example', goodPassword, 'email');
    expect([username, answer.status]).toEqual([username, 200]);
    expect(await flow.isSignedIn()).toBe(true);
  });

  it('finishes independently of another flow in the same browser, with its own state', async () => {
    const browser = new TestBrowser(tenant);
    const [first, second] = [await browser.authorize(clientId), await browser.authorize(clientId)];
    const [one, two] = [await newUser(), await newUser()];
    expect((await first.signIn(one.username, goodPassword)).status).toBe(200);
    expect((await second.signIn(two.username, goodPassword)).status).toBe(200);
    const back = await first.resume();
    expect(back.get('state')).toBe(first.state);
    const tokens = await first.redeem(back.get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '').sub).toBe(one.id);
  });

  it('writes audit log entries for verifications, rejections and the submission, with the documented keys', async () => {
    const { id, username } = await newUser();
    const flow = await open();
    await flow.begin('SignIn');
    await flow.verify('username', username, 'not it');
    const { body } = await flow.verify('username', username, goodPassword);
    await flow.finish(body.verificationId);
    const { rows } = await server.runtime.database.pool.query<{
      key: string;
      result: string;
      user_id: string | null;
    }>(
      `select key, payload ->> 'result' as result, user_id from logs where tenant_id = $1 and (user_id = $2 or key like '%Password.Submit')
       and application_id = $3 order by created_at desc, key desc limit 50`,
      [tenant.id, id, clientId],
    );
    expect(rows).toContainEqual({ key: 'Interaction.SignIn.Submit', result: 'Success', user_id: id });
    expect(rows).toContainEqual({
      key: 'Interaction.SignIn.Verification.Password.Submit',
      result: 'Success',
      user_id: id,
    });
    expect(rows).toContainEqual({
      key: 'Interaction.SignIn.Verification.Password.Submit',
      result: 'Error',
      user_id: id,
    });
  });
});

it('masks an unknown identifier in the audit log, because it may be a secret', async () => {
  const flow = await open();
  await flow.begin('SignIn');
  await flow.verify('username', 'correct-horse-battery', 'x');
  await flow.verify('email', 'unknown.user@example.com', 'x');
  const { rows } = await server.runtime.database.pool.query<{ payload: { identifier?: string } }>(
    `select payload from logs where tenant_id = $1 and key like '%Verification.Password.Submit' and user_id is null order by created_at desc limit 2`,
    [tenant.id],
  );
  expect(rows.map(({ payload }) => payload.identifier).sort()).toEqual(['c…', 'u…@example.com']);
  expect(JSON.stringify(rows)).not.toMatch(/horse|unknown/);
});

describe('a flow with steps out of order', () => {
  it('doesn’t start when any other step comes first', async () => {
    const { username } = await newUser();
    const steps: ((flow: TestFlow) => Promise<{ status: number; refusal: { code: string } }>)[] = [
      (flow) => flow.verify('username', username, goodPassword),
      (flow) => flow.call(api.identify, { verificationId: 'unknown' }),
      (flow) => flow.call(api.addToProfile, { type: 'username', value: 'someone' }),
      (flow) => flow.call(api.submitExperience),
      (flow) => flow.call(api.getInteraction),
      (flow) => flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' }),
    ];
    for (const step of steps) {
      const flow = await open();
      const answer = await step(flow);
      expect([answer.status, answer.refusal.code]).toEqual([404, 'session.interaction_not_found']);
      expect(await flow.isSignedIn()).toBe(false);
    }
  });

  it('doesn’t sign in when a step is left out', async () => {
    const { username } = await newUser();
    const unverified = await open();
    await unverified.begin('SignIn');
    expect((await unverified.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect((await unverified.call(api.identify, {})).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    expect(await unverified.isSignedIn()).toBe(false);

    const unidentified = await open();
    await unidentified.begin('SignIn');
    await unidentified.verify('username', username, goodPassword);
    expect((await unidentified.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect(await unidentified.isSignedIn()).toBe(false);

    const unsubmitted = await open();
    await unsubmitted.begin('SignIn');
    const { body } = await unsubmitted.verify('username', username, goodPassword);
    await unsubmitted.call(api.identify, body);
    expect(await unsubmitted.isSignedIn()).toBe(false);
  });

  it('rejects empty and invalid bodies and keeps its state', async () => {
    const flow = await open();
    for (const endpoint of [
      api.beginExperience,
      passwordApi.verifyPassword,
      passwordApi.createPasswordIdentity,
      api.addToProfile,
    ]) {
      for (const body of [{}, [], 'text', 7]) {
        const answer = await flow.call(endpoint as never, body as never);
        expect([endpoint.path, answer.status, answer.refusal.code]).toEqual([
          endpoint.path,
          400,
          'guard.invalid_input',
        ]);
      }
    }
    expect((await flow.call(api.getInteraction)).status).toBe(404);
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('returns the same result if a step is repeated, and signs in once', async () => {
    const { id, username } = await newUser();
    const flow = await open();
    await flow.begin('SignIn');
    const { body } = await flow.verify('username', username, goodPassword);
    expect((await flow.call(api.identify, body)).status).toBe(204);
    expect((await flow.call(api.identify, body)).status).toBe(204);
    const first = await flow.call(api.submitExperience);
    const second = await flow.call(api.submitExperience);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '').sub).toBe(id);
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.not_found');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('creates one account if a registration is submitted several times concurrently', async () => {
    const flow = await open();
    await flow.begin('Register');
    const before = await countUsers();
    const identifier = { type: 'username', value: someName() } as const;
    const made = await flow.call(passwordApi.createPasswordIdentity, { identifier, password: goodPassword });
    await flow.call(api.identify, made.body);
    const answers = await Promise.all([1, 2, 3, 4].map(() => flow.call(api.submitExperience)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 409, 422]).toContain(status);
    expect(await countUsers()).toBe(before + 1);
  });

  it('rejects a step if the event was changed in the meantime', async () => {
    const flow = await open();
    await flow.begin('Register');
    const { hash } = server.runtime.hasher;
    let started: Promise<unknown> | undefined;
    server.runtime.hasher.hash = async (...input) => {
      // While the password is hashed, the same browser restarts the flow as a sign-in.
      started = flow.begin('SignIn');
      await started;
      return hash(...input);
    };
    const identifier = { type: 'username', value: someName() } as const;
    const late = await flow.call(
      passwordApi.createPasswordIdentity,
      { identifier, password: goodPassword },
      { prefer: true },
    );
    server.runtime.hasher.hash = hash;
    expect([late.status, late.refusal.code]).toEqual([409, 'session.changed']);
    expect(late.refusal.data.next).toMatchObject({ step: 'verify', event: 'SignIn' });
    expect((await flow.call(api.getInteraction)).body.verificationRecords).toEqual([]);
  });

  it('cannot use a verification for another account', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const flow = await open();
    await flow.begin('SignIn');
    const first = await flow.verify('username', one.username, goodPassword);
    await flow.call(api.identify, first.body);
    const second = await flow.verify('username', two.username, goodPassword);
    const answer = await flow.call(api.identify, second.body);
    expect([answer.status, answer.refusal.code]).toEqual([409, 'session.identity_conflict']);
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('ends if the verified password is replaced before the account is identified', async () => {
    const { id, username } = await newUser();
    const flow = await open();
    await flow.begin('SignIn');
    const { body } = await flow.verify('username', username, goodPassword);
    const call = await tenant.as('all');
    const changed = await call(setUserPassword, {
      params: { userId: id },
      body: { password: 'Another-Horse-43' },
    });
    expect(changed.status).toBe(200);
    const answer = await flow.finish(body.verificationId);
    expect([answer.status, answer.refusal.code]).toEqual([400, 'session.not_found']);
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('discards the result of a submission if the flow is restarted', async () => {
    const { username } = await newUser();
    const flow = await open();
    await flow.signIn(username, goodPassword);
    await flow.begin('SignIn');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('expires', async () => {
    const { username } = await newUser();
    const flow = await open();
    await flow.begin('SignIn');
    const { body } = await flow.verify('username', username, goodPassword);
    const started = now;
    now += 4_000_000;
    const answers = [
      await flow.call(api.identify, body),
      await flow.call(api.submitExperience),
      await flow.begin('SignIn'),
    ];
    now = started;
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('session.not_found'));
  });

  it('that waits for consent rejects a sign-in, which would replace its user', async () => {
    const third = await createApplication(server.runtime, tenant.id, { isThirdParty: true });
    const [one, two] = [await newUser(), await newUser()];
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(third);
    await flow.signIn(one.username, goodPassword);
    const resumed = await browser.fetch(`/oidc/auth/${flow.id}`);
    const page = new URL(resumed.headers.get('location') ?? '', tenant.origin);
    expect(page.pathname).toBe('/consent');
    const consent = new TestFlow(browser, third, page, '', '');
    for (const answer of [
      await consent.begin('SignIn'),
      await consent.verify('username', two.username, goodPassword),
      await consent.call(api.submitExperience),
    ])
      expect(answer.refusal.code).toBe('session.not_found');
  });

  it('is rejected in another browser than the one that started it', async () => {
    const flow = await open();
    const stranger = new TestBrowser(tenant);
    const own = await stranger.authorize(clientId);
    const answer = await own.call(
      api.beginExperience,
      { interactionEvent: 'SignIn' },
      { headers: { 'gatehouse-flow': flow.id } },
    );
    expect([answer.status, answer.refusal.code]).toEqual([400, 'session.not_found']);
  });
});

describe('a suspended user', () => {
  it('gets the error only after the correct password, and gets no session', async () => {
    const { id, username } = await newUser({ isSuspended: true });
    const flow = await open();
    await flow.begin('SignIn');
    expect((await flow.verify('username', username, 'not it')).refusal.code).toBe(
      'session.invalid_credentials',
    );
    const { body, status } = await flow.verify('username', username, goodPassword);
    expect(status).toBe(200);
    const answer = await flow.call(api.identify, body);
    expect([answer.status, answer.refusal.code]).toEqual([401, 'user.suspended']);
    const { rows } = await server.runtime.database.pool.query(
      `select payload -> 'error' as error from logs where tenant_id = $1 and user_id = $2 and key like '%Identification.Submit'`,
      [tenant.id, id],
    );
    expect(rows).toEqual([{ error: { code: 'user.suspended' } }]);
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect(await flow.isSignedIn()).toBe(false);
  });

  it('gets no session if suspended before or after the flow is submitted', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const middle = await open();
    await middle.begin('SignIn');
    const { body } = await middle.verify('username', one.username, goodPassword);
    await middle.call(api.identify, body);
    await suspend(one.id);
    expect((await middle.call(api.submitExperience)).refusal.code).toBe('user.suspended');
    expect(await middle.isSignedIn()).toBe(false);

    const end = await open();
    expect((await end.signIn(two.username, goodPassword)).status).toBe(200);
    await suspend(two.id);
    expect(await end.isSignedIn()).toBe(false);
  });
});

describe('the next step', () => {
  it('is returned on request, from the start of the flow to its submission', async () => {
    const { username } = await newUser();
    const flow = await open();
    const started = await flow.call(api.beginExperience, { interactionEvent: 'SignIn' }, { prefer: true });
    expect([started.status, started.body]).toMatchObject([
      200,
      { next: { step: 'verify', event: 'SignIn' } },
    ]);
    expect(started.headers.get('preference-applied')).toBe('return=representation');
    const wrong = await flow.verify('username', username, 'not it', { prefer: true });
    expect(wrong.refusal.data.next).toMatchObject({ step: 'verify', event: 'SignIn' });
    const verified = await flow.verify('username', username, goodPassword, { prefer: true });
    const { verificationId } = verified.body;
    expect(verified.body.next).toEqual({ step: 'identify', event: 'SignIn', verificationId });
    const identified = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect(identified.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    const submitted = await flow.call(api.submitExperience, undefined, { prefer: true });
    const redirectTo = `${tenant.issuer}/auth/${flow.id}`;
    expect(submitted.body).toEqual({ redirectTo, next: { step: 'leave', redirectTo } });
  });

  it('asks for missing profile fields, and rejects those that the account has', async () => {
    const id = await createUser(server.runtime, tenant.id, {
      primaryEmail: 'nameless@northwind.example',
      password: goodPassword,
    });
    const flow = await open();
    await flow.begin('SignIn');
    const { body } = await flow.verify('email', 'nameless@northwind.example', goodPassword);
    const identified = await flow.call(api.identify, body, { prefer: true });
    expect(identified.body.next).toEqual({ step: 'profile', event: 'SignIn', missing: ['username'] });
    const early = await flow.call(api.submitExperience);
    expect([early.status, early.refusal.code, early.refusal.data]).toEqual([
      422,
      'user.missing_profile',
      { missingProfile: ['username'] },
    ]);

    const taken = await newUser();
    const refused = await flow.call(
      api.addToProfile,
      { type: 'username', value: taken.username.toUpperCase() },
      { prefer: true },
    );
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.username_already_in_use']);
    expect(refused.refusal.data.next).toEqual({ step: 'profile', event: 'SignIn', missing: ['username'] });
    const password = await flow.call(api.addToProfile, { type: 'password', value: 'Another-Horse-42' });
    expect([password.status, password.refusal.code]).toEqual([422, 'user.password_exists_in_profile']);
    expect((await flow.call(api.addToProfile, { type: 'email', verificationId: 'x' })).refusal.code).toBe(
      'user.email_exists_in_profile',
    );

    const username = someName();
    expect((await flow.call(api.addToProfile, { type: 'username', value: username })).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({ sub: id, username });
  });

  it('leads through a registration whose fields are sent in several requests', async () => {
    const flow = await open();
    await flow.begin('Register');
    const username = someName();
    const named = await flow.call(api.addToProfile, { type: 'username', value: username }, { prefer: true });
    expect(named.body.next).toEqual({ step: 'profile', event: 'Register', missing: ['password'] });
    expect((await flow.call(api.identify, {})).refusal.code).toBe('user.missing_profile');
    const complete = await flow.call(
      api.addToProfile,
      { type: 'password', value: goodPassword },
      { prefer: true },
    );
    expect(complete.body.next).toEqual({ step: 'identify', event: 'Register' });
    expect((await flow.call(api.identify, {})).status).toBe(204);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
  });

  it('is not part of the content of the flow, which is returned without secrets', async () => {
    const flow = await open();
    await flow.begin('Register');
    const identifier = { type: 'username', value: someName() } as const;
    const { body } = await flow.call(passwordApi.createPasswordIdentity, {
      identifier,
      password: goodPassword,
    });
    await flow.call(api.identify, body);
    const shown = await flow.call(api.getInteraction);
    expect(shown.body).toEqual({
      interactionEvent: 'Register',
      userId: expect.stringMatching(/^.{12}$/),
      profile: { username: identifier.value },
      captcha: { verified: false, skipped: false },
      verificationRecords: [{ id: body.verificationId, type: 'NewPasswordIdentity', identifier }],
    });
    expect(JSON.stringify(shown.body)).not.toContain('argon2');
  });
});

describe('what the tenant has turned off', () => {
  it('is rejected at every step, also in flows that were open before', async () => {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    const username = someName();
    await createUser(server.runtime, own.id, { username, password: goodPassword });
    const flow = await new TestBrowser(own).authorize(application);
    await flow.begin('SignIn');
    const { body } = await flow.verify('username', username, goodPassword);
    const call = await own.as('all');
    expect((await call(updateSignInExperience, { body: { signInMode: 'Register' } })).status).toBe(200);
    for (const answer of [
      await flow.begin('SignIn'),
      await flow.call(api.identify, body),
      await flow.call(api.submitExperience),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([403, 'auth.forbidden']);
    await call(updateSignInExperience, { body: { signInMode: 'SignIn' } });
    expect((await flow.begin('Register')).refusal.code).toBe('auth.forbidden');
    const methods = [
      { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
    ] as const;
    await call(updateSignInExperience, { body: { signIn: { methods: [...methods] } } });
    await flow.begin('SignIn');
    const primaryEmail = 'ada@northwind.example';
    // The username has a method with password, so the password can be verified (ADR 128).
    await createUser(server.runtime, own.id, { primaryEmail, username: someName(), password: goodPassword });
    const { verificationId } = (await flow.verify('email', primaryEmail, goodPassword)).body;
    const byEmail = await flow.call(api.identify, { verificationId });
    expect([byEmail.status, byEmail.refusal.code]).toEqual([422, 'user.sign_in_method_not_enabled']);
  });

  it('is rejected when submitting, too, after a correct password', async () => {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    const username = someName();
    await createUser(server.runtime, own.id, { username, password: goodPassword });
    const flow = await new TestBrowser(own).begin(application);
    await flow.identifyByPassword(username);
    const call = await own.as('all');
    const { methods } = codeWays.signIn;
    const signIn = { methods: methods.filter(({ identifier }) => identifier !== 'username') };
    expect((await call(updateSignInExperience, { body: { ...codeWays, signIn } })).status).toBe(200);
    const ended = await flow.call(api.submitExperience);
    expect([ended.status, ended.refusal.code]).toEqual([422, 'user.sign_in_method_not_enabled']);
    expect(await flow.isSignedIn()).toBe(false);
  });
});
