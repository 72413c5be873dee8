import { createUserMfaVerification, listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { totpCode } from '../../../mfa/totp-codes.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
const now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  await settle({ factors: ['Totp', 'BackupCode'], policy: 'Mandatory' });
});
afterAll(() => server.stop());

async function settle(mfa: SignInExperience['mfa']): Promise<void> {
  expect((await call(updateSignInExperience, { body: { mfa } })).status).toBe(200);
}
const newUser = async () => {
  const username = `person_${(serial += 1)}`;
  return {
    username,
    userId: await createUser(server.runtime, tenant.id, { username, password: goodPassword }),
  };
};
/** A user with an authenticator app and these backup codes. */
async function newPerson(codes: string[]) {
  const person = await newUser();
  const params = { userId: person.userId };
  await call(createUserMfaVerification, { params, body: { type: 'Totp' } });
  await call(createUserMfaVerification, { params, body: { type: 'BackupCode', codes } });
  return person;
}
async function signInTo(username: string) {
  const flow = await new TestBrowser(tenant).begin(clientId);
  return { flow, next: await flow.identifyByPassword(username) };
}
const verify = (flow: TestFlow, code: string) =>
  flow.call(mfaApi.verifyBackupCode, { code }, { prefer: true });
const submit = (flow: TestFlow) => flow.call(api.submitExperience);
async function bindTotp(flow: TestFlow) {
  const { body } = await flow.call(mfaApi.createTotpSecret);
  const { verificationId, secret } = body;
  await flow.call(mfaApi.verifyTotp, { verificationId, code: totpCode(secret, Math.floor(now / 30_000)) });
  return flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId }, { prefer: true });
}
const leftOf = async (userId: string) =>
  (await call(listUserMfaVerifications, { params: { userId } })).body.find(
    ({ type }) => type === 'BackupCode',
  )?.remainCodes;

it('backup codes are generated after another factor was set up, stored before the flow ends, and accepted once each', async () => {
  const { username, userId } = await newUser();
  const { flow, next } = await signInTo(username);
  expect(next).toMatchObject({ step: 'bind-mfa', factors: ['Totp'] });
  const alone = await flow.call(mfaApi.generateBackupCodes);
  expect([alone.status, alone.refusal.code]).toEqual([422, 'session.mfa.backup_code_can_not_be_alone']);
  expect((await bindTotp(flow)).body.next).toEqual({ step: 'backup-codes', event: 'SignIn' });
  const early = await submit(flow);
  expect([early.status, early.refusal.code]).toEqual([422, 'session.mfa.backup_code_required']);
  const made = await flow.call(mfaApi.generateBackupCodes, undefined, { prefer: true });
  const { verificationId, codes } = made.body;
  expect(codes.length).toBe(10);
  // 10 of 31 characters: 49 bits.
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{10}$/);
  // The user may not have seen them yet.
  expect(made.body.next).toEqual({ step: 'backup-codes', event: 'SignIn' });
  const kept = await flow.call(mfaApi.bindMfa, { type: 'BackupCode', verificationId }, { prefer: true });
  expect(kept.body.next).toEqual({ step: 'submit', event: 'SignIn' });
  const held = (await flow.call(api.getInteraction)).body;
  expect(held.mfa).toEqual({ totp: { type: 'Totp' }, backupCode: { type: 'BackupCode' } });
  for (const code of codes) expect(JSON.stringify(held)).not.toContain(code);
  expect((await submit(flow)).status).toBe(200);
  expect(await leftOf(userId)).toBe(10);

  const [code = ''] = codes;
  const again = await signInTo(username);
  expect(again.next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['Totp', 'BackupCode'] });
  const spelled = `${code.slice(0, 5)}-${code.slice(5)} `.toUpperCase();
  expect((await verify(again.flow, spelled)).body.next).toEqual({ step: 'submit', event: 'SignIn' });
  expect((await submit(again.flow)).status).toBe(200);
  expect((await again.flow.resume()).has('code')).toBe(true);
  expect(await leftOf(userId)).toBe(9);
  const replay = await signInTo(username);
  const refused = await verify(replay.flow, code);
  expect([refused.status, refused.refusal.code]).toEqual([400, 'session.mfa.invalid_backup_code']);
  expect((await submit(replay.flow)).status).toBe(403);
});

it('a backup code is accepted once if many requests use it concurrently', async () => {
  const { username } = await newPerson(['abcdefgh23', 'abcdefgh24']);
  const flows = await Promise.all(Array.from({ length: 6 }, () => signInTo(username)));
  const answers = await Promise.all(flows.map(({ flow }) => verify(flow, 'abcdefgh23')));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
});

it('backup codes are generated again in the flow that used the last one', async () => {
  const { username, userId } = await newPerson(['abcdefgh23']);
  const { flow } = await signInTo(username);
  expect((await verify(flow, 'abcdefgh23')).status).toBe(200);
  expect(await leftOf(userId)).toBe(0);
  const { verificationId } = (await flow.call(mfaApi.generateBackupCodes)).body;
  await flow.call(mfaApi.bindMfa, { type: 'BackupCode', verificationId });
  expect((await submit(flow)).status).toBe(200);
  expect(await leftOf(userId)).toBe(10);
  const again = await signInTo(username);
  expect((await again.flow.call(mfaApi.generateBackupCodes)).refusal.code).toBe(
    'session.mfa.require_mfa_verification',
  );
});

it('backup codes aren’t offered after all were used', async () => {
  const { username } = await newPerson(['abcdefgh23']);
  const { flow } = await signInTo(username);
  await verify(flow, 'abcdefgh23');
  await submit(flow);
  expect((await signInTo(username)).next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['Totp'] });
});

it('[OPEN-42 part] backup codes can be guessed ten times an hour', async () => {
  const { username } = await newPerson(['abcdefgh23']);
  const { flow } = await signInTo(username);
  const answers = await Promise.all(Array.from({ length: 15 }, () => verify(flow, 'abcdefgh99')));
  const wrong = answers.filter(({ refusal }) => refusal.code === 'session.mfa.invalid_backup_code');
  expect(wrong.length).toBeLessThanOrEqual(9);
  expect((await verify((await signInTo(username)).flow, 'abcdefgh23')).refusal.code).toBe(
    'session.verification_blocked_too_many_attempts',
  );
});

it('backup codes aren’t accepted after the tenant has turned them off, even in flows that were open before', async () => {
  const { username } = await newPerson(['abcdefgh23']);
  const { flow } = await signInTo(username);
  await verify(flow, 'abcdefgh23');
  await settle({ factors: ['Totp'], policy: 'Mandatory' });
  const refused = await submit(flow);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'session.mfa.require_mfa_verification']);
  expect((await signInTo(username)).next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['Totp'] });
  await settle({ factors: ['Totp', 'BackupCode'], policy: 'Mandatory' });
});
