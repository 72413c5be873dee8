import { allEndpoints } from '@gatehouse/contract/all';
import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { accountFields } from '@gatehouse/contract/account-access';
import type { FieldControls } from '@gatehouse/contract/account-center/account-center';
import { getOwnAccount, verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountScopes,
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let user: AccountUser;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
  user = await signInToAccount(server, tenant);
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: CheckedEndpoint): string => `${method} ${path.replace('/api/', '')}`;
const account = allEndpoints.filter(({ permission }) => permission === 'account');

/** What each operation needs, in the order of the wire: the field that must be visible or editable, and the status without the scope. */
const wire: Record<string, string[]> = {
  'GET my-account': [],
  'PATCH my-account': [
    'name Edit',
    'avatar Edit',
    'username Edit',
    'customData Edit',
    'profile 400',
    'custom_data 400',
    'proof',
  ],
  'PATCH my-account/profile': ['profile Edit', 'profile 400', 'address 400'],
  'PATCH my-account/custom-data': ['customData Edit', 'custom_data 400'],
  'POST my-account/user-assets/avatar': ['avatar Edit', 'profile 401'],
  'POST my-account/password': ['proof if secured', 'password Edit'],
  'POST my-account/primary-email': ['proof', 'email Edit', 'email 400'],
  'DELETE my-account/primary-email': ['proof', 'email Edit', 'email 400'],
  'POST my-account/primary-phone': ['proof', 'phone Edit', 'phone 400'],
  'DELETE my-account/primary-phone': ['proof', 'phone Edit', 'phone 400'],
  'POST my-account/identities': ['proof if secured', 'social Edit', 'identities 401'],
  'PUT my-account/identities': ['proof if secured', 'social Edit', 'identities 401'],
  'DELETE my-account/identities/{target}': ['proof if secured', 'social Edit', 'identities 400'],
  'GET my-account/identities/{target}/access-token': ['identities 403'],
  'PUT my-account/identities/{target}/access-token': ['identities 403'],
  'GET my-account/sso-identities/{connectorId}/access-token': ['identities 403'],
  'GET my-account/mfa-verifications': ['mfa visible', 'identities 401'],
  'POST my-account/mfa-verifications': ['proof', 'factor Edit', 'identities 401'],
  'PUT my-account/mfa-verifications/totp': ['proof', 'mfa Edit', 'identities 401'],
  'PATCH my-account/mfa-verifications/{verificationId}/name': ['proof', 'passkey Edit', 'identities 401'],
  'DELETE my-account/mfa-verifications/{verificationId}': ['proof', 'factor Edit', 'identities 401'],
  'GET my-account/mfa-verifications/backup-codes': ['proof', 'identities 401'],
  'POST my-account/mfa-verifications/totp-secret/generate': [],
  'POST my-account/mfa-verifications/backup-codes/generate': [],
  'GET my-account/mfa-settings': ['mfa visible', 'identities 401'],
  'PATCH my-account/mfa-settings': ['proof', 'mfa Edit', 'identities 401'],
  'GET my-account/logto-configs': ['passkey visible', 'identities 401'],
  'PATCH my-account/logto-configs': ['proof', 'passkey Edit', 'identities 401'],
  'GET my-account/organizations': ['profile visible', 'profile 401'],
  'GET my-account/sessions': ['proof', 'session visible', 'urn:logto:scope:sessions 401'],
  'DELETE my-account/sessions/{sessionId}': ['proof', 'session Edit', 'urn:logto:scope:sessions 401'],
  'GET my-account/trusted-devices': ['proof', 'session visible', 'urn:logto:scope:trusted_devices 401'],
  'DELETE my-account/trusted-devices/{deviceId}': [
    'proof',
    'session Edit',
    'urn:logto:scope:trusted_devices 401',
  ],
  'GET my-account/grants': ['proof', 'session visible', 'urn:logto:scope:sessions 401'],
  'DELETE my-account/grants/{grantId}': ['proof', 'session Edit', 'urn:logto:scope:sessions 401'],
};

const record = { newIdentifierVerificationRecordId: 'unknown' };
/** Bodies that have every field that a check depends on. */
const bodies: Record<string, object> = {
  'PATCH my-account': { name: 'Ada', avatar: null, username: 'ada', customData: {} },
  'PATCH my-account/profile': { address: { country: 'UK' } },
  'POST my-account/password': { password: 'Another-Horse-43' },
  'POST my-account/primary-email': { email: 'ada@example.com', ...record },
  'POST my-account/primary-phone': { phone: '+15550100', ...record },
  'POST my-account/identities': record,
  'PUT my-account/identities': record,
  'POST my-account/mfa-verifications': { type: 'Totp', secret: 'x' },
  'PUT my-account/mfa-verifications/totp': { secret: 'x', code: '1' },
  'PATCH my-account/mfa-verifications/{verificationId}/name': { name: 'Laptop' },
  'PATCH my-account/mfa-settings': { skipMfaOnSignIn: true },
  'PATCH my-account/logto-configs': { mfa: { skipped: true } },
  'POST verifications/password': { password: 'guess' },
  'POST verifications/verification-code': { identifier: { type: 'email', value: 'a@example.com' } },
  'POST verifications/verification-code/verify': {
    identifier: { type: 'email', value: 'a@example.com' },
    verificationId: 'x',
    code: '1',
  },
  'POST verifications/social': { connectorId: 'x', state: 'x', redirectUri: 'https://example.com' },
  'POST verifications/social/verify': { verificationRecordId: 'x', connectorData: {} },
  'POST verifications/totp': { code: '1' },
};
const passkeyPayload = {
  type: 'WebAuthn',
  id: 'x',
  rawId: 'x',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
};

/** Calls with a token and the other parts of a valid request. */
async function send(endpoint: CheckedEndpoint, token: string, headers: Record<string, string> = {}) {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'unknown0000']),
  );
  const body =
    bodies[nameOf(endpoint)] ??
    (endpoint.body ? { verificationRecordId: 'x', payload: passkeyPayload } : undefined);
  const file = endpoint.upload ? new Blob(['GIF89a'], { type: 'image/gif' }) : undefined;
  const call = createCaller(tenant.origin, token, headers);
  const { status, refusal } = await call(endpoint as never, { params, body, file } as never);
  return [status, refusal?.code];
}

describe('the account API', () => {
  it('has an entry in the table of the wire for each operation of `my-account`', () => {
    const own = account.filter(({ path }) => path.startsWith('/api/my-account'));
    expect(own.map(nameOf).toSorted()).toEqual(Object.keys(wire).toSorted());
    for (const endpoint of own)
      expect([
        nameOf(endpoint),
        (endpoint.access ?? []).map((check) => {
          if ('proof' in check) return check.proof === 'always' ? 'proof' : 'proof if secured';
          if ('scope' in check) return `${check.scope} ${check.status}`;
          return `${check.field} ${check.atLeast === 'Edit' ? 'Edit' : 'visible'}`;
        }),
      ]).toEqual([nameOf(endpoint), wire[nameOf(endpoint)]]);
  });

  it.each(account.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'wire A10-account: %s checks what it needs in the order of the wire',
    async (name, endpoint) => {
      const refused = async (fields: FieldControls, scope: string, isVerified: boolean) => {
        await openAccountCenter(tenant, { fields });
        const { token } =
          scope === accountScopes ? user : await signInToAccount(server, tenant, { id: user.id, scope });
        const { body } = await createCaller(tenant.origin, token)(verifyOwnPassword, {
          body: { password: goodPassword },
        });
        await resetLimits();
        return send(endpoint, token, isVerified ? { [verificationIdHeader]: body.verificationRecordId } : {});
      };
      const off = Object.fromEntries(accountFields.map((field) => [field, 'Off' as const]));
      const edit = Object.fromEntries(accountFields.map((field) => [field, 'Edit' as const]));
      const fields: FieldControls = { ...off };
      const scopes = new Set(['openid', 'offline_access']);
      let isVerified = false;
      for (const check of endpoint.access ?? []) {
        const answer = await refused(fields, [...scopes].join(' '), isVerified);
        if ('proof' in check) {
          expect([name, check, answer]).toEqual([
            name,
            check,
            [401, 'verification_record.permission_denied'],
          ]);
          isVerified = true;
        } else if ('scope' in check) {
          const code = check.status === 403 ? 'auth.forbidden' : 'auth.unauthorized';
          expect([name, check, answer]).toEqual([name, check, [check.status, code]]);
          scopes.add(check.scope);
        } else {
          const code = check.atLeast === 'Edit' ? 'field_not_editable' : 'field_not_enabled';
          expect([name, check, answer]).toEqual([name, check, [400, `account_center.${code}`]]);
          const field = check.field === 'factor' ? 'mfa' : check.field;
          // To see is not enough to change.
          fields[field] = 'ReadOnly';
          if (check.atLeast === 'Edit') {
            expect(await refused(fields, [...scopes].join(' '), isVerified)).toEqual(answer);
            fields[field] = 'Edit';
          }
        }
      }
      await openAccountCenter(tenant, { fields: edit });
    },
    60_000,
  );

  it('is closed while the account center is off, to tokens without openid, and to tokens of another tenant', async () => {
    const other = await server.createTenant();
    await openAccountCenter(other);
    const foreign = await signInToAccount(server, other);
    await openAccountCenter(tenant, { enabled: false });
    for (const endpoint of account) {
      expect([nameOf(endpoint), await send(endpoint, user.token)]).toEqual([
        nameOf(endpoint),
        [400, 'account_center.not_enabled'],
      ]);
      expect([nameOf(endpoint), await send(endpoint, foreign.token)]).toEqual([
        nameOf(endpoint),
        [401, 'auth.unauthorized'],
      ]);
    }
    await openAccountCenter(tenant);
    const plain = await withoutOpenId();
    for (const endpoint of account)
      expect([nameOf(endpoint), await send(endpoint, plain)]).toEqual([
        nameOf(endpoint),
        [403, 'auth.forbidden'],
      ]);
  });

  it('is off in a new tenant, and on for administrators', async () => {
    const fresh = await server.createTenant();
    const person = await signInToAccount(server, fresh);
    expect((await person.call(getOwnAccount)).refusal.code).toBe('account_center.not_enabled');
    const admin = await signInToAccount(server, server.tenant('admin'), { user: { username: 'chief' } });
    expect((await admin.call(getOwnAccount)).body.username).toBe('chief');
  });
});

/** A token that was issued without the scope `openid`. */
async function withoutOpenId(): Promise<string> {
  const { token } = await signInToAccount(server, tenant, { id: user.id });
  await server.runtime.database.pool.query(
    `update oidc_instances set payload = payload || '{"scope": "profile"}'
     where tenant_id = $1 and model = 'AccessToken' and account_id = $2
       and created_at = (select max(created_at) from oidc_instances where tenant_id = $1 and model = 'AccessToken')`,
    [tenant.id, user.id],
  );
  return token;
}

/** Limits of verifications, which this test goes past. */
const resetLimits = () =>
  server.runtime.database.pool.query('delete from rate_limits where tenant_id = $1', [tenant.id]);
