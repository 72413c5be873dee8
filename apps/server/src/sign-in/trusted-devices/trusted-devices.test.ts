import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { changeOwnPassword, verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { replaceOwnTotp } from '@gatehouse/contract/account/mfa-endpoints';
import { verifyOwnSignIn, verifyOwnTotp } from '@gatehouse/contract/account/step-up-endpoints';
import { decodeJwt } from 'jose';
import {
  deleteUserMfaVerification,
  createUserMfaVerification,
  listUserMfaVerifications,
} from '@gatehouse/contract/mfa/endpoints';
import {
  deleteUserTrustedDevice,
  listUserTrustedDevices,
} from '@gatehouse/contract/mfa/trusted-device-endpoints';
import {
  deleteOwnTrustedDevice,
  listOwnTrustedDevices,
} from '@gatehouse/contract/account/trusted-device-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { rememberDevice } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { type Caller, createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { createTotpSecret, totpCode } from '../../mfa/totp-codes.ts';

const hour = 3_600_000;
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000', TRUST_PROXY: 'loopback' },
  }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Tests move the clock beyond the lifetime of the token.
  now = Date.now();
  await setAdaptive(call, true);
});

async function setAdaptive(
  as: Caller,
  enabled: boolean,
  mfa: SignInExperience['mfa'] = { factors: ['Totp'], policy: 'PromptAtSignInAndSignUpMandatory' },
) {
  expect((await as(updateSignInExperience, { body: { mfa, adaptiveMfa: { enabled } } })).status).toBe(200);
}

/** A browser behind the tenant's proxy, which says where it is. */
class ProxiedBrowser extends TestBrowser {
  place: Record<string, string> = {};
  /** A further cookie. */
  secret = '';
  forwarded: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' };

  protected override send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers({ ...(init.headers as object), ...this.forwarded, ...this.place });
    if (this.secret) headers.set('cookie', `${headers.get('cookie') ?? ''}; ${this.secret}`);
    return fetch(url, { ...init, headers });
  }
}

interface Person {
  id: string;
  username: string;
  secret: string;
}
/** A user with a password and an authenticator app. */
async function newPerson({ at = tenant, as = call, id: givenId = '' } = {}): Promise<Person> {
  const username = `device_${(serial += 1)}`;
  const given = givenId ? { id: givenId } : {};
  const id = await createUser(server.runtime, at.id, { username, password: goodPassword, ...given });
  const { body } = await as(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
  return { id, username, secret: body.type === 'Totp' ? body.secret : '' };
}

/** A flow in which the password was correct, with the next step. */
async function begin({ username }: Person, browser: TestBrowser, client = clientId) {
  const flow = await browser.begin(client);
  const next = await flow.identifyByPassword(username);
  return { flow, step: next?.step };
}
/** The same with a code of the app. */
async function enterCode(person: Person, browser: TestBrowser, client = clientId) {
  const { flow, step } = await begin(person, browser, client);
  expect(step).toBe('mfa');
  // Each code is accepted once.
  now += 30_000;
  const code = totpCode(person.secret, Math.floor(now / 30_000));
  const { body } = await flow.call(mfaApi.verifyTotp, { code }, { prefer: true });
  return { flow, step: body.next?.step };
}
/** A completed sign-in, after which the browser is trusted. */
async function trust(person: Person, browser: TestBrowser, client = clientId): Promise<void> {
  const { flow } = await enterCode(person, browser, client);
  const chosen = await flow.call(rememberDevice, { remember: true }, { prefer: true });
  expect(chosen.body.next).toEqual({ step: 'submit', event: 'SignIn' });
  expect((await flow.call(api.submitExperience)).status).toBe(200);
}
async function trustedPerson(browser: TestBrowser = new TestBrowser(tenant)) {
  const person = await newPerson();
  await trust(person, browser);
  return { person, browser };
}
const devicesOf = async ({ id }: Person) =>
  (await call(listUserTrustedDevices, { params: { userId: id } })).body;
const rulesOf = async ({ id }: Person): Promise<string[][]> => {
  const { rows } = await server.runtime.database.pool.query<{ rules: string[] }>(
    `select payload -> 'rules' as rules from logs where tenant_id = $1 and user_id = $2
     and key = 'Interaction.SignIn.Mfa.Adaptive' order by created_at`,
    [tenant.id, id],
  );
  return rows.map(({ rules }) => rules);
};

describe('[OPEN-25 part] adaptive MFA in a trusted device', () => {
  it('asks for a second factor once, and not again', async () => {
    const person = await newPerson();
    const browser = new TestBrowser(tenant);
    const { flow, step } = await enterCode(person, browser);
    expect(step).toBe('remember-device');
    await flow.call(rememberDevice, { remember: true });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect(await rulesOf(person)).toEqual([['new_device']]);

    const again = await begin(person, browser);
    expect(again.step).toBe('submit');
    expect((await again.flow.call(api.submitExperience)).status).toBe(200);
    expect(await again.flow.subject()).toBe(person.id);
    expect(await rulesOf(person)).toHaveLength(1);
    expect(await devicesOf(person)).toMatchObject([{ lastUsedAt: now, expiresAt: now + 30 * 24 * hour }]);
    const { rows } = await server.runtime.database.pool.query(
      `select key from logs where tenant_id = $1 and user_id = $2 and key like '%TrustedDevice'`,
      [tenant.id, person.id],
    );
    expect(rows).toEqual([{ key: 'Interaction.SignIn.Mfa.TrustedDevice' }]);
  });

  it('asks again if the user doesn’t want the browser to be remembered, or says nothing', async () => {
    const person = await newPerson();
    const browser = new TestBrowser(tenant);
    const { flow } = await enterCode(person, browser);
    const chosen = await flow.call(rememberDevice, { remember: false }, { prefer: true });
    expect(chosen.body.next?.step).toBe('submit');
    await flow.call(api.submitExperience);
    const silent = await enterCode(person, browser);
    expect((await silent.flow.call(api.submitExperience)).status).toBe(200);
    expect((await begin(person, browser)).step).toBe('mfa');
    expect(await devicesOf(person)).toEqual([]);
  });

  it('asks in another browser, another account of the browser, and another tenant', async () => {
    const { person, browser } = await trustedPerson();
    expect((await begin(person, new TestBrowser(tenant))).step).toBe('mfa');
    const colleague = await newPerson();
    expect((await begin(colleague, browser)).step).toBe('mfa');
    await trust(colleague, browser);
    expect((await begin(person, browser)).step).toBe('submit');
    expect((await begin(colleague, browser)).step).toBe('submit');

    const other = await server.createTenant();
    const asOther = await other.as('all');
    await setAdaptive(asOther, true);
    // The account has the same ID, and the browser the same secret.
    const namesake = await newPerson({ at: other, as: asOther, id: person.id });
    const elsewhere = new ProxiedBrowser(other);
    const { value } = browser.cookies().find(({ name }) => name.endsWith('_device'))!;
    elsewhere.secret = `gh_${other.id}_device=${value}`;
    const otherClient = await createApplication(server.runtime, other.id);
    expect((await begin(namesake, elsewhere, otherClient)).step).toBe('mfa');
    expect((await asOther(listUserTrustedDevices, { params: { userId: person.id } })).body).toEqual([]);
  });

  it('attack: asks if another account’s row has the browser’s hash, which names the account, too', async () => {
    const { person, browser } = await trustedPerson();
    const { pool } = server.runtime.database;
    const { rows } = await pool.query(
      `update trusted_devices set user_id = $2 where user_id = $1 returning secret_hash as hash`,
      [person.id, (await newPerson()).id],
    );
    expect((await begin(person, browser)).step).toBe('mfa');
    // And in the other direction, the same browser has another hash for another account.
    const colleague = await newPerson();
    await trust(colleague, browser);
    const stored = await pool.query(`select secret_hash as hash from trusted_devices where user_id = $1`, [
      colleague.id,
    ]);
    expect(stored.rows).toHaveLength(1);
    expect(stored.rows).not.toEqual(rows);
  });

  it('asks again after 30 days', async () => {
    const { person, browser } = await trustedPerson();
    now += 30 * 24 * hour - 60_000;
    expect((await begin(person, browser)).step).toBe('submit');
    now += 60_000;
    expect((await begin(person, browser)).step).toBe('mfa');
  });

  it('asks again once an administrator has removed the device, also in a flow that was started before', async () => {
    const { person, browser } = await trustedPerson();
    const { flow, step } = await begin(person, browser);
    expect(step).toBe('submit');
    const [device] = await devicesOf(person);
    const params = { userId: person.id, deviceId: device?.id ?? '' };
    expect((await call(deleteUserTrustedDevice, { params })).status).toBe(204);
    expect((await call(deleteUserTrustedDevice, { params })).status).toBe(404);
    const late = await flow.call(api.submitExperience);
    expect([late.status, late.refusal.code, late.refusal.data]).toEqual([
      403,
      'session.mfa.require_mfa_verification',
      { availableFactors: ['Totp'] },
    ]);
    expect(await flow.isSignedIn()).toBe(false);
    expect((await begin(person, browser)).step).toBe('mfa');
  });

  it.each([
    [
      'a new password',
      ({ id }: Person) => call(setUserPassword, { params: { userId: id }, body: { password: goodPassword } }),
    ],
    [
      'another factor',
      async ({ id }: Person) => {
        const { body } = await call(listUserMfaVerifications, { params: { userId: id } });
        const params = { userId: id, verificationId: body[0]?.id ?? '' };
        return call(deleteUserMfaVerification, { params });
      },
    ],
  ])('is forgotten with %s', async (_change, change) => {
    const { person } = await trustedPerson();
    expect(await devicesOf(person)).toHaveLength(1);
    expect((await change(person)).status).toBeLessThan(300);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('is not enough to add a factor', async () => {
    await setAdaptive(call, true, { factors: ['Totp', 'BackupCode'], policy: 'Mandatory' });
    await setAdaptive(call, true);
    const { person, browser } = await trustedPerson();
    const { flow, step } = await begin(person, browser);
    expect(step).toBe('submit');
    await setAdaptive(call, true, { factors: ['Totp', 'WebAuthn'], policy: 'Mandatory' });
    const added = await flow.call(mfaApi.generateBackupCodes);
    expect([added.status, added.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);
    // Backup codes are missing now, so a factor is verified first.
    await setAdaptive(call, true, { factors: ['Totp', 'BackupCode'], policy: 'Mandatory' });
    expect((await begin(person, browser)).step).toBe('mfa');
  });

  it('is not enough to replace a factor, with the password or a recent sign-in: only a factor verifies its user', async () => {
    await openAccountCenter(tenant);
    const { person, browser } = await trustedPerson();
    const flow = await browser.authorize(clientId, { scope: 'openid identities' });
    await flow.begin('SignIn');
    expect((await flow.identifyByPassword(person.username))?.step).toBe('submit');
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '').amr).toEqual(['pwd', 'trusted_device']);
    const own = createCaller(tenant.origin, tokens.access_token);
    const secret = createTotpSecret();
    const replace = async (recordId: string) => {
      const verified = createCaller(tenant.origin, tokens.access_token, { [verificationIdHeader]: recordId });
      const code = totpCode(secret, Math.floor(now / 30_000));
      return (await verified(replaceOwnTotp, { body: { secret, code } })).status;
    };
    const { body: password } = await own(verifyOwnPassword, { body: { password: goodPassword } });
    expect(await replace(password.verificationRecordId)).toBe(401);
    expect((await own(verifyOwnSignIn)).status).toBe(401);
    // Not of a user either who has nothing else, and could set a first password after a sign-in.
    await server.runtime.database.pool.query(
      `update users set password_encrypted = null, password_encryption_method = null where tenant_id = $1 and id = $2`,
      [tenant.id, person.id],
    );
    expect((await own(verifyOwnSignIn)).status).toBe(401);
    const first = await own(changeOwnPassword, { body: { password: 'Another-Horse-43' } });
    expect(first.status).toBe(401);
    now += 30_000;
    const body = { code: totpCode(person.secret, Math.floor(now / 30_000)) };
    const { body: factor } = await own(verifyOwnTotp, { body });
    expect(await replace(factor.verificationRecordId)).toBe(204);
  });

  describe('is not enough to add an email address that was verified in the flow', () => {
    let usual: Pick<SignInExperience, 'signIn' | 'signUp'>;
    beforeAll(async () => {
      const { signIn, signUp } = (await call(getSignInExperience)).body;
      usual = { signIn, signUp };
      const both = { ...codeWays.signUp, identifiers: ['email' as const, 'phone' as const] };
      await call(updateSignInExperience, { body: { ...codeWays, signUp: both } });
    });
    afterAll(async () => void (await call(updateSignInExperience, { body: usual })));

    it.each(['before', 'after'])('%s the password', async (when) => {
      const person = await newPerson();
      const primaryPhone = `4670174${1000 + (serial += 1)}`;
      const params = { userId: person.id };
      expect((await call(updateUser, { params, body: { primaryPhone } })).status).toBe(200);
      const browser = new TestBrowser(tenant);
      await trust(person, browser);
      const flow = await browser.begin(clientId, 'Register');
      const value = `thief.${serial}@northwind.example`;
      const { body: sent } = await flow.sendCode('email', value, 'Register');
      const code = await readCode(server, tenant.id, value);
      const { body: email } = await flow.enterCode('email', value, sent.verificationId, code);
      const add = () => flow.call(api.addToProfile, { type: 'email', verificationId: email.verificationId });
      if (when === 'before') expect((await add()).status).toBe(204);
      await flow.call(api.changeInteractionEvent, { interactionEvent: 'SignIn' });
      const next = await flow.identifyByPassword(person.username);
      const added = await add();
      const submitted = await flow.call(api.submitExperience);
      const { body: user } = await call(getUser, { params });
      expect(user.primaryEmail).toBeNull();
      expect([next?.step, added.status, added.refusal.code, submitted.status]).toEqual([
        'submit',
        403,
        'session.mfa.require_mfa_verification',
        200,
      ]);
    });
  });

  it('is not enough after its session has ended, with a refresh token of it', async () => {
    await openAccountCenter(tenant);
    const { person, browser } = await trustedPerson();
    const flow = await browser.authorize(clientId, { scope: 'openid identities offline_access' });
    await flow.begin('SignIn');
    await flow.identifyByPassword(person.username);
    await flow.call(api.submitExperience);
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    await server.runtime.database.pool.query(
      `delete from oidc_instances where tenant_id = $1 and account_id = $2 and model = 'Session'`,
      [tenant.id, person.id],
    );
    const own = createCaller(tenant.origin, tokens.access_token);
    const { body: password } = await own(verifyOwnPassword, { body: { password: goodPassword } });
    const headers = { [verificationIdHeader]: password.verificationRecordId };
    const secret = createTotpSecret();
    const code = totpCode(secret, Math.floor(now / 30_000));
    const verified = createCaller(tenant.origin, tokens.access_token, headers);
    expect((await verified(replaceOwnTotp, { body: { secret, code } })).status).toBe(401);
  });

  it('counts for nothing while adaptive MFA is off', async () => {
    const { person, browser } = await trustedPerson();
    const { flow } = await begin(person, browser);
    await setAdaptive(call, false);
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.mfa.require_mfa_verification');
    const { step, flow: plain } = await enterCode(person, browser);
    expect(step).toBe('submit');
    expect((await plain.call(rememberDevice, { remember: true })).status).toBe(400);
  });

  it('keeps at most 20 of a user', async () => {
    const { person, browser } = await trustedPerson();
    for (let count = 0; count < 20; count += 1) await trust(person, new TestBrowser(tenant));
    expect(await devicesOf(person)).toHaveLength(20);
    expect((await begin(person, browser)).step).toBe('mfa');
  });
});

describe('[OPEN-25 part] adaptive MFA asks in a trusted device', () => {
  it('from another country, whose second factor makes it known', async () => {
    const browser = new ProxiedBrowser(tenant);
    browser.place = { 'x-logto-cf-country': 'AT' };
    const { person } = await trustedPerson(browser);
    browser.place = { 'x-logto-cf-country': 'BR' };
    const { flow, step } = await enterCode(person, browser);
    // It is remembered already.
    expect(step).toBe('submit');
    await flow.call(api.submitExperience);
    expect(await rulesOf(person)).toEqual([['new_device'], ['new_country']]);
    expect((await begin(person, browser)).step).toBe('submit');
    expect(await devicesOf(person)).toMatchObject([{ country: 'BR', ip: '203.0.113.7' }]);
  });

  it('faster than by airplane', async () => {
    const browser = new ProxiedBrowser(tenant);
    browser.place = { 'x-logto-cf-latitude': '48.2', 'x-logto-cf-longitude': '16.4' };
    const { person } = await trustedPerson(browser);
    browser.place = { 'x-logto-cf-latitude': '40.7', 'x-logto-cf-longitude': '-74.0' };
    now += 3 * hour;
    expect((await begin(person, browser)).step).toBe('mfa');
    expect((await rulesOf(person)).at(-1)).toEqual(['geo_velocity']);
    now += 9 * hour;
    expect((await begin(person, browser)).step).toBe('submit');
  });

  it('if the proxy takes the caller for a bot', async () => {
    const browser = new ProxiedBrowser(tenant);
    const { person } = await trustedPerson(browser);
    browser.place = { 'x-logto-cf-bot-score': '29' };
    expect((await begin(person, browser)).step).toBe('mfa');
    expect((await rulesOf(person)).at(-1)).toEqual(['untrusted_ip']);
    browser.place = { 'x-logto-cf-bot-score': '29', 'x-logto-cf-bot-verified': 'true' };
    expect((await begin(person, browser)).step).toBe('submit');
  });

  it('without believing callers who say where they are', async () => {
    const browser = new ProxiedBrowser(tenant);
    browser.place = { 'x-logto-cf-country': 'AT' };
    const { person } = await trustedPerson(browser);
    browser.place = { 'x-logto-cf-country': 'BR', 'x-logto-cf-bot-score': '1' };
    browser.forwarded = {};
    expect((await begin(person, browser)).step).toBe('submit');
  });
});

describe('[OPEN-25 part] the trusted devices of an account', () => {
  it('are listed and removed by their user, with a token for it', async () => {
    await openAccountCenter(tenant);
    const user = await signInToAccount(server, tenant);
    const colleague = await signInToAccount(server, tenant);
    const deviceId = await tenant.trustDevice(user.id);
    const of = async ({ verified }: AccountUser) => (await (await verified())(listOwnTrustedDevices)).body;
    expect(await of(user)).toMatchObject([{ id: deviceId, ip: '203.0.113.7' }]);
    expect(await of(colleague)).toEqual([]);
    const remove = async ({ verified }: AccountUser) =>
      (await (await verified())(deleteOwnTrustedDevice, { params: { deviceId } })).status;
    expect(await remove(colleague)).toBe(404);
    expect(await remove(user)).toBe(204);
    expect(await of(user)).toEqual([]);
  });
});
