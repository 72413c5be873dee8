import { generateKeyPairSync } from 'node:crypto';
import { createCredential } from '@gatehouse/connectors/google/google.fake';
import { createConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import type { PageOneTap, PageState } from '@gatehouse/contract/sign-in/page-state';
import { verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIdToken } from '../../../../../../packages/connectors/test/fake-keys.ts';
import { reachGoogle } from '../../../../../../tests/support/google.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';

const id = 'google';
const config = { clientId: 'client', clientSecret: 'good', isOneTapEnabled: true, oneTapAutoSelect: true };
const sources = 'https://accounts.google.com/gsi/';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  reachGoogle(server.runtime);
  expect(
    (await call(createConnector, { body: { id, connectorId: 'google-universal', config } })).status,
  ).toBe(200);
  const signUp = { identifiers: [], password: false, verify: false };
  const body = { ...codeWays, signUp, socialSignInConnectorTargets: ['google'] };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
});
afterAll(() => server.stop());

/** The data of a flow's page, and its content security policy. */
async function draw({ browser, page }: TestFlow) {
  const response = await browser.fetch(`${page.pathname}${page.search}`);
  const html = await response.text();
  const [, json = '{}'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const { screen } = JSON.parse(json) as PageState;
  return { headers: response.headers, oneTap: 'oneTap' in screen ? screen.oneTap : undefined };
}
async function begin(extra: Record<string, string> = {}) {
  const flow = await new TestBrowser(tenant).authorize(clientId, extra);
  const { oneTap, headers } = await draw(flow);
  await flow.begin('SignIn');
  return { flow, headers, oneTap: oneTap as PageOneTap };
}
const verify = (flow: TestFlow, credential: string) =>
  flow.call(
    { ...verifySocial, path: verifySocial.path.replace('{connectorId}', id) as typeof verifySocial.path },
    { connectorData: { credential } },
    { prefer: true },
  );
/** A Google user that no other test uses. */
const person = () => ({ sub: `g${(serial += 1)}`, email: `ada.${serial}@gmail.example` });

describe('Google One Tap', () => {
  it('is on the page only if Google is offered and One Tap is turned on', async () => {
    const { oneTap, headers } = await begin();
    expect(oneTap).toMatchObject({
      connectorId: id,
      clientId: 'client',
      closeOnTapOutside: true,
      itpSupport: true,
    });
    expect(headers.get('content-security-policy')).toContain(`frame-src ${sources};`);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    const shown = async () => (await call(getPublicSignInExperience, {})).body.googleOneTap;
    expect(await shown()).toEqual({
      connectorId: id,
      clientId: 'client',
      isEnabled: true,
      autoSelect: true,
      closeOnTapOutside: true,
      itpSupport: true,
    });
    const off = { ...config, isOneTapEnabled: false };
    await call(updateConnector, { params: { id }, body: { config: off } });
    const without = await begin();
    expect(without.oneTap).toBeUndefined();
    expect(without.headers.get('content-security-policy')).not.toContain('google');
    expect(without.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await shown()).toBeUndefined();
    expect((await verify(without.flow, createCredential())).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    await call(updateConnector, { params: { id }, body: { config } });
  });

  it('creates an account for a new user, and recognizes it afterwards', async () => {
    const someone = person();
    const first = await begin();
    const { status, body } = await verify(
      first.flow,
      createCredential({ ...someone, nonce: first.oneTap.nonce }),
    );
    expect([status, body.next]).toEqual([
      200,
      {
        step: 'no-account',
        event: 'SignIn',
        identifier: { type: 'email', value: someone.email },
        canSwitch: true,
      },
    ]);
    const registering = await begin();
    await registering.flow.begin('Register');
    const credential = createCredential({ ...someone, nonce: registering.oneTap.nonce });
    const made = await verify(registering.flow, credential);
    expect((await registering.flow.finish(made.body.verificationId)).status).toBe(200);
    const userId = await registering.flow.subject();
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      primaryEmail: someone.email,
      identities: { google: { userId: someone.sub } },
    });
    const again = await begin();
    const known = await verify(again.flow, createCredential({ ...someone, nonce: again.oneTap.nonce }));
    await again.flow.finish(known.body.verificationId);
    expect(await again.flow.subject()).toBe(userId);
  });

  it('doesn’t sign in silently if the application requires authentication again', async () => {
    expect((await begin()).oneTap.autoSelect).toBe(true);
    expect((await begin({ prompt: 'login consent' })).oneTap.autoSelect).toBe(false);
    expect((await begin({ max_age: '60' })).oneTap.autoSelect).toBe(false);
  });

  it('accepts the credential that the application’s own page received', async () => {
    const someone = person();
    const credential = createCredential(someone);
    const { flow, oneTap } = await begin({ google_one_tap_credential: credential });
    expect(oneTap.given).toEqual({ credential, email: someone.email });
    expect((await verify(flow, credential)).status).toBe(200);
    expect((await begin({ google_one_tap_credential: 'x' })).oneTap.given).toBeUndefined();
  });
});

/**
 * Other texts that a base64 decoder may read as the same signature: insignificant bits, padding, white space, the other
 * alphabet.
 */
function respell(token: string): string[] {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = digits.indexOf(token.at(-1) ?? '');
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return [
    ...[1, 2, 3].map((bits) => token.slice(0, -1) + digits[last ^ bits]),
    `${token}==`,
    `${token}=`,
    `${token} `,
    `${token}\n`,
    token.replace(signature, signature.replaceAll('-', '+').replaceAll('_', '/')),
  ].filter((text) => text !== token);
}

describe('attacks: a One Tap credential', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const seconds = () => Math.floor(Date.now() / 1000);
  it.each<[string, (nonce: string) => string, string]>([
    ['of another sign-in (nonce)', () => createCredential({ nonce: 'other' }), 'invalid_id_token'],
    ['without a nonce, not sent by an application', () => createCredential(), 'invalid_id_token'],
    [
      'for another client',
      (nonce) => createCredential({ nonce, aud: 'other', azp: undefined }),
      'invalid_id_token',
    ],
    [
      'of another issuer',
      (nonce) => createCredential({ nonce, iss: 'https://a.example' }),
      'invalid_id_token',
    ],
    ['that has expired', (nonce) => createCredential({ nonce, exp: seconds() - 120 }), 'invalid_id_token'],
    [
      'that is an hour old',
      (nonce) => createCredential({ nonce, iat: seconds() - 3600 }),
      'invalid_id_token',
    ],
    [
      'that Google has not signed',
      (nonce) =>
        signIdToken(
          {
            iss: 'https://accounts.google.com',
            aud: 'client',
            sub: 'u',
            nonce,
            iat: seconds(),
            exp: seconds() + 60,
          },
          stranger,
        ),
      'invalid_id_token',
    ],
    ['that isn’t a token', () => 'x', 'invalid_id_token'],
    [
      'with an email address that Google has not verified',
      (nonce) => createCredential({ nonce, email_verified: false }),
      'unverified_email',
    ],
    [
      'without an email address',
      (nonce) => createCredential({ nonce, email: undefined }),
      'unverified_email',
    ],
  ])('%s is rejected', async (_which, create, code) => {
    const { flow, oneTap } = await begin();
    const { status, refusal } = await verify(flow, create(oneTap.nonce));
    expect([status, refusal.code]).toEqual([400, `session.google_one_tap.${code}`]);
  });

  it('replay: is accepted once, also by concurrent requests and if an application starts two sign-ins with it', async () => {
    const own = await begin();
    const credential = createCredential({ ...person(), nonce: own.oneTap.nonce });
    const both = await Promise.all([verify(own.flow, credential), verify(own.flow, credential)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(own.flow, credential)).refusal.code).toBe('session.google_one_tap.invalid_id_token');

    const handed = createCredential(person());
    const [first, second] = [
      await begin({ google_one_tap_credential: handed }),
      await begin({ google_one_tap_credential: handed }),
    ];
    expect((await verify(first.flow, handed)).status).toBe(200);
    expect((await verify(second.flow, handed)).refusal.code).toBe('session.google_one_tap.invalid_id_token');
  });

  it('replay: is rejected in any spelling of its signature', async () => {
    const { flow, oneTap } = await begin();
    const credential = createCredential({ ...person(), nonce: oneTap.nonce });
    expect((await verify(flow, credential)).status).toBe(200);
    for (const spelling of respell(credential))
      expect([spelling, (await verify(flow, spelling)).status]).toEqual([spelling, 400]);
  });

  it('injection: that our own page received is rejected if an application sends it', async () => {
    const victim = await begin();
    const credential = createCredential({ ...person(), nonce: victim.oneTap.nonce });
    const { flow } = await begin({ google_one_tap_credential: credential });
    expect((await verify(flow, credential)).refusal.code).toBe('session.google_one_tap.invalid_id_token');
    // Only a credential from the application may lack a nonce, not one from our own page.
    expect((await verify(flow, createCredential(person()))).refusal.code).toBe(
      'session.google_one_tap.invalid_id_token',
    );
  });

  it('account pre-hijacking: is never linked to an account by the email address alone', async () => {
    const someone = person();
    await createUser(server.runtime, tenant.id, { primaryEmail: someone.email, password: goodPassword });
    const { flow, oneTap } = await begin();
    const { body } = await verify(flow, createCredential({ ...someone, nonce: oneTap.nonce }));
    expect(body.next).toMatchObject({ step: 'link' });
  });

  it('account pre-hijacking: is not linked by an email address that Google isn’t authoritative for, but still signs its user in', async () => {
    const { sub } = person();
    const email = `ada.${sub}@own.example`;
    const someone = { sub, email, hd: undefined };
    await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword });
    const socialSignIn = { automaticAccountLinking: true };
    await call(updateSignInExperience, { body: { socialSignIn } });
    try {
      const first = await begin();
      await first.flow.begin('Register');
      const made = await verify(first.flow, createCredential({ ...someone, nonce: first.oneTap.nonce }));
      expect([made.status, made.body.next]).toMatchObject([200, { step: 'identify', event: 'Register' }]);
      expect((await first.flow.finish(made.body.verificationId)).status).toBe(200);
      const userId = await first.flow.subject();
      const account = (await call(getUser, { params: { userId } })).body;
      expect(account).toMatchObject({ primaryEmail: null, identities: { google: { userId: sub } } });
      const again = await begin();
      const known = await verify(again.flow, createCredential({ ...someone, nonce: again.oneTap.nonce }));
      await again.flow.finish(known.body.verificationId);
      expect(await again.flow.subject()).toBe(userId);
    } finally {
      await call(updateSignInExperience, { body: { socialSignIn: {} } });
    }
  });
});
