import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/mfa/endpoints';
import { mfaFactor } from '@gatehouse/contract/sign-in-experience/policies';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const newUser = async () => {
  const username = `person_${(serial += 1)}`;
  return {
    username,
    userId: await createUser(server.runtime, tenant.id, { username, password: goodPassword }),
  };
};

it('[ENT-08 part] an authenticator app can be added by an administrator, with a generated or imported secret, and is listed without it', async () => {
  const [one, other] = [await newUser(), await newUser()];
  const made = await call(api.createUserMfaVerification, { params: one, body: { type: 'Totp' } });
  expect(made.status).toBe(200);
  expect(made.body).toEqual({
    type: 'Totp',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    secretQrCode: expect.stringMatching(/^data:image\/png;base64,/),
  });
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const given = { params: other, body: { type: 'Totp' as const, secret: secret.toLowerCase() } };
  expect((await call(api.createUserMfaVerification, given)).body).toMatchObject({ type: 'Totp', secret });
  const { body } = await call(api.listUserMfaVerifications, { params: one });
  expect(body).toEqual([{ id: expect.any(String), type: 'Totp', createdAt: expect.any(String) }]);
  expect(new Date(body[0]?.createdAt ?? '').getTime()).toBeGreaterThan(0);
  expect(JSON.stringify((await call(getUser, { params: other })).body)).not.toContain(secret);
});

it('an authenticator app can be added once, and only with a valid secret', async () => {
  const user = await newUser();
  const params = { params: user };
  for (const secret of ['not base 32!', 'AAAA', ''])
    expect(
      (await call(api.createUserMfaVerification, { ...params, body: { type: 'Totp', secret } })).refusal.code,
    ).toBe('user.totp_secret_invalid');
  await call(api.createUserMfaVerification, { ...params, body: { type: 'Totp' } });
  const second = await call(api.createUserMfaVerification, { ...params, body: { type: 'Totp' } });
  expect([second.status, second.refusal.code]).toEqual([422, 'user.totp_already_in_use']);
});

it('a factor can be removed by an administrator, which ends the user’s sessions (attacks: a factor removed)', async () => {
  const user = await newUser();
  const browser = new TestBrowser(tenant);
  const flow = await browser.authorize(await createApplication(server.runtime, tenant.id));
  await flow.signIn(user.username, goodPassword);
  const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
  await call(api.createUserMfaVerification, { params: user, body: { type: 'Totp' } });
  const { body } = await call(api.listUserMfaVerifications, { params: user });
  const verificationId = body[0]?.id ?? '';
  const asked = () =>
    fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect((await asked()).status).toBe(200);
  const foreign = { userId: (await newUser()).userId, verificationId };
  expect((await call(api.deleteUserMfaVerification, { params: foreign })).status).toBe(404);
  expect((await asked()).status).toBe(200);
  const removed = await call(api.deleteUserMfaVerification, { params: { ...user, verificationId } });
  expect(removed.status).toBe(204);
  expect((await asked()).status).toBe(401);
  const { body: rows } = await call(listAuditLogs, {
    query: { userId: user.userId, logKey: 'User.MfaVerification.Deleted', result: 'Success' },
  });
  expect(rows.map(({ payload }) => payload.params?.factor)).toEqual(['Totp']);
  expect((await call(api.listUserMfaVerifications, { params: user })).body).toEqual([]);
});

it('[ENT-08 part] backup codes require another factor, are counted, and are deleted with the last other factor', async () => {
  const params = { userId: (await newUser()).userId };
  const give = (codes?: string[]) =>
    call(api.createUserMfaVerification, { params, body: { type: 'BackupCode', codes } });
  expect((await give()).refusal.code).toBe('session.mfa.backup_code_can_not_be_alone');
  await call(api.createUserMfaVerification, { params, body: { type: 'Totp' } });
  for (const codes of [[], ['short'], ['abcdefgh23', 'ABCDE-FGH23'], ['with_underscores']])
    expect((await give(codes)).refusal.code).toBe('user.wrong_backup_code_format');
  const made = await give();
  const codes = made.body.type === 'BackupCode' ? made.body.codes : [];
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^[a-z2-9]{10}$/.test(code))).toBe(true);
  expect((await give()).refusal.code).toBe('user.backup_code_already_in_use');
  const { body } = await call(api.listUserMfaVerifications, { params });
  expect(body).toMatchObject([{ type: 'Totp' }, { type: 'BackupCode', remainCodes: 10 }]);
  const { rows } = await server.runtime.database.pool.query(
    'select * from mfa_verifications where tenant_id = $1 and user_id = $2',
    [tenant.id, params.userId],
  );
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  await call(api.deleteUserMfaVerification, { params: { ...params, verificationId: body[0]?.id ?? '' } });
  expect((await call(api.listUserMfaVerifications, { params })).body).toEqual([]);
});

it('a factor must be of a type of the contract; only the API checks this, not the database', async () => {
  const params = { userId: (await newUser()).userId };
  const unknown = { params, body: { type: 'Telepathy' } as never };
  expect((await call(api.createUserMfaVerification, unknown)).status).toBe(400);
  const { rows } = await server.runtime.database.pool.query<{ type: string }>(
    'select distinct type from mfa_verifications',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ type }) => !mfaFactor.safeParse(type).success)).toEqual([]);
});
