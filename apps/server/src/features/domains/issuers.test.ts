import * as api from '@gatehouse/contract/domains/endpoints';
import { beginExperience } from '@gatehouse/contract/sign-in/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { createUser as addUser } from '@gatehouse/contract/users/endpoints';
import { createPasswordLink } from '@gatehouse/contract/users/access-endpoints';
import { getOwnAccount } from '@gatehouse/contract/account/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../../../tests/support/dns-server.ts';
import { createUser, postForm } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../../tests/support/oidc-client.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import {
  createApplication as createSpa,
  createUser as createPasswordUser,
  goodPassword,
} from '../../../../../tests/support/records.ts';
import { renderMessage } from '../../delivery/messages/content.ts';
import { findBrowserSession } from '../../sessions/browser-session.ts';
import { openAccountCenter } from '../../../../../tests/support/account.ts';
import { activate, newHost, publish, startDomainServer, unpublish, add, check } from './domains.fixture.ts';

let dns: DnsServer;
let server: TestServer;
/** A tenant at its own host, and at a domain. */
let tenant: TestTenant;
let at: TestTenant;
let domainId: string;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startDomainServer(dns, 'domain_issuers');
  tenant = await server.createTenant();
  const active = await activate(server, dns, tenant);
  at = active.at;
  domainId = active.domain.id;
});
afterAll(async () => {
  await server.stop();
  await dns.stop();
});

/** An application of the tenant whose users sign in at the given host. */
const clientAt = (place: TestTenant): Promise<OidcClient> =>
  createOidcClient(server.runtime, place, { type: 'Traditional' });
const remove = async (id: string) => (await tenant.as('all'))(api.deleteDomain, { params: { id } });
const statusOf = (answer: { status: number; body: object }) => [
  answer.status,
  'error' in answer.body ? answer.body.error : undefined,
];

describe('core decision 9: at a custom domain', () => {
  it('discovery, cookies, pages and tokens have its issuer', async () => {
    const metadata = await (await fetch(`${at.issuer}/.well-known/openid-configuration`)).json();
    const urls = Object.values(metadata).filter((value) => /^https?:/.test(String(value)));
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url) => !String(url).startsWith(at.origin))).toEqual([]);
    const oauth = await fetch(`${at.origin}/.well-known/oauth-authorization-server/oidc`);
    expect((await oauth.json()).issuer).toBe(at.issuer);
    const client = await clientAt(at);
    const tokens = await client.signIn(await createUser(server.runtime, tenant), {
      scope: 'openid offline_access',
    });
    expect(decodeJwt(String(tokens.id_token)).iss).toBe(at.issuer);
    const refreshed = await client.refresh(tokens.refresh_token);
    expect([refreshed.status, decodeJwt(String(refreshed.body.id_token)).iss]).toEqual([200, at.issuer]);
  });

  it('the keys of the tenant are published, and its own host is unchanged', async () => {
    const keysAt = async (issuer: string) => (await fetch(`${issuer}/jwks`)).json();
    expect(await keysAt(at.issuer)).toEqual(await keysAt(tenant.issuer));
    const own = await (await fetch(`${tenant.issuer}/.well-known/openid-configuration`)).json();
    expect(own.issuer).toBe(tenant.issuer);
  });

  it('[D16] traps G8 (3): a grant keeps its issuer: codes and refresh tokens work only where they were issued', async () => {
    const [there, here] = [await clientAt(at), await clientAt(tenant)];
    const userId = await createUser(server.runtime, tenant);
    for (const [client, issuer, other] of [
      [there, at.issuer, tenant.issuer],
      [here, tenant.issuer, at.issuer],
    ] as const) {
      const { code, verifier } = await client.authorize(userId, { scope: 'openid offline_access' });
      expect(statusOf(await client.redeem(code, verifier, {}, other))).toEqual([400, 'invalid_grant']);
      const { status, body } = await client.redeem(code, verifier, {}, issuer);
      expect(status).toBe(200);
      const refused = await client.refresh(body.refresh_token, {}, other);
      expect(statusOf(refused)).toEqual([400, 'invalid_grant']);
      // The refusal has used nothing up.
      expect((await client.refresh(body.refresh_token, {}, issuer)).status).toBe(200);
    }
  });

  it('[D16] traps G8 (3): access tokens count at every host of the tenant, for its own APIs', async () => {
    await openAccountCenter(tenant);
    const machine = await tenant.createMachine('all');
    for (const [one, other] of [
      [at, tenant],
      [tenant, at],
    ] as const) {
      const token = await one.getToken(machine, tenant.indicator, 'all');
      expect(decodeJwt(token).iss).toBe(one.issuer);
      expect((await other.with(token)(listRoles, {})).status).toBe(200);
      const client = await clientAt(one);
      const { access_token: opaque } = await client.signIn(await createUser(server.runtime, tenant));
      const info = await fetch(`${other.issuer}/me`, { headers: { authorization: `Bearer ${opaque}` } });
      expect(info.status).toBe(200);
      expect((await other.with(String(opaque))(getOwnAccount, {})).status).toBe(200);
    }
  });

  it('attacks: a session cookie that is sent to another host of the tenant is no session there', async () => {
    const client = await clientAt(at);
    const userId = await createUser(server.runtime, tenant);
    await client.signIn(userId);
    const cookie = [...client.browser.cookies]
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const sessionAt = async (place: TestTenant) =>
      (await findBrowserSession(server.runtime, place, cookie))?.userId;
    expect([await sessionAt(at), await sessionAt(tenant)]).toEqual([userId, undefined]);
    const silent = async (place: TestTenant) => {
      const url = new URL(`${place.issuer}/auth`);
      const challenge = 'a'.repeat(43);
      for (const [name, value] of Object.entries({
        client_id: client.id,
        redirect_uri: client.redirectUri,
        response_type: 'code',
        scope: 'openid',
        prompt: 'none',
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }))
        url.searchParams.set(name, value);
      const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '', place.origin).searchParams.get('error');
    };
    expect([await silent(at), await silent(tenant)]).toEqual([null, 'login_required']);
  });

  it('users sign in on its pages, and return to the application with its issuer', async () => {
    const clientId = await createSpa(server.runtime, tenant.id);
    const userId = await createPasswordUser(server.runtime, tenant.id, {
      username: 'noor_at_domain',
      password: goodPassword,
    });
    const flow = await new TestBrowser(at).authorize(clientId);
    const page = await flow.browser.fetch(flow.page.href);
    expect([flow.page.origin, page.status]).toEqual([at.origin, 200]);
    expect((await flow.signIn('noor_at_domain', goodPassword)).status).toBe(200);
    const back = await flow.resume();
    expect(back.get('iss')).toBe(at.issuer);
    const tokens = await flow.redeem(back.get('code') ?? '');
    const { iss, sub } = decodeJwt(tokens['id_token'] ?? '');
    expect([iss, sub]).toEqual([at.issuer, userId]);
    // Another site, and the tenant's own host, may not continue the flow.
    const other = await new TestBrowser(at).authorize(clientId);
    const foreign = await other.call(
      beginExperience,
      { interactionEvent: 'SignIn' },
      {
        headers: { origin: tenant.origin },
      },
    );
    expect(foreign.status).toBe(403);
  });

  it('messages of its flows are bound to it', async () => {
    const settings = { ...server.settings, ENDPOINT: 'https://*.example.com' };
    const runtime = { ...server.runtime, settings };
    const message = { type: 'Sms', usage: 'SignIn', locale: 'en', payload: { code: '123456' } } as const;
    const lineOf = async (domainId?: string) =>
      (await renderMessage(runtime, tenant.id, { ...message, domainId }, {})).text.split('\n').at(-1);
    expect(await lineOf()).toBe(`@${tenant.id}.example.com #123456`);
    expect(await lineOf(domainId)).toBe(`@${new URL(at.origin).hostname} #123456`);
    // One that is active no longer.
    expect(await lineOf('removed')).toBe(`@${tenant.id}.example.com #123456`);
  });
});

describe('links of administrators', () => {
  it('traps G8 (2): lead to the primary domain, or to the domain of the request; never to another host', async () => {
    const call = await tenant.as('all');
    const { body: user } = await call(addUser, {
      body: { username: 'link_owner', primaryEmail: 'link.owner@example.com' },
    });
    const linkFrom = async (place: TestTenant) => {
      const machine = await tenant.createMachine('all');
      const caller = place.with(await tenant.getToken(machine, tenant.indicator, 'all'));
      const { body } = await caller(createPasswordLink, {
        params: { userId: user.id },
        body: { purpose: 'reset', send: false },
      });
      return new URL(String(body.link)).origin;
    };
    expect([await linkFrom(tenant), await linkFrom(at)]).toEqual([tenant.origin, at.origin]);
    const params = { id: domainId };
    await call(api.updateDomain, { params, body: { isPrimary: true } });
    expect(await linkFrom(tenant)).toBe(at.origin);
    await call(api.updateDomain, { params, body: { isPrimary: false } });
    expect(await linkFrom(tenant)).toBe(tenant.origin);
  });
});

describe('[D16] attacks: a domain that is removed', () => {
  it('ends what was issued there, also if it is added again', async () => {
    const host = newHost();
    const own = await activate(server, dns, tenant, host);
    const client = await clientAt(own.at);
    const machine = await tenant.createMachine('all');
    const token = await own.at.getToken(machine, tenant.indicator, 'all');
    const tokens = await client.signIn(await createUser(server.runtime, tenant), {
      scope: 'openid offline_access',
    });
    const opaque = String(tokens.access_token);
    expect((await tenant.with(opaque)(getOwnAccount, {})).status).toBe(200);
    expect((await tenant.with(token)(listRoles, {})).status).toBe(200);
    expect((await remove(own.domain.id)).status).toBe(204);
    expect((await tenant.with(token)(listRoles, {})).status).toBe(401);
    expect((await tenant.with(opaque)(getOwnAccount, {})).status).toBe(401);
    const info = await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${opaque}` } });
    expect(info.status).toBe(401);
    expect((await fetch(`${own.at.issuer}/jwks`)).status).toBe(421);
    const again = await activate(server, dns, tenant, host);
    expect(again.at.issuer).toBe(own.at.issuer);
    expect(statusOf(await client.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    expect((await tenant.with(opaque)(getOwnAccount, {})).status).toBe(401);
  });

  it('and added by another tenant has nothing of the former one', async () => {
    const host = newHost();
    const own = await activate(server, dns, tenant, host);
    const client = await clientAt(own.at);
    const userId = await createUser(server.runtime, tenant);
    const tokens = await client.signIn(userId, { scope: 'openid offline_access' });
    const cookie = [...client.browser.cookies]
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    await remove(own.domain.id);
    unpublish(dns, own.domain);
    const other = await server.createTenant();
    const taken = await activate(server, dns, other, host);
    expect(taken.at.issuer).toBe(own.at.issuer);
    expect(statusOf(await client.refresh(tokens.refresh_token))).toEqual([401, 'invalid_client']);
    const basic = await createOidcClient(server.runtime, taken.at, { type: 'Traditional' });
    expect(statusOf(await basic.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await findBrowserSession(server.runtime, taken.at, cookie)).toBeUndefined();
    const { keys } = await (await fetch(`${taken.at.issuer}/jwks`)).json();
    const { keys: former } = await (await fetch(`${tenant.issuer}/jwks`)).json();
    expect(keys[0].kid).not.toBe(former[0].kid);
  });

  it('a token of another tenant’s domain isn’t accepted', async () => {
    const other = await server.createTenant();
    const theirs = await activate(server, dns, other);
    const token = await theirs.at.getToken(await other.createMachine('all'), other.indicator, 'all');
    expect((await other.with(token)(listRoles, {})).status).toBe(200);
    expect((await tenant.with(token)(listRoles, {})).status).toBe(401);
    expect((await at.with(token)(listRoles, {})).status).toBe(401);
  });
});

describe('a domain that waits', () => {
  it('issues nothing', async () => {
    const waiting = await add(tenant, newHost());
    publish(dns, waiting);
    dns.zone.set(new URL(tenant.origin).hostname, { A: ['127.9.9.9'] });
    expect((await check(tenant, waiting.id)).status).toBe('PendingSsl');
    const { port } = new URL(tenant.origin);
    const answer = await postForm(`http://${waiting.domain}:${port}/oidc/token`, {
      grant_type: 'client_credentials',
    });
    expect(answer.status).toBe(421);
    dns.zone.set(new URL(tenant.origin).hostname, { A: ['127.0.0.1'] });
  });
});
