import {
  createUserMfaVerification,
  deleteUserMfaVerification,
  listUserMfaVerifications,
} from '@gatehouse/contract/mfa/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as keyApi from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../../../../../../tests/support/authenticator.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  const mfa = { factors: ['WebAuthn' as const], policy: 'Mandatory' as const };
  expect((await call(updateSignInExperience, { body: { mfa } })).status).toBe(200);
});
afterAll(() => server.stop());

async function signInTo(username: string) {
  const flow = await new TestBrowser(tenant).begin(clientId);
  return { flow, next: await flow.identifyByPassword(username) };
}
const submit = (flow: TestFlow) => flow.call(api.submitExperience);
const offerNew = async (flow: TestFlow) => (await flow.call(keyApi.beginWebAuthnRegistration)).body;
const offer = async (flow: TestFlow) => (await flow.call(keyApi.beginWebAuthnAuthentication)).body;
type Created = ReturnType<TestAuthenticator['create']>;
type Got = ReturnType<TestAuthenticator['get']>;
const sendNew = (flow: TestFlow, verificationId: string, payload: Created) =>
  flow.call(keyApi.verifyWebAuthnRegistration, { verificationId, payload }, { prefer: true });
const send = (flow: TestFlow, verificationId: string, payload: Got) =>
  flow.call(keyApi.verifyWebAuthnAuthentication, { verificationId, payload }, { prefer: true });

/** A user who has set up a credential at sign-in. */
async function newPerson() {
  const username = `person_${(serial += 1)}`;
  const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  const key = new TestAuthenticator(tenant.origin);
  const { flow } = await signInTo(username);
  const { verificationId, registrationOptions } = await offerNew(flow);
  await sendNew(flow, verificationId, key.create(registrationOptions));
  await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId });
  expect((await submit(flow)).status).toBe(200);
  return { username, userId, key };
}

describe('a passkey or security key as second factor', () => {
  it('[ENT-08 part] is set up, and required at the next sign-in', async () => {
    const username = `person_${(serial += 1)}`;
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const { flow, next } = await signInTo(username);
    expect(next).toMatchObject({ step: 'bind-mfa', factors: ['WebAuthn'] });
    const { verificationId, registrationOptions } = await offerNew(flow);
    const rpId = new URL(tenant.origin).hostname;
    expect(registrationOptions).toMatchObject({
      rp: { id: rpId },
      user: { name: username },
      attestation: 'none',
    });
    expect(registrationOptions.pubKeyCredParams).toContainEqual({ type: 'public-key', alg: -7 });
    const key = new TestAuthenticator(tenant.origin);
    const sent = await sendNew(flow, verificationId, key.create(registrationOptions));
    expect(sent.body.next).toEqual({ step: 'add-mfa', event: 'SignIn', type: 'WebAuthn', verificationId });
    await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId });
    expect((await submit(flow)).status).toBe(200);
    const { body } = await call(listUserMfaVerifications, { params: { userId } });
    expect(body).toMatchObject([{ type: 'WebAuthn', agent: expect.any(String) }]);

    const again = await signInTo(username);
    expect(again.next).toEqual({ step: 'mfa', event: 'SignIn', factors: ['WebAuthn'] });
    const asked = await offer(again.flow);
    expect(asked.authenticationOptions).toMatchObject({
      rpId,
      allowCredentials: [{ type: 'public-key', id: key.id.toString('base64url'), transports: ['internal'] }],
    });
    const got = await send(again.flow, asked.verificationId, key.get(asked.authenticationOptions));
    expect(got.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await submit(again.flow)).status).toBe(200);
    expect((await again.flow.resume()).has('code')).toBe(true);
  });

  it('[ENT-08] is stored next to factors of the other types, each with the values of its type and no readable secret', async () => {
    const { username, userId, key } = await newPerson();
    const params = { userId };
    const totp = await call(createUserMfaVerification, { params, body: { type: 'Totp' } });
    const backup = await call(createUserMfaVerification, { params, body: { type: 'BackupCode' } });
    const { flow } = await signInTo(username);
    const { verificationId, authenticationOptions } = await offer(flow);
    await send(flow, verificationId, key.get(authenticationOptions));
    const { rows } = await server.runtime.database.pool.query<{ sealed: string | null; data: object }>(
      'select * from mfa_verifications where tenant_id = $1 and user_id = $2 order by created_at',
      [tenant.id, userId],
    );
    const common = { id: expect.stringMatching(/^\w+$/), user_id: userId, created_at: expect.any(Number) };
    const sealed = expect.stringMatching(/^\S{32,}$/);
    expect(rows).toEqual([
      expect.objectContaining({
        ...common,
        type: 'WebAuthn',
        last_used_at: expect.any(Number),
        data: {
          credentialId: key.id.toString('base64url'),
          publicKey: expect.any(String),
          transports: ['internal'],
          counter: expect.any(Number),
          agent: expect.any(String),
          rpId: new URL(tenant.origin).hostname,
        },
      }),
      expect.objectContaining({ ...common, type: 'Totp', last_used_at: null, sealed, data: {} }),
      expect.objectContaining({
        ...common,
        type: 'BackupCode',
        last_used_at: null,
        sealed,
        data: { codes: Array.from({ length: 10 }, () => ({ hash: expect.any(String), usedAt: null })) },
      }),
    ]);
    const secrets = [
      totp.body.type === 'Totp' ? totp.body.secret : '',
      ...(backup.body.type === 'BackupCode' ? backup.body.codes : []),
    ];
    expect(secrets).toHaveLength(11);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it.each([
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a counter that was decreased', { counter: 1 }],
  ])('is rejected for %s (attacks: WebAuthn)', async (_name, lies) => {
    const { username, key } = await newPerson();
    key.counter = 5;
    const { flow } = await signInTo(username);
    const first = await offer(flow);
    expect((await send(flow, first.verificationId, key.get(first.authenticationOptions))).status).toBe(200);
    const again = await signInTo(username);
    const { verificationId, authenticationOptions } = await offer(again.flow);
    const refused = await send(again.flow, verificationId, key.get(authenticationOptions, lies));
    expect([refused.status, refused.refusal.code]).toEqual([400, 'session.mfa.webauthn_verification_failed']);
    expect((await submit(again.flow)).refusal.code).toBe('session.mfa.require_mfa_verification');
  });

  it.each([
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
  ])('is not set up for %s (attacks: WebAuthn)', async (_name, lies) => {
    const username = `person_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const { flow } = await signInTo(username);
    const { verificationId, registrationOptions } = await offerNew(flow);
    const key = new TestAuthenticator(tenant.origin);
    const refused = await sendNew(flow, verificationId, key.create(registrationOptions, lies));
    expect([refused.status, refused.refusal.code]).toEqual([400, 'session.mfa.webauthn_verification_failed']);
    const bound = await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId });
    expect(bound.refusal.code).toBe('session.verification_failed');
    expect((await submit(flow)).refusal.code).toBe('user.missing_mfa');
  });

  it('is accepted once for each challenge, in the flow that it was created for', async () => {
    const { username, key } = await newPerson();
    const { flow } = await signInTo(username);
    const { verificationId, authenticationOptions } = await offer(flow);
    // Most passkeys have no counter, so only the challenge distinguishes the second use from the first.
    const payload = key.get(authenticationOptions, { counter: 0 });
    const beside = await signInTo(username);
    const own = await offer(beside.flow);
    expect((await send(beside.flow, own.verificationId, payload)).status).toBe(400);
    expect((await send(beside.flow, verificationId, payload)).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    const answers = await Promise.all([1, 2, 3].map(() => send(flow, verificationId, payload)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await send(flow, verificationId, payload)).status).toBe(400);
  });

  it('of another user is rejected, and so is the user’s own with the signature of another', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { flow } = await signInTo(one.username);
    const { verificationId, authenticationOptions } = await offer(flow);
    const foreign = other.key.get(authenticationOptions);
    expect((await send(flow, verificationId, foreign)).refusal.code).toBe(
      'session.mfa.webauthn_verification_not_found',
    );
    const id = one.key.id.toString('base64url');
    expect((await send(flow, verificationId, { ...foreign, id, rawId: id })).refusal.code).toBe(
      'session.mfa.webauthn_verification_failed',
    );
    expect((await submit(flow)).status).toBe(403);
  });

  it('cannot be added to a second account', async () => {
    const { key } = await newPerson();
    const username = `person_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const { flow } = await signInTo(username);
    const { verificationId, registrationOptions } = await offerNew(flow);
    await sendNew(flow, verificationId, key.create(registrationOptions));
    await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId });
    const refused = await submit(flow);
    expect([refused.status, refused.refusal.code]).toEqual([422, 'user.web_authn_already_in_use']);
  });

  it('cannot be set up by a user who has not verified an existing one, and is rejected after it was removed', async () => {
    const { username, userId, key } = await newPerson();
    const { flow } = await signInTo(username);
    expect((await flow.call(keyApi.beginWebAuthnRegistration)).refusal.code).toBe(
      'session.mfa.require_mfa_verification',
    );
    const { verificationId, authenticationOptions } = await offer(flow);
    const asNew = { ...key.create(authenticationOptions) };
    expect((await sendNew(flow, verificationId, asNew)).status).toBe(403);
    await send(flow, verificationId, key.get(authenticationOptions));
    const { body } = await call(listUserMfaVerifications, { params: { userId } });
    await call(deleteUserMfaVerification, { params: { userId, verificationId: body[0]?.id ?? '' } });
    expect((await submit(flow)).refusal.code).toBe('session.not_found');
    const again = await signInTo(username);
    expect((await again.flow.call(keyApi.beginWebAuthnAuthentication)).refusal.code).toBe(
      'session.mfa.webauthn_verification_not_found',
    );
  });
});
