import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { keySet, signIdToken } from '../test/fake-keys.ts';
import { type FakeSocial, postUri, redirectUri } from '../test/fake-oauth.ts';
import { type RunningProvider, startProvider } from '../test/fake-provider.ts';
import { createFakeDiscord } from './discord/discord.fake.ts';
import { discord } from './discord/discord.ts';
import { createCredential, createFakeGoogle } from './google/google.fake.ts';
import { google } from './google/google.ts';
import { createFakeKakao } from './kakao/kakao.fake.ts';
import { kakao } from './kakao/kakao.ts';
import { toConnectorError } from './kit/answers.ts';
import type { Connector } from './kit/connector.ts';
import { readHere } from './kit/saml/read-here.ts';
import { createTools } from './kit/tools.ts';
import { createFakeMicrosoft, entraTenant } from './microsoft/microsoft.fake.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { createFakeOidc, idTokenClaims, oidcIssuer } from './oidc/oidc.fake.ts';
import { oidc } from './oidc/oidc.ts';
import { createFakeSlack } from './slack/slack.fake.ts';
import { slack } from './slack/slack.ts';

let running: RunningProvider;
afterEach(() => running.stop());

/** A sign-in after the callback; `come` returns the user, or the error code. */
async function signIn(connector: Connector, fake: FakeSocial, more: object = {}) {
  running = await startProvider(fake.handle);
  const tools = createTools({ outbound: running.outbound, saml: readHere });
  const settings = connector.settings.parse({ clientId: 'client', clientSecret: 'good', ...more });
  const begin = async () => {
    const kept: Record<string, string> = {};
    const keep = (values: object) => void Object.assign(kept, values);
    const request = { state: 'the-state', redirectUri, postUri, keep };
    return {
      kept,
      data: fake.authorize((await connector.authorizationUri?.(tools, settings, request)) ?? ''),
    };
  };
  const come = (callback: { data: Record<string, unknown>; kept: Record<string, string> }) =>
    Promise.resolve(connector.userInfo?.(tools, settings, { redirectUri, postUri, ...callback })).catch(
      (error: unknown) => toConnectorError(error).code,
    );
  return { begin, come };
}
const issuer = { issuer: oidcIssuer };

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = idTokenClaims(oidcIssuer);

/** Signs the payload of a valid token in another way. */
const resign = {
  none: (token: string) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`,
  'HS256 with the public key': (token: string) => {
    const signed = `${encode({ alg: 'HS256', kid: 'k1' })}.${token.split('.')[1]}`;
    const pem = createPublicKey({ key: keySet.keys[0] ?? {}, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
  },
  'another key': (token: string) => {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    return signIdToken(payload, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
  },
};

describe('attacks: JWT confusion, in ID tokens of a provider', () => {
  const wrong: [string, object][] = [
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: 'other' }],
    ['several audiences and no azp', { aud: ['client', 'other'] }],
    ['another azp', { azp: 'other' }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['an expiry in the past', { exp: now - 120 }],
    ['no expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['a subject that is not a string', { sub: 7 }],
  ];
  it.each(wrong)('an ID token with %s is rejected', async (_name, change) => {
    const { begin, come } = await signIn(oidc, createFakeOidc({ claims: change }), issuer);
    expect(await come(await begin())).toBe('social_invalid_id_token');
  });

  it.each(Object.entries(resign))('an ID token signed with %s is rejected', async (_name, change) => {
    const fake = createFakeOidc();
    const { begin, come } = await signIn(oidc, fake, issuer);
    const back = await begin();
    const token = change(signIdToken({ ...claims, nonce: back.kept.nonce }));
    running.next({ status: 200, body: { access_token: 'access', id_token: token } }, 1);
    expect(await come(back)).toBe('social_invalid_id_token');
  });
});

describe('attacks: responses of a provider', () => {
  it('mix-up: a callback with another issuer, or with none, is rejected before the code is redeemed', async () => {
    const { begin, come } = await signIn(oidc, createFakeOidc(), issuer);
    const { kept, data } = await begin();
    const sent = running.requests.length;
    for (const iss of ['https://evil.example.com', undefined])
      expect(await come({ kept, data: { ...data, iss } })).toBe('authorization_failed');
    expect(running.requests.slice(sent).map(({ url }) => url.pathname)).not.toContain('/realm/token');
  });

  it('code injection: a code that was issued for another sign-in is rejected', async () => {
    const { begin, come } = await signIn(oidc, createFakeOidc(), issuer);
    const [own, foreign] = [await begin(), await begin()];
    expect(await come({ kept: own.kept, data: foreign.data })).toBe('social_auth_code_invalid');
    expect(await come({ kept: {}, data: own.data })).toBe('insufficient_request_parameters');
  });

  it.each([
    ['Discord', discord, createFakeDiscord, 'social_auth_code_invalid'],
    ['Kakao', kakao, createFakeKakao, 'social_auth_code_invalid'],
    ['Slack', slack, createFakeSlack, 'social_invalid_id_token'],
  ] as const)(
    'wire A4: code injection: %s binds a code to the sign-in that requested it, regardless of the state',
    async (_name, connector, createFake, code) => {
      const { begin, come } = await signIn(connector, createFake());
      const [own, foreign] = [await begin(), await begin()];
      expect(await come({ kept: own.kept, data: foreign.data })).toBe(code);
      expect(await come({ kept: {}, data: own.data })).toBe('insufficient_request_parameters');
      expect(await come(await begin())).toHaveProperty('id');
    },
  );

  it('a Slack profile of another user than the ID token’s is rejected', async () => {
    const { begin, come } = await signIn(slack, createFakeSlack({ sub: 'U2' }));
    expect(await come(await begin())).toBe('invalid_response');
  });

  it('a userinfo response about another user is rejected', async () => {
    const { begin, come } = await signIn(oidc, createFakeOidc({ claims: { sub: 'u2' } }), issuer);
    expect(await come(await begin())).toBe('invalid_response');
  });

  it('a discovery document of another issuer is rejected', async () => {
    const { begin } = await signIn(oidc, createFakeOidc(), { issuer: `${oidcIssuer}/x` });
    running.next({ status: 200, body: createDocument() });
    await expect(begin()).rejects.toMatchObject({ code: 'invalid_config' });
  });

  it('pre-hijacking: an unverified email address is left out, unless the administrator trusts the provider', async () => {
    for (const email_verified of [false, 'false', undefined]) {
      const first = await signIn(oidc, createFakeOidc({ userinfo: () => ({ email_verified }) }), issuer);
      expect(await first.come(await first.begin())).not.toHaveProperty('email');
      await running.stop();
    }
    // `email_verified` of one document doesn't apply to the other's email address.
    const claims = { email: 'mallory@example.com', email_verified: true };
    const userinfo = () => ({ email: 'ada@example.com', email_verified: undefined });
    const mixed = await signIn(oidc, createFakeOidc({ claims, userinfo }), issuer);
    expect(await mixed.come(await mixed.begin())).not.toHaveProperty('email');
    await running.stop();
    const trusting = { ...issuer, trustUnverifiedEmail: true };
    const { begin, come } = await signIn(
      oidc,
      createFakeOidc({ userinfo: () => ({ email_verified: false }) }),
      trusting,
    );
    expect(await come(await begin())).toHaveProperty('email', 'ada@example.com');
  });
});

const one = (credential: unknown) => ({ data: { credential }, kept: {} });

describe('Google', () => {
  // A Google account keeps an external email address even when that email address gets another owner.
  it.each([
    ['ada@example.com', { hd: 'example.com' }, true],
    ['Ada@Gmail.com', { hd: undefined }, true],
    ['ada@example.com', { hd: undefined }, false],
    ['ada@example.com', { hd: '' }, false],
    ['ada@gmail.com.example', { hd: undefined }, false],
    ['ada@mygmail.com', { hd: undefined }, false],
    ['ada@gmail.com', { email_verified: false }, false],
    ['ada@example.com', { hd: 'example.com', email_verified: false }, false],
  ])(
    '[attacks: pre-hijacking] whether %s with %o is trusted as verified: %s',
    async (email, claims, counts) => {
      const change = { email, ...claims };
      const { begin, come } = await signIn(google, createFakeGoogle(change), { isOneTapEnabled: true });
      for (const coming of [await begin(), one(createCredential(change))]) {
        const user = await come(coming);
        expect(user).toHaveProperty('id', 'u1');
        if (counts) expect(user).toHaveProperty('email', email);
        else expect(user).not.toHaveProperty('email');
      }
    },
  );
});

describe('Google One Tap', () => {
  it('signs in with the credential from the page if it is enabled', async () => {
    const { come } = await signIn(google, createFakeGoogle(), { isOneTapEnabled: true });
    expect(await come(one(createCredential()))).toMatchObject({ id: 'u1', email: 'ada@example.com' });
  });

  it('[ERR-17 part] rejects a credential for another client, an old one, and one of another sign-in', async () => {
    const { come } = await signIn(google, createFakeGoogle(), { isOneTapEnabled: true });
    const wrong = [
      { aud: 'other' },
      { iss: 'https://evil.example.com' },
      { iat: now - 3600 },
      { nonce: 'of-another' },
    ];
    for (const change of wrong)
      expect(await come(one(createCredential(change)))).toBe('social_invalid_id_token');
  });

  it('is rejected while it is turned off', async () => {
    const { come } = await signIn(google, createFakeGoogle());
    expect(await come(one(createCredential()))).toBe('invalid_request_parameters');
  });
});

describe('Microsoft', () => {
  const other = '72f988bf-86f1-41af-91ab-2d7cd011db47';
  it('[attacks: CVE-2026-31813] accepts a token only if its issuer matches its tenant ID', async () => {
    const changes = [
      { tid: other },
      { iss: `https://login.microsoftonline.com/${other}/v2.0` },
      { tid: '../x' },
    ];
    for (const change of [...changes, { iss: `https://evil.example.com/${entraTenant}/v2.0` }]) {
      const { begin, come } = await signIn(microsoft, createFakeMicrosoft(change));
      expect(await come(await begin())).toBe('social_invalid_id_token');
      await running.stop();
    }
    running = await startProvider(() => ({ status: 200 }));
  });

  it('accepts only users of the configured tenant, if one is configured', async () => {
    const own = await signIn(microsoft, createFakeMicrosoft({}, entraTenant), { tenantId: entraTenant });
    expect(await own.come(await own.begin())).toHaveProperty('id', 'u1');
    await running.stop();
    const foreign = await signIn(microsoft, createFakeMicrosoft({}, other), { tenantId: other });
    expect(await foreign.come(await foreign.begin())).toBe('social_invalid_id_token');
  });

  it('pre-hijacking: leaves out an email address if the directory does not own its domain', async () => {
    const { begin, come } = await signIn(microsoft, createFakeMicrosoft({ xms_edov: false }));
    expect(await come(await begin())).not.toHaveProperty('email');
  });
});

const createDocument = () => ({
  issuer: oidcIssuer,
  authorization_endpoint: `${oidcIssuer}/auth`,
  token_endpoint: `${oidcIssuer}/token`,
  jwks_uri: `${oidcIssuer}/keys`,
});
