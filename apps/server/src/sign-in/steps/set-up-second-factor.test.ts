import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as keyApi from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../../../tests/support/authenticator.ts';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { totpCode } from '../../mfa/totp-codes.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
});
afterAll(() => server.stop());

/** Adds the verified factor. Returns the values that must not be in the audit log. */
type Bind = (flow: TestFlow) => Promise<string[]>;
const bind = async (flow: TestFlow, type: MfaFactor, verificationId: string): Promise<void> => {
  expect((await flow.call(mfaApi.bindMfa, { type, verificationId })).status).toBe(204);
};

const bindTotp: Bind = async (flow) => {
  const { verificationId, secret } = (await flow.call(mfaApi.createTotpSecret)).body;
  const code = totpCode(secret, Math.floor(Date.now() / 30_000));
  await flow.call(mfaApi.verifyTotp, { verificationId, code });
  await bind(flow, 'Totp', verificationId);
  return [secret];
};
const bindBackupCodes: Bind = async (flow) => {
  const [secret = ''] = await bindTotp(flow);
  const { verificationId, codes } = (await flow.call(mfaApi.generateBackupCodes)).body;
  await bind(flow, 'BackupCode', verificationId);
  return [secret, ...codes];
};
const bindKey: Bind = async (flow) => {
  const key = new TestAuthenticator(tenant.origin);
  const { verificationId, registrationOptions } = (await flow.call(keyApi.beginWebAuthnRegistration)).body;
  const payload = key.create(registrationOptions);
  await flow.call(keyApi.verifyWebAuthnRegistration, { verificationId, payload });
  await bind(flow, 'WebAuthn', verificationId);
  return [key.id.toString('base64url')];
};
const bindAddress =
  (type: 'email' | 'phone', value: string): Bind =>
  async (flow) => {
    const { verificationId } = (await flow.sendCode(type, value)).body;
    const code = await readCode(server, tenant.id, value);
    await flow.enterCode(type, value, verificationId, code);
    await bind(flow, type === 'email' ? 'EmailVerificationCode' : 'PhoneVerificationCode', verificationId);
    return [value];
  };
const enable: Bind = async (flow) => {
  expect((await flow.call(mfaApi.enableMfa)).status).toBe(204);
  return ['held@example.com'];
};

it.each<[string, MfaFactor[], Bind, string]>([
  ['an authenticator app', ['Totp'], bindTotp, 'Mfa.Totp'],
  ['backup codes', ['Totp', 'BackupCode'], bindBackupCodes, 'Mfa.BackupCode'],
  ['a passkey', ['WebAuthn'], bindKey, 'Mfa.WebAuthn'],
  [
    'codes by email',
    ['EmailVerificationCode'],
    bindAddress('email', 'new@example.com'),
    'Mfa.EmailVerificationCode',
  ],
  [
    'codes by SMS',
    ['PhoneVerificationCode'],
    bindAddress('phone', '4915155501234'),
    'Mfa.PhoneVerificationCode',
  ],
  ['codes to the existing email address', ['Totp', 'EmailVerificationCode'], enable, 'Mfa.Update'],
])(
  'the audit log records the setup of %s, without secrets or addresses',
  async (name, factors, setUp, key) => {
    const isHeld = setUp === enable;
    const policy = isHeld ? 'UserControlled' : 'Mandatory';
    const changed = await call(updateSignInExperience, { body: { mfa: { factors, policy } } });
    expect(changed.status).toBe(200);
    const username = name.replaceAll(/\W+/g, '_');
    const userId = await createUser(server.runtime, tenant.id, {
      username,
      password: goodPassword,
      ...(isHeld && { primaryEmail: 'held@example.com' }),
    });
    const flow = await new TestBrowser(tenant).begin(clientId);
    await flow.identifyByPassword(username);
    const hidden = await setUp(flow);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const { rows } = await server.runtime.database.pool.query<{ key: string; payload: object }>(
      `select key, payload from logs where tenant_id = $1 and user_id = $2 and key like '%.Mfa.%'
       and payload ->> 'result' = 'Success' order by created_at desc`,
      [tenant.id, userId],
    );
    expect(rows[0]?.key).toBe(`Interaction.SignIn.${key}`);
    for (const secret of hidden) expect(JSON.stringify(rows)).not.toContain(secret);
  },
);
