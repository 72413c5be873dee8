import { isFromHost } from '@gatehouse/contract/connectors/avatar-hosts';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeSocial, postUri, redirectUri } from '../test/fake-oauth.ts';
import { type RunningProvider, startProvider } from '../test/fake-provider.ts';
import { alipay, alipayNative } from './alipay/alipay.ts';
import { alipayKeys, createFakeAlipay, createFakeAlipayApp } from './alipay/alipay.fake.ts';
import { builtInConnectors } from './all.ts';
import { apple } from './apple/apple.ts';
import { appleKey, createFakeApple, otherKey } from './apple/apple.fake.ts';
import { discord } from './discord/discord.ts';
import { createFakeDiscord } from './discord/discord.fake.ts';
import { facebook } from './facebook/facebook.ts';
import { createFakeFacebook } from './facebook/facebook.fake.ts';
import { github } from './github/github.ts';
import { createFakeGithub } from './github/github.fake.ts';
import { gitlab } from './gitlab/gitlab.ts';
import { createFakeGitlab } from './gitlab/gitlab.fake.ts';
import { google } from './google/google.ts';
import { createFakeGoogle } from './google/google.fake.ts';
import { kakao } from './kakao/kakao.ts';
import { createFakeKakao } from './kakao/kakao.fake.ts';
import { toConnectorError } from './kit/answers.ts';
import type { Connector, SocialUserInfo } from './kit/connector.ts';
import { readHere } from './kit/saml/read-here.ts';
import { createTools } from './kit/tools.ts';
import { line } from './line/line.ts';
import { createFakeLine } from './line/line.fake.ts';
import { linkedin } from './linkedin/linkedin.ts';
import { createFakeLinkedin } from './linkedin/linkedin.fake.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { createFakeMicrosoft } from './microsoft/microsoft.fake.ts';
import { naver } from './naver/naver.ts';
import { createFakeNaver } from './naver/naver.fake.ts';
import { oauth2 } from './oauth2/oauth2.ts';
import { createFakeOauth2 } from './oauth2/oauth2.fake.ts';
import { oidc } from './oidc/oidc.ts';
import { createFakeOidc, oidcIssuer } from './oidc/oidc.fake.ts';
import { saml } from './saml/saml.ts';
import { slack } from './slack/slack.ts';
import { createFakeSlack } from './slack/slack.fake.ts';
import { wechat, wechatNative } from './wechat/wechat.ts';
import { createFakeWechat, createFakeWechatApp } from './wechat/wechat.fake.ts';
import { x } from './x/x.ts';
import { createFakeX } from './x/x.fake.ts';

interface Provider {
  connector: Connector;
  /** A fake of the provider, with changed claims of its user. */
  createFake: (change?: object) => FakeSocial;
  settings?: Record<string, unknown>;
  /** The setting that authenticates us, with a value that the provider doesn't know. */
  wrong?: Record<string, unknown>;
  /** The user who signs in, with an email address that the provider has verified. */
  user: SocialUserInfo;
  /**
   * Changes with which the provider reports the same email address as unverified. Or why there are none, according to its documentation: it
   * never reports a verified one, and the connector ignores them; or all of its email addresses are verified.
   */
  unverified: readonly object[] | { never: string } | { always: string };
  /** Whether the access token is sent to a profile endpoint, which can reject it; true by default. */
  asksProfile?: boolean;
}

const email = 'ada@example.com';
/** How standard claims report it (OpenID Connect Core 5.1), also of a phone number. */
const byClaims = [false, 'false', undefined].map((isVerified) => ({
  email_verified: isVerified,
  phone_number: '+12125550100',
  phone_number_verified: isVerified,
}));
const wechatGivesNone =
  'a profile has none: https://developers.weixin.qq.com/doc/oplatform/en/Website_App/WeChat_Login/Authorized_Interface_Calling_UnionID.html';
const alipayGivesNone = 'a profile has none: https://opendocs.alipay.com/open/284/web';
const providers: Provider[] = [
  {
    connector: google,
    createFake: createFakeGoogle,
    user: { id: 'u1', name: 'Ada', email, avatar: 'https://lh3.googleusercontent.com/a/ada' },
    unverified: [...byClaims, { hd: undefined }, { hd: '' }],
    asksProfile: false,
  },
  {
    connector: apple,
    createFake: createFakeApple,
    settings: { teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: appleKey },
    wrong: { privateKey: otherKey },
    user: { id: 'u1', name: 'Ada Lovelace', email: 'ada@privaterelay.appleid.com' },
    unverified: byClaims,
    asksProfile: false,
  },
  {
    connector: github,
    createFake: createFakeGithub,
    user: { id: '583231', name: 'ada', email, avatar: 'https://avatars.githubusercontent.com/u/583231' },
    unverified: [{ verified: false }],
  },
  {
    connector: facebook,
    createFake: createFakeFacebook,
    user: { id: '10158', name: 'Ada', avatar: 'https://platform-lookaside.fbsbx.com/ada' },
    unverified: {
      never:
        'of `email` it says that it is valid, not whose it is: https://developers.facebook.com/docs/graph-api/reference/user/',
    },
  },
  {
    connector: microsoft,
    createFake: createFakeMicrosoft,
    user: { id: 'u1', name: 'Ada', email },
    unverified: [false, 0, '0', 'false', undefined].map((xms_edov) => ({ xms_edov })),
    asksProfile: false,
  },
  {
    connector: discord,
    createFake: createFakeDiscord,
    user: {
      id: '80351110224678912',
      name: 'Ada',
      email,
      avatar: 'https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png',
    },
    unverified: [{ verified: false }, { verified: undefined }],
  },
  {
    connector: linkedin,
    createFake: createFakeLinkedin,
    user: { id: '782bbtaQ', name: 'Ada', email, avatar: 'https://media.licdn-ei.com/ada' },
    unverified: byClaims,
  },
  {
    connector: gitlab,
    createFake: createFakeGitlab,
    user: { id: '4711', name: 'Ada', email, avatar: 'https://gitlab.com/uploads/ada.png' },
    unverified: byClaims,
  },
  {
    connector: slack,
    createFake: createFakeSlack,
    user: { id: 'T0R7GR-U0R7JM', name: 'Ada', email, avatar: 'https://secure.gravatar.com/ada' },
    unverified: byClaims,
  },
  {
    connector: x,
    createFake: createFakeX,
    settings: { scope: 'tweet.read users.read users.email' },
    user: { id: '2244994945', name: 'Ada', email, avatar: 'https://pbs.twimg.com/ada.jpg' },
    unverified: {
      always: '`confirmed_email` holds none but a confirmed one: https://docs.x.com/x-api/users/get-my-user',
    },
  },
  {
    connector: line,
    createFake: createFakeLine,
    user: { id: 'U4af498', name: 'Ada', avatar: 'https://profile.line-scdn.net/ada' },
    unverified: {
      never:
        'of `email` it says no more: https://developers.line.biz/en/reference/line-login/#verify-id-token',
    },
    asksProfile: false,
  },
  {
    connector: naver,
    createFake: createFakeNaver,
    user: { id: '32742776', name: 'Ada', avatar: 'https://ssl.pstatic.net/ada.gif' },
    unverified: {
      never:
        '`email` and `mobile` are unverified contact details: https://developers.naver.com/docs/login/profile/profile.md',
    },
  },
  {
    connector: kakao,
    createFake: createFakeKakao,
    user: { id: '123456789', name: 'Ada', email, avatar: 'http://k.kakaocdn.net/ada.jpg' },
    unverified: [
      { is_email_valid: false },
      { is_email_valid: undefined },
      { is_email_verified: false },
      { is_email_verified: undefined },
    ],
  },
  {
    connector: wechat,
    createFake: createFakeWechat,
    settings: { appId: 'client', appSecret: 'good' },
    wrong: { appSecret: 'bad' },
    user: { id: 'un1', name: 'Ada', avatar: 'https://thirdwx.qlogo.cn/ada' },
    unverified: { never: wechatGivesNone },
    asksProfile: false,
  },
  {
    connector: wechatNative,
    createFake: createFakeWechatApp,
    settings: { appId: 'client', appSecret: 'good' },
    wrong: { appSecret: 'bad' },
    user: { id: 'un1', name: 'Ada', avatar: 'https://thirdwx.qlogo.cn/ada' },
    unverified: { never: wechatGivesNone },
    asksProfile: false,
  },
  {
    connector: alipayNative,
    createFake: createFakeAlipayApp,
    settings: { appId: 'client', privateKey: alipayKeys.good },
    wrong: { privateKey: alipayKeys.bad },
    user: { id: '2088', name: 'Ada', avatar: 'https://tfs.alipayobjects.com/ada' },
    unverified: { never: alipayGivesNone },
    asksProfile: false,
  },
  {
    connector: alipay,
    createFake: createFakeAlipay,
    settings: { appId: 'client', privateKey: alipayKeys.good },
    wrong: { privateKey: alipayKeys.bad },
    user: { id: '2088', name: 'Ada', avatar: 'https://tfs.alipayobjects.com/ada' },
    unverified: { never: alipayGivesNone },
    asksProfile: false,
  },
  {
    connector: oidc,
    createFake: (claims) => createFakeOidc({ userinfo: () => ({ ...claims }) }),
    settings: { issuer: oidcIssuer },
    user: { id: 'u1', name: 'Ada', email, avatar: 'https://pictures.example.com/ada.png' },
    unverified: byClaims,
    asksProfile: false,
  },
  {
    connector: oauth2,
    createFake: createFakeOauth2,
    settings: {
      authorizationEndpoint: 'https://oauth.example.com/authorize',
      tokenEndpoint: 'https://oauth.example.com/token',
      userInfoEndpoint: 'https://oauth.example.com/me',
      scope: 'read',
      idPath: 'data.user.id',
      namePath: 'data.user.login',
    },
    user: { id: '7', name: 'Ada', email },
    unverified: [false, 'false', 0, undefined].map((email_verified) => ({ email_verified })),
  },
];

let running: RunningProvider;
afterEach(() => running.stop());

/** Signs a user in at the provider's page and returns the callback and the values that were kept for it. */
async function leave(provider: Provider, fake: FakeSocial) {
  const { connector } = provider;
  const settings = { clientId: 'client', clientSecret: 'good', ...provider.settings };
  const kept: Record<string, string> = {};
  const tools = createTools({ outbound: running.outbound, saml: readHere });
  const address = await connector.authorizationUri?.(tools, connector.settings.parse(settings), {
    state: 'the-state',
    redirectUri,
    postUri,
    keep: (values) => void Object.assign(kept, values),
  });
  const data = fake.authorize(address ?? '');
  const come = (change: object = {}, as: object = {}) =>
    connector.userInfo?.(tools, connector.settings.parse({ ...settings, ...as }), {
      data,
      redirectUri,
      postUri,
      kept,
      ...change,
    });
  return { address, data, kept, come };
}
const codeOf = (coming: Promise<SocialUserInfo> | undefined): Promise<string> =>
  Promise.resolve(coming).then(
    () => 'signed in',
    (error: unknown) => toConnectorError(error).code,
  );

describe.each(providers.map((provider) => [provider.connector.metadata.id, provider] as const))(
  '%s',
  (_id, provider) => {
    const { wrong = { clientSecret: 'bad' }, unverified } = provider;
    async function begin(change?: object) {
      const fake = provider.createFake(change);
      running = await startProvider(fake.handle);
      return leave(provider, fake);
    }

    it('[ENT-19 part] returns the profile of the user who signed in', async () => {
      const { address, data, come } = await begin();
      expect(data.state).toBe('the-state');
      expect(address).not.toContain('good');
      const { rawData, ...user } = (await come()) ?? { id: '' };
      expect(user).toEqual(provider.user);
      const { isStandard, avatarHosts = [] } = provider.connector.metadata;
      // Gravatar and GitLab redirect to URLs that anyone can choose, and the administrator chooses the provider of a standard connector.
      const isLeftOut = isStandard || /^https:\/\/(secure\.gravatar|gitlab)\.com\//.test(user.avatar ?? '');
      if (user.avatar) expect(isFromHost(user.avatar, avatarHosts)).toBe(!isLeftOut);
      expect(rawData).toBeTypeOf('object');
    });

    if ('never' in unverified)
      it('attacks: pre-hijacking: returns no email address or phone number, because the provider verifies none', async () => {
        const user = await (await begin()).come();
        expect(user).toHaveProperty('id', provider.user.id);
        expect(user).not.toHaveProperty('email');
        expect(user).not.toHaveProperty('phone');
      });
    else if ('always' in unverified)
      it('returns the email address, because the provider only returns verified ones', async () => {
        expect(await (await begin()).come()).toHaveProperty('email', email);
      });
    else
      it.each(unverified)(
        'attacks: pre-hijacking: leaves out an unverified email address (%o)',
        async (change) => {
          const user = await (await begin(change)).come();
          expect(user).toHaveProperty('id', provider.user.id);
          expect(user).not.toHaveProperty('email');
          expect(user).not.toHaveProperty('phone');
          // The provider did return it: without the change, the user gets it.
          expect(JSON.stringify(user?.rawData)).toContain(`"${provider.user.email}"`);
        },
      );

    it('[ERR-17 part] reports that the user denied access, the callback is malformed, or the provider rejected the client', async () => {
      const { data, come } = await begin();
      expect(await codeOf(come({ data: { error: 'access_denied', state: 'the-state' } }))).toBe(
        'authorization_failed',
      );
      expect(await codeOf(come({ data: { iss: data.iss } }))).toBe('insufficient_request_parameters');
      expect(await codeOf(come({ data: { code: ['a'], auth_code: ['a'] } }))).toBe(
        'invalid_request_parameters',
      );
      const failure = await come({}, wrong)?.catch(toConnectorError);
      expect(failure).toMatchObject({ code: 'authorization_failed' });
    });

    it('[ERR-17 part] rejects a code that is unknown or was redeemed before', async () => {
      const { data, come } = await begin();
      const made = { ...data, ...(data.code ? { code: 'made-up' } : { auth_code: 'made-up' }) };
      expect(await codeOf(come({ data: made }))).toBe('social_auth_code_invalid');
      await come();
      expect(await codeOf(come())).toBe('social_auth_code_invalid');
    });

    it('[ERR-17 part] reports a provider that does not respond, fails, or sends an invalid response', async () => {
      const { come } = await begin();
      running.next('silence');
      expect(await codeOf(come())).toBe('general');
      running.next({ status: 503, body: '<html>' });
      expect(await codeOf(come())).toBe('general');
      running.next({ status: 200, body: '<html>Sign in to this network</html>' });
      expect(await codeOf(come())).toBe('invalid_response');
      running.next({ status: 200, body: {} });
      expect(await codeOf(come())).toBe('invalid_response');
    });

    // If the ID token has all claims, the access token isn't used.
    if (provider.asksProfile !== false)
      it('[ERR-17 part] reports that the provider rejected the access token that it issued', async () => {
        const { come } = await begin();
        running.next({ status: 200, body: { access_token: 'forgotten' } });
        expect(await codeOf(come())).toBe('social_invalid_access_token');
      });
  },
);

it('all built-in social connectors are tested here', () => {
  const known = builtInConnectors.filter(({ metadata }) => metadata.type === 'Social');
  const ids = (all: readonly Connector[]) => all.map(({ metadata }) => metadata.id).toSorted();
  // It uses its own protocol, and is tested in `saml.test.ts`.
  expect(ids([saml, ...providers.map(({ connector }) => connector)])).toEqual(ids(known));
  // A row without a change would test nothing.
  for (const { unverified } of providers) expect(unverified).not.toEqual([]);
});
