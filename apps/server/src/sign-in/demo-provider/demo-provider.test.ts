import { createTools } from '@gatehouse/connectors/kit/tools';
import * as api from '@gatehouse/contract/connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
let ada: Account;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({
    database: 'demo_provider',
    environment: { EDITION: 'cloud', DEMO_PROVIDERS: 'github=our-client:our:secret' },
    clock: () => Date.now() + ahead,
  });
  ada = await createAccount(server);
});
afterAll(() => server.stop());

/** Leaves for a demo connector, as a flow does. */
async function leave(connectorId: string, redirectUri = `${server.tenant('abc').origin}/callback/demo`) {
  const { authorizationUri, userInfo } = server.runtime.connectors.get(connectorId) ?? {};
  const tools = createTools(server.runtime);
  const kept: Record<string, string> = {};
  const keep = (values: Record<string, string>) => void Object.assign(kept, values);
  const url =
    (await authorizationUri?.(tools, {}, { state: 'a state', redirectUri, postUri: '', keep })) ?? '';
  const finish = (data: Record<string, unknown>) =>
    userInfo?.(tools, {}, { data, redirectUri, postUri: '', kept });
  return { url, finish };
}
/** The links of the page, and the cookie of the browser. */
async function open(url: string, cookie = '') {
  const answer = await fetch(url, { headers: { cookie } });
  const html = await answer.text();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&#38;', '&')),
  );
  return {
    status: answer.status,
    html,
    links,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}
const codeOf = (link: URL | undefined) => link?.searchParams.get('code');

describe('a demo social connector', () => {
  it('[ONB-25 part] [OPEN-55 part] is created without settings, and replaced by a connector with a client of the tenant', async () => {
    const { id } = (await ada.platform(createTenant, { body: {} })).body;
    const call = await ada.management(id);
    for (const target of ['google', 'discord']) {
      const { status, body } = await call(api.createConnector, { body: { connectorId: `${target}-demo` } });
      expect([status, body.target, body.isDemo, body.formItems]).toEqual([200, target, true, []]);
    }
    const config = { clientId: 'own', clientSecret: 'own' };
    await call(api.createConnector, { body: { connectorId: 'google-universal', config } });
    const listed = async () =>
      (await call(api.listConnectors)).body.map(({ connectorId }) => connectorId).toSorted();
    expect(await listed()).toEqual(['discord-demo', 'google-universal']);
    await call(updateSignInExperience, {
      query: { removeUnusedDemoSocialConnector: '1' },
      body: { socialSignInConnectorTargets: ['google'] },
    });
    expect(await listed()).toEqual(['google-universal']);
  });

  it('signs in at a page without real accounts, whose accounts belong to one browser', async () => {
    const { url, finish } = await leave('google-demo');
    expect(url).toMatch(new RegExp(`^${server.settings.ADMIN_ENDPOINT}/demo-provider/google\\?state=`));
    const first = await open(url);
    expect(first.status).toBe(200);
    const [asAda, asBob, cancel] = first.links;
    expect(asAda?.href).toContain(`${server.tenant('abc').origin}/callback/demo?`);
    expect(asAda?.searchParams.get('state')).toBe('a state');
    const user = await finish({ code: codeOf(asAda) });
    // Without an email address: one that anybody can choose must not find an account.
    expect(user).toEqual({
      id: expect.stringMatching(/^demo-[\w-]{21}$/),
      name: 'Ada',
      rawData: { isDemo: true },
    });
    expect((await finish({ code: codeOf(asBob) }))?.id).not.toBe(user?.id);
    const again = await open(url, first.cookie);
    expect((await finish({ code: codeOf(again.links[0]) }))?.id).toBe(user?.id);
    const elsewhere = await open(url);
    expect((await finish({ code: codeOf(elsewhere.links[0]) }))?.id).not.toBe(user?.id);
    await expect(finish({ error: cancel?.searchParams.get('error') })).rejects.toThrow(/canceled/);
  });

  it('attacks: a code of another sign-in, of another provider, forged or late isn’t accepted', async () => {
    const [own, other, discord] = [
      await leave('google-demo'),
      await leave('google-demo'),
      await leave('discord-demo'),
    ];
    const code = codeOf((await open(other.url)).links[0]);
    for (const wrong of [code, `${code}x`, '', undefined, codeOf((await open(discord.url)).links[0])])
      await expect(own.finish({ code: wrong })).rejects.toThrow(/authorization_failed/);
    ahead = 16 * 60_000;
    await expect(other.finish({ code })).rejects.toThrow(/authorization_failed/);
    expect((await open(own.url)).status).toBe(404);
    ahead = 0;
  });

  it('attacks: open redirect: it leads only to hosts of tenants, with a state that we have sealed', async () => {
    for (const foreign of ['https://evil.example/callback', 'http://localhost.evil.example/x'])
      await expect(leave('google-demo', foreign)).rejects.toThrow(/own host/);
    const { ADMIN_ENDPOINT } = server.settings;
    for (const path of ['google?state=x', 'callback?state=x&code=y', 'callback?code=y', 'unknown?state=x'])
      expect((await open(`${ADMIN_ENDPOINT}/demo-provider/${path}`)).status).toBe(404);
    const { url } = await leave('google-demo');
    expect((await open(url.replace(ADMIN_ENDPOINT, server.tenant('abc').origin))).status).toBe(404);
  });

  it('with a client of the operator passes the response on to the tenant, and shows its secret to no browser', async () => {
    const { url } = await leave('github-demo');
    const sent = new URL(url);
    expect([sent.host, sent.searchParams.get('client_id')]).toEqual(['github.com', 'our-client']);
    const callback = sent.searchParams.get('redirect_uri') ?? '';
    expect(callback).toBe(`${server.settings.ADMIN_ENDPOINT}/demo-provider/callback`);
    const state = encodeURIComponent(sent.searchParams.get('state') ?? '');
    const answer = await fetch(`${callback}?code=abc&state=${state}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${server.tenant('abc').origin}/callback/demo?code=abc&state=a+state`,
    ]);
    const { id } = (await ada.platform(createTenant, { body: {} })).body;
    const listed = (await (await ada.management(id))(api.listConnectorFactories)).body;
    expect(listed.filter(({ isDemo }) => isDemo)).toHaveLength(4);
    expect(JSON.stringify(listed)).not.toMatch(/our-client|our:secret/);
  });
});
