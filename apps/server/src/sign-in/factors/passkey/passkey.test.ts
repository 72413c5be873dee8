import { deleteUserMfaVerification, listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as passkeyApi from '@gatehouse/contract/sign-in/passkey-endpoints';
import * as keyApi from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { getUserSettings, updateUser } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
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
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    clock: () => now,
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  await settle({});
});
afterAll(() => server.stop());

async function settle(change: Partial<SignInExperience>): Promise<void> {
  const mfa = { factors: ['Totp' as const], policy: 'NoPrompt' as const };
  const body = { mfa, passkeySignIn: { enabled: true }, ...change };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
}
const begin = () => new TestBrowser(tenant).begin(clientId);
async function signInTo(username: string) {
  const flow = await begin();
  return { flow, next: await flow.identifyByPassword(username) };
}
const submit = (flow: TestFlow) => flow.call(api.submitExperience);
/** A user who has added a passkey when it was offered after the password. */
async function newPerson() {
  const username = `keyed_${(serial += 1)}`;
  const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  const key = new TestAuthenticator(tenant.origin);
  const { flow, next } = await signInTo(username);
  expect(next).toEqual({ step: 'passkey', event: 'SignIn' });
  const { verificationId, registrationOptions } = (await flow.call(keyApi.beginWebAuthnRegistration)).body;
  const payload = key.create(registrationOptions);
  await flow.call(keyApi.verifyWebAuthnRegistration, { verificationId, payload });
  expect((await flow.call(passkeyApi.addPasskey, { verificationId })).status).toBe(204);
  expect((await submit(flow)).status).toBe(200);
  return { username, userId, key, handle: registrationOptions.user.id };
}
type Payload = ReturnType<TestAuthenticator['get']>;
const offer = async (flow: TestFlow) =>
  (await flow.call(passkeyApi.offerPasskeys)).body.authenticationOptions;
const send = (flow: TestFlow, payload: Payload, verificationId?: string) =>
  flow.call(passkeyApi.verifyPasskeySignIn, { payload, verificationId }, { prefer: true });
const failed = [400, 'session.mfa.webauthn_verification_failed'];
const spent = [400, 'session.passkey_sign_in.pending_info_not_found'];

describe('a passkey as first factor', () => {
  it('signs in without an identifier, and counts as two factors', async () => {
    const { userId, key } = await newPerson();
    await settle({ mfa: { factors: ['Totp', 'WebAuthn'], policy: 'NoPrompt' } });
    const flow = await begin();
    const options = await offer(flow);
    expect(options).toMatchObject({
      rpId: new URL(tenant.origin).hostname,
      userVerification: 'required',
    });
    expect(options.allowCredentials ?? []).toEqual([]);
    const verified = await send(flow, key.get(options));
    const { verificationId } = verified.body;
    expect(verified.body.next).toEqual({ step: 'identify', event: 'SignIn', verificationId });
    const identified = await flow.call(api.identify, { verificationId }, { prefer: true });
    expect(identified.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await flow.call(api.getInteraction)).body.verificationRecords).toEqual([
      { id: verificationId, type: 'SignInPasskey', userId, verified: true },
    ]);
    expect((await submit(flow)).status).toBe(200);
    const { rows } = await server.runtime.database.pool.query(
      `select payload -> 'result' -> 'login' -> 'amr' as amr from oidc_instances where tenant_id = $1 and account_id = $2 and model = 'Interaction'`,
      [tenant.id, userId],
    );
    expect(rows).toContainEqual({ amr: ['pop', 'mfa'] });
    const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
    expect(decodeJwt(tokens.id_token ?? '').amr).toEqual(['pop', 'mfa']);
    await settle({});
  });

  it('has a user handle that reveals nothing', async () => {
    const { handle, userId, username } = await newPerson();
    const bytes = Buffer.from(handle, 'base64url');
    expect(bytes.length).toBe(32);
    expect(bytes.toString('latin1')).not.toContain(userId);
    expect(bytes.toString('latin1')).not.toContain(username);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a user who was not verified', { isVerified: false }],
    ['the user handle of another account', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['no user handle', { userHandle: '' }],
    ['a counter that was decreased', { counter: 1 }],
  ])('is rejected for %s (attacks: WebAuthn)', async (_name, lies) => {
    const { key } = await newPerson();
    key.counter = 5;
    const first = await begin();
    expect((await send(first, key.get(await offer(first)))).status).toBe(200);
    const flow = await begin();
    const refused = await send(flow, key.get(await offer(flow), lies));
    expect([refused.status, refused.refusal.code]).toEqual(failed);
    expect((await submit(flow)).status).toBe(404);
  });

  it('is accepted only for a challenge of the same flow, and once for each (attacks: WebAuthn)', async () => {
    const { key } = await newPerson();
    const [flow, other] = [await begin(), await begin()];
    // Most passkeys have no counter, so only the challenge distinguishes the second use from the first.
    const sign = (challenge: string) => key.get({ challenge }, { counter: 0 });
    const { challenge } = await offer(flow);
    for (const foreign of [(await offer(other)).challenge, Buffer.alloc(56).toString('base64url'), '']) {
      const refused = await send(flow, sign(foreign));
      expect([refused.status, refused.refusal.code]).toEqual(spent);
    }
    const payload = sign(challenge);
    const answers = await Promise.all([1, 2, 3].map(() => send(flow, payload)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const refused = await send(flow, payload);
    expect([refused.status, refused.refusal.code]).toEqual(spent);
    // It is also rejected after the flow was restarted, as the page does.
    await flow.begin('SignIn');
    expect((await send(flow, payload)).refusal.code).toBe(spent[1]);
    now += 1;
    expect((await send(flow, sign((await offer(flow)).challenge))).status).toBe(200);
  });

  it('that is unknown, forged or removed gets the same response, and the options don’t reveal accounts (attacks: user enumeration)', async () => {
    const { key, username, userId } = await newPerson();
    const stranger = new TestAuthenticator(tenant.origin);
    const flow = await begin();
    const refuse = async (payload: Payload) => {
      const { status, refusal } = await send(flow, payload);
      expect([status, refusal.code]).toEqual(failed);
    };
    await refuse(stranger.get(await offer(flow)));
    const id = key.id.toString('base64url');
    await refuse({ ...stranger.get(await offer(flow)), id, rawId: id });

    const named = [];
    for (const value of [username, 'nobody_at_all'])
      named.push(
        (await flow.call(passkeyApi.beginPasskeySignIn, { identifier: { type: 'username', value } })).body,
      );
    const [known, unknown] = named.map(({ authenticationOptions: { challenge, ...others } }) => ({
      ...others,
      size: challenge.length,
    }));
    expect(known).toEqual(unknown);
    const last = named[1];
    const gone = named[0]?.verificationId ?? '';
    const payload = key.get(last?.authenticationOptions ?? { challenge: '' });
    expect((await send(flow, payload, gone)).refusal.code).toBe('session.verification_session_not_found');
    const verified = await send(flow, payload, last?.verificationId);
    expect(verified.body.verificationId).toBe(last?.verificationId);

    const { body } = await call(listUserMfaVerifications, { params: { userId } });
    await call(deleteUserMfaVerification, { params: { userId, verificationId: body[0]?.id ?? '' } });
    const after = await begin();
    const removed = await send(after, key.get(await offer(after)));
    expect([removed.status, removed.refusal.code]).toEqual(failed);
  });

  it('is rejected after passkeys were turned off, for suspended users, and at registration (attacks: half-done login)', async () => {
    const { key, userId } = await newPerson();
    const flow = await begin();
    const options = await offer(flow);
    const verified = await send(flow, key.get(options));
    const register = await new TestBrowser(tenant).authorize(clientId);
    await register.begin('Register');
    expect((await send(register, key.get(await offer(register)))).refusal.code).toBe(
      'session.invalid_interaction_type',
    );
    await settle({ passkeySignIn: { enabled: false } });
    const { verificationId } = verified.body;
    for (const { refusal } of [
      await flow.call(api.identify, { verificationId }),
      await flow.call(passkeyApi.offerPasskeys),
      await send(flow, key.get(options)),
    ])
      expect(refusal.code).toBe('user.sign_in_method_not_enabled');
    await settle({});
    await call(suspendUser, { params: { userId }, body: { isSuspended: true } });
    const late = await begin();
    const again = await send(late, key.get(await offer(late)));
    const told = await late.call(api.identify, { verificationId: again.body.verificationId });
    expect(told.refusal.code).toBe('user.suspended');
  });
});

describe('the passkey of a user whose company has an identity provider', () => {
  it('[PROD-14 part] is rejected, and the response names the connector only if the signature is valid', async () => {
    const { key, userId } = await newPerson();
    await call(updateUser, { params: { userId }, body: { primaryEmail: 'ann@keyed.example' } });
    const connector = await call(createSsoConnector, {
      body: {
        providerName: 'GoogleWorkspace',
        connectorName: 'Keyed',
        config: { clientId: 'client', clientSecret: 'secret' },
        domains: ['keyed.example'],
      },
    });
    expect(connector.status).toBe(200);
    await settle({ singleSignOnEnabled: true });
    const flow = await begin();
    const forged = await send(flow, key.get(await offer(flow), { isVerified: false }));
    expect([forged.status, forged.refusal.code]).toEqual(failed);
    const refused = await send(flow, key.get(await offer(flow)));
    expect([refused.status, refused.refusal.code]).toEqual([
      400,
      'session.passkey_sign_in.sso_users_not_allowed',
    ]);
    expect(refused.refusal.data?.ssoConnectors).toMatchObject([{ id: connector.body.id }]);
    expect((await submit(flow)).status).toBe(404);
    await settle({ singleSignOnEnabled: false });
  });
});

describe('adding a passkey', () => {
  it('is offered after another verification, and can be skipped, which is stored', async () => {
    const username = `keyed_${(serial += 1)}`;
    const userId = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const { flow } = await signInTo(username);
    const early = await submit(flow);
    expect([early.status, early.refusal.code]).toEqual([422, 'user.passkey_preferred']);
    const skipped = await flow.call(passkeyApi.skipPasskey, undefined, { prefer: true });
    expect(skipped.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    expect((await submit(flow)).status).toBe(200);
    const { body } = await call(getUserSettings, { params: { userId } });
    expect(body.passkeySignIn).toEqual({ skipped: true });
    expect((await signInTo(username)).next).toEqual({ step: 'submit', event: 'SignIn' });
  });

  it('is rejected in a password reset', async () => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.begin('ForgotPassword');
    for (const { status, refusal } of [
      await flow.call(passkeyApi.addPasskey, { verificationId: 'none' }),
      await flow.call(passkeyApi.skipPasskey),
    ])
      expect([status, refusal.code]).toEqual([422, 'session.not_supported_for_forgot_password']);
  });

  it('requires an existing second factor first (attacks: half-done login)', async () => {
    const username = `keyed_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await settle({ mfa: { factors: ['WebAuthn'], policy: 'Mandatory' } });
    const { flow, next } = await signInTo(username);
    expect(next).toMatchObject({ step: 'bind-mfa', factors: ['WebAuthn'] });
    const key = new TestAuthenticator(tenant.origin);
    const { verificationId, registrationOptions } = (await flow.call(keyApi.beginWebAuthnRegistration)).body;
    await flow.call(keyApi.verifyWebAuthnRegistration, {
      verificationId,
      payload: key.create(registrationOptions),
    });
    // The credential is also the user's passkey, so no other passkey is offered.
    const bound = await flow.call(mfaApi.bindMfa, { type: 'WebAuthn', verificationId }, { prefer: true });
    expect(bound.body.next).toEqual({ step: 'submit', event: 'SignIn' });
    await submit(flow);
    const again = await signInTo(username);
    for (const { status } of [
      await again.flow.call(keyApi.beginWebAuthnRegistration),
      await again.flow.call(passkeyApi.skipPasskey),
      await again.flow.call(passkeyApi.addPasskey, { verificationId }),
    ])
      expect(status).toBe(403);
    await settle({});
  });
});
