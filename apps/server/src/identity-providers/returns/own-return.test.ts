import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alipayKeys, createFakeAlipay } from '../../../../../packages/connectors/src/alipay/alipay.fake.ts';
import { createFakeDiscord } from '../../../../../packages/connectors/src/discord/discord.fake.ts';
import { createFakeFacebook } from '../../../../../packages/connectors/src/facebook/facebook.fake.ts';
import { createFakeKakao } from '../../../../../packages/connectors/src/kakao/kakao.fake.ts';
import { createFakeLinkedin } from '../../../../../packages/connectors/src/linkedin/linkedin.fake.ts';
import { createFakeNaver } from '../../../../../packages/connectors/src/naver/naver.fake.ts';
import { createFakeSlack } from '../../../../../packages/connectors/src/slack/slack.fake.ts';
import { createFakeWechat } from '../../../../../packages/connectors/src/wechat/wechat.fake.ts';
import {
  type FakeSocial,
  redirectUri as knownUri,
} from '../../../../../packages/connectors/test/fake-oauth.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { connect, createPeople } from '../../sign-in/factors/enterprise-sso/enterprise-sso.fixture.ts';

let server: TestServer;
let company: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let clientId: string;

const secret = { clientId: 'client', clientSecret: 'good' };
/** Providers by target: their fake, settings, and whether a nonce binds their answers. */
const providers: Record<string, { fake: FakeSocial; kind?: string; config?: object; binds: boolean }> = {
  discord: { fake: createFakeDiscord(), binds: false },
  kakao: { fake: createFakeKakao(), binds: false },
  slack: { fake: createFakeSlack(), binds: true },
  facebook: { fake: createFakeFacebook(), binds: false },
  linkedin: { fake: createFakeLinkedin(), binds: false },
  naver: { fake: createFakeNaver(), binds: false },
  wechat: {
    fake: createFakeWechat(),
    kind: 'wechat-web',
    config: { appId: 'client', appSecret: 'good' },
    binds: false,
  },
  alipay: {
    fake: createFakeAlipay(),
    kind: 'alipay-web',
    config: { appId: 'client', privateKey: alipayKeys.good },
    binds: false,
  },
};
const targets = Object.keys(providers);
const fakeOf = (target: string): FakeSocial => {
  const { fake } = providers[target] ?? {};
  if (!fake) throw new Error(`no ${target}`);
  return fake;
};

beforeAll(async () => {
  company = await startSocialProvider();
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  for (const [id, { kind = `${id}-universal`, config = secret }] of Object.entries(providers)) {
    const made = await call(createConnector, { body: { id, connectorId: kind, config: { ...config } } });
    expect([id, made.status, made.refusal.data]).toEqual([id, 200, undefined]);
  }
  const settled = await call(updateSignInExperience, {
    body: {
      ...codeWays,
      signUp: { identifiers: [], password: false, verify: false },
      socialSignInConnectorTargets: targets,
      singleSignOnEnabled: true,
    },
  });
  expect(settled.status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  await company.stop();
});

const callback = (id: string): string => `${tenant.origin}/callback/${id}`;
/** The fakes know one callback URL, which replaces the tenant's. */
const asKnown = (id: string, text: string): string =>
  text.replaceAll(encodeURIComponent(callback(id)), encodeURIComponent(knownUri));
/** Sends the server's requests to the fake of one provider during the callback. */
async function withProvider<T>(id: string, act: () => Promise<T>): Promise<T> {
  const { runtime } = server;
  const { outbound } = runtime;
  runtime.outbound = {
    ...outbound,
    async request(url, { method = 'GET', headers = {}, body = '' } = {}) {
      const asked = { method, url: new URL(url), headers, body: asKnown(id, String(body)) };
      const { status, body: answer = '' } = fakeOf(id).handle(asked);
      return { status, headers: {}, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
  };
  return act().finally(() => (runtime.outbound = outbound));
}
const at = <E extends { path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', id),
});
const begin = (): Promise<TestFlow> => new TestBrowser(tenant).begin(clientId, 'SignIn');

/** Sends the flow's user to a provider, and returns what the browser brings back. */
async function leave(flow: TestFlow, id: string, state = 'a-state-of-the-page') {
  const { body, status } = await flow.call(at(createSocialAuthorizationUri, id), {
    state,
    redirectUri: callback(id),
  });
  expect(status).toBe(200);
  const data = fakeOf(id).authorize(asKnown(id, body.authorizationUri));
  return { verificationId: body.verificationId, data };
}
/** Opens the callback URL as the provider redirects a browser there. */
async function arrive(flow: TestFlow, id: string, data: Record<string, string>): Promise<Response> {
  return flow.browser.fetch(`/callback/${id}?${new URLSearchParams(data)}`);
}
/** The body that a published page sends: it has compared the state and omits it, and names the URL of the callback. */
const published = (id: string, { state: _state, ...data }: Record<string, string>) => ({
  ...data,
  redirectUri: callback(id),
});
async function verify(
  flow: TestFlow,
  id: string,
  connectorData: Record<string, unknown>,
  verificationId: string,
  prefer = false,
) {
  return withProvider(id, () =>
    flow.call(at(verifySocial, id), { connectorData, verificationId }, { prefer }),
  );
}
const refused = 'connector.invalid_request_parameters';

describe('a social page that verifies the state itself', () => {
  it.each(targets.flatMap((id) => [[id, false] as const, [id, true] as const]))(
    'wire A4: signs in with %s (asking for the next step: %s)',
    async (id, prefer) => {
      const flow = await begin();
      const { verificationId, data } = await leave(flow, id);
      await arrive(flow, id, data);
      const answer = await verify(flow, id, published(id, data), verificationId, prefer);
      expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
      expect(answer.body.verificationId).toBe(verificationId);
      expect(answer.body.next === undefined).toBe(!prefer);
    },
  );

  it.each(targets)(
    'wire A4: with %s, a callback counts only if something binds it to the flow',
    async (id) => {
      const flow = await begin();
      const { verificationId, data } = await leave(flow, id);
      const answer = await verify(flow, id, published(id, data), verificationId);
      expect(answer.refusal.code).toBe(providers[id]?.binds ? undefined : refused);
    },
  );

  it('wire A4: login CSRF: a link with another user’s code signs no one in', async () => {
    const foreign = await leave(await begin(), 'linkedin', 'the-state-of-the-attacker');
    const { code = '' } = foreign.data;
    const flow = await begin();
    const own = await leave(flow, 'linkedin');
    const tries: Record<string, string>[] = [
      { code },
      { code, state: 'the-state-of-the-attacker' },
      { code, state: '' },
    ];
    for (const data of tries) {
      await arrive(flow, 'linkedin', data);
      const answer = await verify(flow, 'linkedin', published('linkedin', data), own.verificationId);
      expect([data, answer.refusal.code]).toEqual([data, refused]);
    }
    // Nor is it accepted together with the user's own callback.
    await arrive(flow, 'linkedin', own.data);
    expect((await verify(flow, 'linkedin', { code }, own.verificationId)).refusal.code).toBe(refused);
    expect((await verify(flow, 'linkedin', published('linkedin', own.data), own.verificationId)).status).toBe(
      200,
    );
  });

  it('wire A4: login CSRF: a callback for one connector doesn’t count for another', async () => {
    const flow = await begin();
    const { verificationId, data } = await leave(flow, 'linkedin');
    await arrive(flow, 'naver', data);
    expect((await verify(flow, 'linkedin', published('linkedin', data), verificationId)).refusal.code).toBe(
      refused,
    );
  });

  it('wire A4: the cookie of a callback is sent only to the server, and contains neither state nor code', async () => {
    const flow = await begin();
    const { data } = await leave(flow, 'linkedin');
    const [cookie = ''] = (await arrive(flow, 'linkedin', data)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^gh_\w+_return=[\w-]{43}; Path=\/api\/experience\/verification; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect((await arrive(flow, 'linkedin', { error: 'access_denied' })).headers.getSetCookie()).toEqual([]);
  });
});

describe('an enterprise SSO page that verifies the state itself', () => {
  it.each([
    ['without the next step', false],
    ['with the next step', true],
  ])('wire A4, A5: creates accounts of a company’s users by OpenID Connect, %s', async (_name, prefer) => {
    const people = createPeople(tenant, clientId);
    const domain = `corp${prefer ? 1 : 2}.example`;
    const id = await connect(tenant, call, company, { domains: [domain] });
    company.person = { sub: domain, email: `ada@${domain}` };
    const flow = await people.begin();
    const left = await people.leave(flow, id);
    const body = { connectorData: published(id, left.data), verificationId: left.id };
    const answer = await flow.call(at(verifySso, id), body, { prefer });
    expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);

    const newcomer = await flow.call(api.identify, { verificationId: left.id }, { prefer });
    expect([newcomer.status, newcomer.refusal.code]).toEqual([404, 'user.sso_identity_not_exist']);
    if (prefer) expect(newcomer.refusal.data.next).toEqual({ step: 'turn', event: 'SignIn', to: 'Register' });
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await flow.finish(left.id)).status).toBe(200);
    const userId = await flow.subject();
    expect((await call(getUser, { params: { userId } })).body.primaryEmail).toBe(`ada@${domain}`);
  });

  it('wire A4: login CSRF: a response to another user’s request is rejected', async () => {
    const people = createPeople(tenant, clientId);
    const id = await connect(tenant, call, company, { domains: ['corp3.example'] });
    company.person = { sub: 'corp3', email: 'ada@corp3.example' };
    const [mine, theirs] = [await people.begin(), await people.begin()];
    const [own, foreign] = [await people.leave(mine, id), await people.leave(theirs, id)];
    const answer = await people.verify(mine, id, published(id, foreign.data), own.id);
    expect(answer.refusal.code).toBe('connector.social_auth_code_invalid');
  });
});
