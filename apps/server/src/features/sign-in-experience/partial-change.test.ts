import { createConnector, deleteConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { method } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ environment: { DEVELOPMENT_INBOX: 'false' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const senders = {
  'http-email': { endpoint: 'https://mail.example.com' },
  'http-sms': { endpoint: 'https://sms.example.com' },
};
/** Creates a connector. Returns its ID. */
async function connect(connectorId: keyof typeof senders): Promise<string> {
  const { status, body } = await call(createConnector, {
    body: { connectorId, config: senders[connectorId] },
  });
  expect(status).toBe(200);
  return body.id;
}
/** Changes some fields. Returns the error code, if there is one. */
async function patch(body: object): Promise<string | undefined> {
  const { status, refusal } = await call(api.updateSignInExperience, { body });
  return status === 200 ? undefined : refusal.code.replace('sign_in_experiences.', '');
}

const username = method('username', { password: true });
const byPassword = { methods: [username, method('email', { password: true })] };
const byCode = { methods: [username, method('email', { password: true, code: true })] };
const byEmail = { identifiers: ['email' as const], password: true, verify: true };
const color = { ...defaultSignInExperience.color, primaryColor: '#0a7a6e' };

describe('wire A1: a change of some settings', () => {
  it('is saved even if the connector of other settings was deleted', async () => {
    const id = await connect('http-email');
    const stored = { signUp: byEmail, signIn: byCode, forgotPasswordMethods: ['EmailVerificationCode'] };
    expect(await patch(stored)).toBeUndefined();
    expect((await call(deleteConnector, { params: { id } })).status).toBe(204);
    for (const change of [{ color }, { mfa: { factors: ['Totp'], policy: 'Mandatory' } }, {}])
      expect(await patch(change)).toBeUndefined();
    expect((await call(api.getSignInExperience)).body).toMatchObject({ ...stored, color });
    // Fields that are sent are checked, even if they are unchanged.
    expect(await patch({ color, signUp: byEmail })).toBe('enabled_connector_not_found');
    expect(await patch({ color, signIn: byCode })).toBe('enabled_connector_not_found');
    expect(await patch({ color, forgotPasswordMethods: ['EmailVerificationCode'] })).toBe(
      'forgot_password_method_requires_connector',
    );
    expect(await patch({ signUp: defaultSignInExperience.signUp, signIn: byPassword })).toBeUndefined();
  });

  it('can set a sign-up identifier before its sign-in method', async () => {
    await connect('http-sms');
    const signUp = { identifiers: ['phone' as const], password: false, verify: true };
    expect(await patch({ signUp })).toBeUndefined();
    expect(await patch({ signIn: { methods: [username] } })).toBe('miss_sign_up_identifier_in_sign_in');
    expect(await patch({ signIn: { methods: [username, method('phone', { password: true })] } })).toBe(
      'code_sign_in_must_be_enabled',
    );
    expect(await patch({ signIn: { methods: [username, method('phone', { code: true })] } })).toBe(undefined);
    const withPassword = { ...signUp, password: true };
    expect(await patch({ signUp: withPassword })).toBeUndefined();
    expect(await patch({ signIn: { methods: [method('phone', { code: true })] } })).toBe(
      'password_sign_in_must_be_enabled',
    );
  });

  it('is checked against the other settings in the request, or else the stored ones', async () => {
    await connect('http-email');
    const mfa = { factors: ['EmailVerificationCode'], policy: 'Mandatory' };
    const none = { factors: [], policy: 'UserControlled' };
    expect(await patch({ mfa })).toBeUndefined();
    expect(await patch({ signIn: byCode })).toBe('email_verification_code_cannot_be_used_for_sign_in');
    expect(await patch({ signIn: byCode, mfa: none })).toBeUndefined();
    expect(await patch({ mfa })).toBe('email_verification_code_cannot_be_used_for_mfa');
    expect(await patch({ signIn: byPassword, mfa })).toBeUndefined();
  });
});

describe('wire A2: the methods for a forgotten password', () => {
  const readExpiration = async () => {
    const { passwordExpiration } = (await call(api.getSignInExperience)).body;
    return passwordExpiration.enabled ? passwordExpiration : {};
  };
  const readPublic = async () => (await tenant.with()(api.getPublicSignInExperience)).body.forgotPassword;
  const readStored = async () => (await call(api.getSignInExperience)).body.forgotPasswordMethods;

  it('are all channels with a connector by default', async () => {
    expect([await readStored(), await readPublic()]).toEqual([null, { email: false, phone: false }]);
    const id = await connect('http-email');
    expect([await readStored(), await readPublic()]).toEqual([null, { email: true, phone: false }]);
    await connect('http-sms');
    expect([await readStored(), await readPublic()]).toEqual([null, { email: true, phone: true }]);
    expect((await call(deleteConnector, { params: { id } })).status).toBe(204);
    expect([await readStored(), await readPublic()]).toEqual([null, { email: false, phone: true }]);
  });

  it('are the selected ones, even if there are none; null restores the default', async () => {
    await connect('http-email');
    await connect('http-sms');
    for (const [forgotPasswordMethods, email, phone] of [
      [[], false, false],
      [['PhoneVerificationCode'], false, true],
      [null, true, true],
    ]) {
      expect(await patch({ forgotPasswordMethods })).toBeUndefined();
      expect([await readStored(), await readPublic()]).toEqual([forgotPasswordMethods, { email, phone }]);
    }
  });

  it('wire C-passwordExpiration: are required for password expiration, whose start the server sets', async () => {
    const passwordExpiration = { enabled: true, validPeriodDays: 90 };
    const refused = 'password_expiration_requires_forgot_password';
    expect(await patch({ passwordExpiration })).toBe(refused);
    await connect('http-email');
    expect(await patch({ passwordExpiration, forgotPasswordMethods: [] })).toBe(refused);
    const before = Date.now();
    expect(await patch({ passwordExpiration: { ...passwordExpiration, enabledAt: 1 } })).toBeUndefined();
    const { enabledAt } = { enabledAt: 0, ...(await readExpiration()) };
    expect(enabledAt).toBeGreaterThanOrEqual(before);
    expect(await patch({ passwordExpiration: { enabled: true, validPeriodDays: 30 } })).toBeUndefined();
    expect(await readExpiration()).toEqual({ enabled: true, validPeriodDays: 30, enabledAt });
    expect(await patch({ passwordExpiration: { enabled: false } })).toBeUndefined();
  });
});
