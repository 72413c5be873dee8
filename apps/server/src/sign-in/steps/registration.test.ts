import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import * as recoveryApi from '@gatehouse/contract/sign-in/recovery-endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays, method } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
});
afterAll(() => server.stop());

const someEmail = (): string => `new.${(serial += 1)}@northwind.example`;
const somePhone = (): string => `1415555${String((serial += 1)).padStart(4, '0')}`;
const someName = (): string => `new_${(serial += 1)}`;
const settle = async (change: Partial<SignInExperienceSettings>): Promise<void> => {
  const answer = await call(updateSignInExperience, { body: { ...codeWays, ...change } });
  expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
};
const begin = (event: InteractionEvent = 'Register') => new TestBrowser(tenant).begin(clientId, event);
const findUser = async (search: string) =>
  (await call(listUsers, { query: { search: `%${search}%` } })).body[0];

/** Verifies an email address or phone number in a flow. Returns the verification and the next step. */
async function verify(
  flow: TestFlow,
  type: 'email' | 'phone',
  value: string,
  event: 'SignIn' | 'Register' = 'Register',
): Promise<{ verificationId: string; next: NextStep | undefined }> {
  const sent = await flow.sendCode(type, value, event);
  expect([sent.status, sent.refusal.code]).toEqual([200, undefined]);
  const { verificationId } = sent.body;
  const code = await readCode(server, tenant.id, value);
  const entered = await flow.enterCode(type, value, verificationId, code, { prefer: true });
  expect(entered.status).toBe(200);
  return { verificationId, next: entered.body.next };
}

/** Acts like the page: makes the request for each step until the flow ends. Returns the steps. */
async function playOn(
  flow: TestFlow,
  first: NextStep | undefined,
  given: { email: string; phone: string; username: string },
): Promise<string[]> {
  const event = 'Register' as const;
  const prefer = { prefer: true };
  const steps: string[] = [];
  let next = first;
  while (next && next.step !== 'leave' && steps.length < 12) {
    steps.push(next.step === 'profile' ? `profile ${next.missing.join('+')}` : next.step);
    if (next.step === 'verify') {
      const [way] = next.ways;
      if (way?.identifier === 'username') {
        const identifier = { type: 'username', value: given.username } as const;
        const body = { identifier, password: goodPassword };
        next = (await flow.call(passwordApi.createPasswordIdentity, body, prefer)).body.next;
      } else next = (await verify(flow, way?.identifier ?? 'email', given[way?.identifier ?? 'email'])).next;
    } else if (next.step === 'profile') {
      const [part] = next.missing;
      if (part === 'username' || part === 'password') {
        const value = part === 'username' ? given.username : goodPassword;
        next = (await flow.call(api.addToProfile, { type: part, value }, prefer)).body.next;
      } else {
        const type = part === 'phone' ? 'phone' : 'email';
        next = (await verify(flow, type, given[type])).next;
      }
    } else if (next.step === 'add') {
      const { type, verificationId } = next;
      next = (await flow.call(api.addToProfile, { type, verificationId }, prefer)).body.next;
    } else if (next.step === 'identify') {
      next = (await flow.call(api.identify, { verificationId: next.verificationId }, prefer)).body.next;
    } else if (next.step === 'terms') {
      next = (await flow.call(recoveryApi.agreeToTerms, undefined, prefer)).body.next;
    } else if (next.step === 'submit') {
      next = (await flow.call(api.submitExperience, undefined, prefer)).body.next;
    } else break;
  }
  expect([event, next?.step]).toEqual([event, 'leave']);
  return steps;
}

const email = method('email', { password: true, code: true });
const phone = method('phone', { password: true, code: true });
const username = method('username', { password: true });
const methods = [username, email, phone];

describe('[CONST-19 part] sign-up by', () => {
  const signUps: [string, SignInExperienceSettings['signUp'], string[], string[]][] = [
    [
      'email',
      { identifiers: ['email'], password: false, verify: true },
      ['verify', 'identify', 'submit'],
      ['primaryEmail'],
    ],
    [
      'email with a password',
      { identifiers: ['email'], password: true, verify: true },
      ['verify', 'profile password', 'identify', 'submit'],
      ['primaryEmail'],
    ],
    [
      'phone',
      { identifiers: ['phone'], password: false, verify: true },
      ['verify', 'identify', 'submit'],
      ['primaryPhone'],
    ],
    [
      'username',
      { identifiers: ['username'], password: true, verify: false },
      ['verify', 'identify', 'submit'],
      ['username'],
    ],
    [
      'emailOrSms',
      { identifiers: ['email', 'phone'], password: false, verify: true },
      ['verify', 'identify', 'submit'],
      ['primaryEmail'],
    ],
    [
      'emailOrSms, phone first',
      { identifiers: ['phone', 'email'], password: false, verify: true },
      ['verify', 'identify', 'submit'],
      ['primaryPhone'],
    ],
    [
      'username with an email address, too',
      {
        identifiers: ['username'],
        password: true,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'email', verify: true }],
      },
      ['verify', 'profile email', 'add', 'identify', 'submit'],
      ['username', 'primaryEmail'],
    ],
    [
      'email with phone and username, too',
      {
        identifiers: ['email'],
        password: true,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'phone' }, { identifier: 'username' }],
      },
      [
        'verify',
        'profile phone+username+password',
        'add',
        'profile username+password',
        'profile password',
        'identify',
        'submit',
      ],
      ['primaryEmail', 'primaryPhone', 'username'],
    ],
  ];
  it.each(signUps)('%s', async (_name, signUp, expected, columns) => {
    await settle({ signUp, signIn: { methods } });
    const given = { email: someEmail(), phone: somePhone(), username: someName() };
    const flow = await new TestBrowser(tenant).authorize(clientId);
    const started = await flow.call(api.beginExperience, { interactionEvent: 'Register' }, { prefer: true });
    expect(await playOn(flow, started.body.next, given)).toEqual(expected);
    expect(await flow.isSignedIn()).toBe(true);
    const values: Record<string, string> = {
      primaryEmail: given.email,
      primaryPhone: given.phone,
      username: given.username,
    };
    const user = await findUser(values[columns[0] ?? ''] ?? '');
    expect(Object.keys(values).filter((name) => user?.[name as 'username'] !== null)).toEqual(
      Object.keys(values).filter((name) => columns.includes(name)),
    );
    expect(user?.hasPassword).toBe(signUp.password);
  });

  it('none', async () => {
    await settle({ signUp: { identifiers: [], password: false, verify: false } });
    const flow = await begin();
    const email = someEmail();
    expect((await flow.sendCode('email', email, 'Register')).status).toBe(200);
    expect(await readCode(server, tenant.id, email)).toBe('');
    const identifier = { type: 'username', value: someName() } as const;
    const made = await flow.call(passwordApi.createPasswordIdentity, { identifier, password: goodPassword });
    expect(made.refusal.code).toBe('user.sign_up_method_not_enabled');
  });
});

describe('an email address in a registration', () => {
  it('belongs to no account before its owner has verified it (attacks: trojan identifier)', async () => {
    await settle({ signUp: { identifiers: ['email'], password: true, verify: true } });
    const victim = someEmail();
    const flow = await begin();
    const sent = await flow.sendCode('email', victim, 'Register');
    const { verificationId } = sent.body;
    await flow.call(api.addToProfile, { type: 'password', value: goodPassword });
    expect((await flow.call(api.addToProfile, { type: 'email', verificationId })).refusal.code).toBe(
      'session.verification_failed',
    );
    expect((await flow.finish(verificationId)).status).toBe(400);
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect(await findUser(victim)).toBeUndefined();
  });

  it.each(['email', 'phone'] as const)(
    'wire A10-endpoints: cannot be replaced by another %s',
    async (type) => {
      await settle({ signUp: { identifiers: ['email', 'phone'], password: false, verify: true } });
      const [own, other] = type === 'email' ? [someEmail(), someEmail()] : [somePhone(), somePhone()];
      const flow = await begin();
      const { verificationId } = await verify(flow, type, own);
      expect((await flow.call(api.addToProfile, { type, verificationId })).status).toBe(204);
      const second = await verify(flow, type, other);
      expect((await flow.call(api.identify, {})).status).toBe(204);
      const added = await flow.call(api.addToProfile, { type, verificationId: second.verificationId });
      expect([added.status, added.refusal.code]).toEqual([422, `user.${type}_exists_in_profile`]);
    },
  );

  it('that an account has leads to that account after it was verified', async () => {
    await settle({});
    const taken = someEmail();
    const id = await createUser(server.runtime, tenant.id, { primaryEmail: taken });
    const flow = await begin();
    const { verificationId, next } = await verify(flow, 'email', taken);
    const identifier = { type: 'email', value: taken };
    expect(next).toEqual({ step: 'has-account', event: 'Register', identifier, canSwitch: true });
    const refused = await flow.call(api.identify, { verificationId });
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.email_already_in_use']);
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'SignIn' });
    expect((await flow.finish(verificationId)).status).toBe(200);
    expect((await flow.call(api.getInteraction)).body.userId).toBe(id);
  });

  it('creates one account if two users have verified it and submit concurrently', async () => {
    const shared = someEmail();
    const [one, two] = [await begin(), await begin()];
    const first = await verify(one, 'email', shared);
    const second = await verify(two, 'email', shared);
    await one.call(api.identify, { verificationId: first.verificationId });
    await two.call(api.identify, { verificationId: second.verificationId });
    const ends = await Promise.all([one, two].map((flow) => flow.call(api.submitExperience)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(ends.find(({ status }) => status === 422)?.refusal.code).toBe('user.email_already_in_use');
  });
});

describe('signing in to an account with an incomplete profile', () => {
  it('asks for the email address, and adds it after a code that is not valid for signing in', async () => {
    await settle({ signUp: { identifiers: ['email'], password: true, verify: true }, signIn: { methods } });
    const name = someName();
    const id = await createUser(server.runtime, tenant.id, { username: name, password: goodPassword });
    const flow = await begin('SignIn');
    const early = await flow.sendCode('email', someEmail(), 'SignIn');
    expect(early.status).toBe(200);
    const verified = await flow.verify('username', name, goodPassword);
    const identified = await flow.call(api.identify, verified.body, { prefer: true });
    expect(identified.body.next).toMatchObject({ step: 'profile', missing: ['email'] });
    const address = someEmail();
    const { next, verificationId } = await verify(flow, 'email', address, 'SignIn');
    expect(next).toEqual({ step: 'add', event: 'SignIn', type: 'email', verificationId });
    expect((await flow.call(api.identify, { verificationId })).status).toBe(404);
    await flow.call(api.addToProfile, { type: 'email', verificationId });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect(await findUser(address)).toMatchObject({ id, username: name });
  });

  it('rejects an email address that another account has', async () => {
    const [name, taken] = [someName(), someEmail()];
    await createUser(server.runtime, tenant.id, { username: name, password: goodPassword });
    await createUser(server.runtime, tenant.id, { primaryEmail: taken });
    const flow = await begin('SignIn');
    await flow.call(api.identify, (await flow.verify('username', name, goodPassword)).body);
    const { verificationId, next } = await verify(flow, 'email', taken, 'SignIn');
    expect(next).toMatchObject({ step: 'profile', missing: ['email'] });
    const refused = await flow.call(api.addToProfile, { type: 'email', verificationId });
    expect(refused.refusal.code).toBe('user.email_already_in_use');
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('user.missing_profile');
  });

  it('doesn’t replace the account’s email address, and adds no phone number without a code', async () => {
    const mine = someEmail();
    await createUser(server.runtime, tenant.id, { primaryEmail: mine, password: goodPassword });
    const flow = await begin('SignIn');
    await flow.call(api.identify, (await flow.verify('email', mine, goodPassword)).body);
    for (const [type, value] of [
      ['email', someEmail()],
      ['phone', somePhone()],
    ] as const) {
      const { verificationId } = (await flow.sendCode(type, value, 'SignIn')).body;
      const added = await flow.call(api.addToProfile, { type, verificationId });
      expect([added.status, added.refusal.code]).toEqual(
        type === 'email' ? [422, 'user.email_exists_in_profile'] : [400, 'session.verification_failed'],
      );
      expect(await readCode(server, tenant.id, value)).toBe('');
    }
  });
});

describe('[STATE-09 part] the terms', () => {
  const termsOfUseUrl = 'https://northwind.example/terms';
  const read = async (id: string): Promise<unknown> => {
    const { rows } = await server.runtime.database.pool.query<{ terms: unknown }>(
      `select settings -> 'terms' as terms from users where tenant_id = $1 and id = $2`,
      [tenant.id, id],
    );
    return rows[0]?.terms;
  };
  const given = () => ({ email: someEmail(), phone: somePhone(), username: someName() });
  const register = async (): Promise<{ steps: string[]; email: string; id: string }> => {
    const person = given();
    const flow = await new TestBrowser(tenant).authorize(clientId);
    const started = await flow.call(api.beginExperience, { interactionEvent: 'Register' }, { prefer: true });
    const steps = await playOn(flow, started.body.next, person);
    return { steps, email: person.email, id: (await findUser(person.email))?.id ?? '' };
  };
  const signIn = async (address: string): Promise<string[]> => {
    const flow = await begin('SignIn');
    return playOn(flow, (await verify(flow, 'email', address, 'SignIn')).next, given());
  };

  it('are agreed to by registering if the policy is Automatic', async () => {
    await settle({ agreeToTermsPolicy: 'Automatic', termsOfUseUrl });
    const { steps, id, email: address } = await register();
    expect(steps).not.toContain('terms');
    expect(await read(id)).toMatchObject({ termsOfUseUrl, privacyPolicyUrl: null });
    expect(await signIn(address)).not.toContain('terms');
  });

  it('require agreement only at registration if the policy is ManualRegistrationOnly', async () => {
    await settle({ agreeToTermsPolicy: 'ManualRegistrationOnly', termsOfUseUrl });
    const { steps, id } = await register();
    expect(steps).toContain('terms');
    expect(await read(id)).toMatchObject({ termsOfUseUrl });
    const old = someEmail();
    await createUser(server.runtime, tenant.id, { primaryEmail: old });
    expect(await signIn(old)).not.toContain('terms');
  });

  it('require agreement at sign-in, too, if the policy is Manual, once for each version', async () => {
    await settle({ agreeToTermsPolicy: 'Manual', termsOfUseUrl });
    const old = someEmail();
    const id = await createUser(server.runtime, tenant.id, { primaryEmail: old });
    expect(await signIn(old)).toContain('terms');
    expect(await read(id)).toMatchObject({ termsOfUseUrl });
    expect(await signIn(old)).not.toContain('terms');
    await settle({ agreeToTermsPolicy: 'Manual', termsOfUseUrl: `${termsOfUseUrl}/2` });
    expect(await signIn(old)).toContain('terms');
  });

  it('cannot be skipped', async () => {
    await settle({ agreeToTermsPolicy: 'Manual', termsOfUseUrl });
    const old = someEmail();
    await createUser(server.runtime, tenant.id, { primaryEmail: old });
    const flow = await begin('SignIn');
    const { verificationId } = await verify(flow, 'email', old, 'SignIn');
    const refused = await flow.finish(verificationId);
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.terms_not_agreed']);
    expect(await flow.isSignedIn()).toBe(false);
    await settle({ agreeToTermsPolicy: 'Automatic', termsOfUseUrl: null });
  });
});

describe('profile data of users who register', () => {
  it('wire C-extraProfile: [CONTRACT extraProfile] is stored in the new account, and rejected for an existing one', async () => {
    await settle({ signUp: { identifiers: ['username'], password: true, verify: false } });
    const username = someName();
    const flow = await begin();
    const say = (values: Record<string, unknown>) =>
      flow.call(api.addToProfile, { type: 'extraProfile', values }, { prefer: true });
    const said = await say({ name: ' Ada Lovelace ', givenName: 'Ada', address: { country: 'UK' } });
    expect([said.status, said.body.next?.step]).toEqual([200, 'verify']);
    const avatar = 'https://pictures.example/ada.png';
    expect((await say({ nickname: 'Countess', avatar })).status).toBe(200);
    for (const unknown of [{ customData: { plan: 'gold' } }, { isSuspended: true }, { plan: 'gold' }])
      expect((await say(unknown)).status).toBe(400);
    const bad = await say({ website: 'javascript:alert(1)' });
    expect([bad.status, bad.refusal.code]).toEqual([400, 'guard.invalid_input']);
    const { body } = await flow.call(passwordApi.createPasswordIdentity, {
      identifier: { type: 'username', value: username },
      password: goodPassword,
    });
    expect((await flow.finish(body.verificationId)).status).toBe(200);
    expect(await findUser(username)).toMatchObject({
      name: 'Ada Lovelace',
      avatar,
      profile: { givenName: 'Ada', nickname: 'Countess', address: { country: 'UK' } },
      customData: {},
      isSuspended: false,
    });

    const again = await begin('SignIn');
    await again.verify('username', username, goodPassword);
    const other = await again.call(api.addToProfile, { type: 'extraProfile', values: { name: 'Eve' } });
    expect(other.status).toBe(404);
    const verified = await again.verify('username', username, goodPassword);
    await again.call(api.identify, { verificationId: verified.body.verificationId });
    const late = await again.call(api.addToProfile, { type: 'extraProfile', values: { name: 'Eve' } });
    expect(late.refusal.code).toBe('session.invalid_interaction_type');
  });

  it('attacks: filling the disk without an account: is limited to 4 KB in all requests together', async () => {
    await settle({ signUp: { identifiers: ['username'], password: true, verify: false } });
    const flow = await begin();
    const say = (values: Record<string, unknown>) =>
      flow.call(api.addToProfile, { type: 'extraProfile', values });
    const long = 'x'.repeat(2000);
    expect((await say({ nickname: long })).status).toBe(204);
    expect((await say({ givenName: long })).status).toBe(204);
    const refused = await say({ familyName: long });
    expect([refused.status, refused.refusal.data]).toEqual([
      400,
      { fields: { 'body.values': 'must be no larger than 4 KB in all' } },
    ]);
    expect((await say({ givenName: 'Ada' })).status).toBe(204);
  });

  it('[attacks: half-done sign-in] is not enough to create an account, even if nothing else is required', async () => {
    await settle({
      signUp: { identifiers: [], password: false, verify: false },
      signIn: { methods: codeWays.signIn.methods },
    });
    const flow = await begin();
    await flow.call(api.addToProfile, { type: 'extraProfile', values: { name: 'Ada' } });
    expect((await flow.call(api.identify, {})).status).toBe(404);
    expect((await flow.call(api.submitExperience)).status).toBe(404);
    expect(await flow.isSignedIn()).toBe(false);
  });
});

describe('a picture of a new account', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const picture = new Blob([png], { type: 'image/png' });

  it('is stored with the account, and is public', async () => {
    await settle({});
    const flow = await begin();
    const email = someEmail();
    const { verificationId } = await verify(flow, 'email', email);
    const { status, body } = await flow.uploadAvatar(picture);
    expect(status).toBe(200);
    expect((await flow.call(api.getInteraction)).body.profile.avatar).toBe(body.url);
    const served = await fetch(body.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    await flow.call(api.addToProfile, { type: 'password', value: goodPassword });
    expect((await flow.finish(verificationId)).status).toBe(200);
    expect((await findUser(email))?.avatar).toBe(body.url);
  });

  it('is rejected for an existing account', async () => {
    const { status, body } = await (await begin('SignIn')).uploadAvatar(picture);
    expect([status, body.code]).toEqual([400, 'session.invalid_interaction_type']);
  });

  it.each([
    [
      'that could contain a script',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
      'guard.mime_type_not_allowed',
    ],
    ['that isn’t an image', '<script>1</script>', 'image/png', 'guard.mime_type_not_allowed'],
    [
      'of more than 500 KB',
      Buffer.concat([png, Buffer.alloc(500 * 1024)]),
      'image/png',
      'guard.file_size_exceeded',
    ],
  ])('[attack: uploads] is rejected if it is one %s', async (_what, content, type, code) => {
    const flow = await begin();
    const { status, body } = await flow.uploadAvatar(new Blob([content], { type }));
    expect([status, body.code]).toEqual([400, code]);
    expect((await flow.call(api.getInteraction)).body.profile.avatar).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a form without an origin', {}],
  ])('[attack: CSRF] is accepted only from the tenant’s own pages, not from %s', async (_who, headers) => {
    const { status, body } = await (await begin()).uploadAvatar(picture, headers);
    expect([status, body.code]).toEqual([403, 'session.cross_site_request']);
  });
});
