import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { liftBlocks, liftUserBlocks, listUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  const mfa = { factors: ['Totp' as const], policy: 'UserControlled' as const };
  const sentinelPolicy = { maxAttempts: 3, lockoutDuration: 60 };
  expect((await call(updateSignInExperience, { body: { sentinelPolicy, mfa } })).status).toBe(200);
});
afterAll(() => server.stop());

const blocked = 'session.verification_blocked_too_many_attempts';
async function newUser() {
  const username = `Person_${(serial += 1)}`;
  const values = {
    username,
    primaryEmail: `person.${serial}@northwind.example`,
    primaryPhone: `49151000${String(serial).padStart(5, '0')}`,
  };
  const id = await createUser(server.runtime, tenant.id, { ...values, password: goodPassword });
  return { id, ...values };
}
/** The server's response to this password, in its own flow. */
async function attempt(
  type: 'username' | 'email',
  name: string,
  password: string,
  browser = new TestBrowser(tenant),
) {
  const flow = await browser.authorize(clientId);
  await flow.begin('SignIn');
  const { status, refusal, body } = await flow.verify(type, name, password);
  return { status, code: refusal.code, flow, verificationId: body.verificationId };
}
async function block(type: 'username' | 'email', name: string, browser?: TestBrowser): Promise<void> {
  for (let count = 0; count < 3; count += 1) await attempt(type, name, 'wrong', browser);
  expect((await attempt(type, name, goodPassword, browser)).code).toBe(blocked);
}
const lift = (...targets: string[]) => call(liftBlocks, { body: { targetType: 'User', targets } });

describe('[OPEN-42 part] an administrator lifts a block', () => {
  it.each(['id', 'username', 'primaryEmail', 'primaryPhone'] as const)(
    'by the %s, whichever identifier was tried',
    async (by) => {
      const [user, other] = [await newUser(), await newUser()];
      for (const each of [user, other]) {
        await block('username', each.username);
        await block('email', each.primaryEmail);
      }
      const target = by === 'id' ? user.id : user[by].toUpperCase();
      expect((await lift(target)).status).toBe(204);
      expect((await attempt('username', user.username, goodPassword)).status).toBe(200);
      expect((await attempt('email', user.primaryEmail, goodPassword)).status).toBe(200);
      expect((await attempt('username', other.username, goodPassword)).code).toBe(blocked);
    },
  );

  it('of an identifier that no account has', async () => {
    for (let count = 0; count < 3; count += 1) await attempt('username', 'nobody_here', 'wrong');
    expect((await attempt('username', 'nobody_here', 'wrong')).code).toBe(blocked);
    await lift('NOBODY_here');
    expect((await attempt('username', 'nobody_here', 'wrong')).code).toBe('session.invalid_credentials');
  });

  it('in a known browser, too', async () => {
    const { username, id } = await newUser();
    const browser = new TestBrowser(tenant);
    const { flow, verificationId } = await attempt('username', username, goodPassword, browser);
    await flow.call(api.identify, { verificationId });
    await flow.call(mfaApi.skipMfa);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    await block('username', username, browser);
    await lift(id);
    expect((await attempt('username', username, goodPassword, browser)).status).toBe(200);
  });

  it('of the second factor', async () => {
    const { username, id } = await newUser();
    const made = await call(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
    expect(made.status).toBe(200);
    const { flow, verificationId } = await attempt('username', username, goodPassword);
    await flow.call(api.identify, { verificationId });
    const guess = async () => (await flow.call(mfaApi.verifyTotp, { code: 'wrong' })).refusal.code;
    for (let count = 0; count < 3; count += 1) await guess();
    expect(await guess()).toBe(blocked);
    await lift(username);
    expect(await guess()).toBe('session.mfa.invalid_totp_code');
  });
});

describe('[OPEN-42 part] the page of a user', () => {
  const read = async (userId: string) => {
    const { status, body } = await call(listUserBlocks, { params: { userId } });
    expect(status).toBe(200);
    return body.blocks;
  };

  it('lists the blocks of the user’s identifiers and account with their ends, and no blocks of other users', async () => {
    const [user, other] = [await newUser(), await newUser()];
    expect(await read(user.id)).toEqual([]);
    // Two wrong attempts cause no block.
    for (let count = 0; count < 2; count += 1) await attempt('email', other.primaryEmail, 'wrong');
    const before = server.runtime.clock();
    await block('username', user.username.toUpperCase());
    const blocks = await read(user.id);
    expect(blocks).toHaveLength(2);
    expect(blocks).toContainEqual({
      action: 'Password',
      scope: 'Identifier',
      identifier: { type: 'username', value: user.username },
      expiresAt: expect.any(Number),
    });
    expect(blocks).toContainEqual(expect.objectContaining({ scope: 'Account', identifier: null }));
    const hour = 3_600_000;
    for (const { expiresAt } of blocks) {
      expect(expiresAt).toBeGreaterThanOrEqual(before + hour);
      expect(expiresAt).toBeLessThanOrEqual(server.runtime.clock() + hour);
    }
    expect(await read(other.id)).toEqual([]);

    await block('email', user.primaryEmail);
    expect(
      (await read(user.id)).map(({ scope, identifier }) => identifier?.type ?? scope).toSorted(),
    ).toEqual(['Account', 'email', 'username']);
  });

  it('lifts all blocks of the user, also in known browsers, but none of other users, and writes an entry to the audit log', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const browser = new TestBrowser(tenant);
    const { flow, verificationId } = await attempt('username', user.username, goodPassword, browser);
    await flow.call(api.identify, { verificationId });
    await flow.call(mfaApi.skipMfa);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    await block('username', user.username, browser);
    expect(await read(user.id)).toEqual([expect.objectContaining({ scope: 'Browser', identifier: null })]);
    await block('username', user.username);
    await block('email', user.primaryEmail);
    await block('username', other.username);
    const { status } = await call(liftUserBlocks, { params: { userId: user.id } });
    expect(status).toBe(204);
    expect(await read(user.id)).toEqual([]);
    for (const [type, name, where] of [
      ['username', user.username, browser],
      ['username', user.username],
      ['email', user.primaryEmail],
    ] as const)
      expect((await attempt(type, name, goodPassword, where)).status).toBe(200);
    expect((await attempt('username', other.username, goodPassword)).code).toBe(blocked);
    const { body: logs } = await call(listAuditLogs, {
      query: { userId: user.id, logKey: 'Sentinel.Block.Lifted' },
    });
    expect(logs).toEqual([
      expect.objectContaining({
        payload: expect.objectContaining({ result: 'Success', params: { userId: user.id } }),
      }),
    ]);
  });
});
