import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createUser,
  finishFlow,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { makeMember } from '../../../../tests/support/records.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import type { TenantDb } from '../database/database.ts';
import { decodeJwt } from 'jose';
import { findUserToken } from '../sessions/user-token.ts';
import * as sessions from '../sessions/sessions.ts';
import { endEverythingOfUser } from '../users/end-everything.ts';

interface SignedIn {
  client: OidcClient;
  access: string;
  refresh: string;
}

const all = (value: boolean) => ({
  userinfo: value,
  userinfoThere: value,
  account: value,
  accessIntrospected: value,
  refreshIntrospected: value,
  session: value,
  refreshes: value,
});

describe('sessions and tokens', () => {
  let server: TestServer;
  /** Another process: what ends in one must have ended in the other. */
  let other: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    other = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(async () => {
    await other.stop();
    await server.stop();
  });

  const inTenant = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
    server.runtime.database.tenant(tenant.id, work);

  async function enter(userId: string, type: 'SPA' | 'Traditional' = 'SPA'): Promise<SignedIn> {
    const client = await createOidcClient(server.runtime, tenant, { type });
    const body = await client.signIn(userId);
    return { client, access: body.access_token ?? '', refresh: body.refresh_token ?? '' };
  }

  /** Everything a signed-in browser and application can do, in both processes. */
  async function whatLives({ client, access, refresh }: SignedIn): Promise<Record<string, boolean>> {
    const silent = await client.browser.follow(
      authorizationUrl(tenant, client, createPkce(), { prompt: 'none', scope: 'openid' }),
    );
    const api = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
    const introspect = async (token: string) =>
      (await api.post('/token/introspection', { token })).body.active === true;
    const there = await fetch(`${other.tenant(tenant.id).issuer}/me`, {
      headers: { authorization: `Bearer ${access}` },
    });
    return {
      userinfo: (await client.userinfo(access)).status === 200,
      userinfoThere: there.status === 200,
      account: (await findUserToken(server.runtime, tenant, access)) !== undefined,
      accessIntrospected: await introspect(access),
      refreshIntrospected: await introspect(refresh),
      session: silent.url.searchParams.has('code'),
      refreshes: (await client.refresh(refresh, {}, other.tenant(tenant.id).issuer)).status === 200,
    };
  }
  it('don’t end without a cause', async () => {
    const signedIn = await enter(await createUser(server.runtime, tenant));
    expect(await whatLives(signedIn)).toEqual(all(true));
  });

  it('end with a suspension, immediately and in every process, before rows are deleted', async () => {
    const userId = await createUser(server.runtime, tenant);
    const signedIn = await enter(userId);
    await inTenant((db) =>
      db.updateTable('users').set({ isSuspended: true }).where('id', '=', userId).execute(),
    );
    expect(await whatLives(signedIn)).toEqual(all(false));
    await inTenant((db) =>
      db.updateTable('users').set({ isSuspended: false }).where('id', '=', userId).execute(),
    );
    expect((await whatLives(signedIn)).userinfo).toBe(true);
  });

  it('end permanently with a suspension or deletion', async () => {
    const [suspended, deleted] = [
      await createUser(server.runtime, tenant),
      await createUser(server.runtime, tenant),
    ];
    const [one, two] = [await enter(suspended), await enter(deleted)];
    await inTenant(async (db) => {
      await endEverythingOfUser(db, suspended);
      await endEverythingOfUser(db, deleted);
      await db.deleteFrom('users').where('id', '=', deleted).execute();
    });
    expect(await whatLives(one)).toEqual(all(false));
    expect(await whatLives(two)).toEqual(all(false));
    const { rows } = await server.runtime.database.pool.query(
      'select 1 from oidc_instances where tenant_id = $1 and account_id in ($2, $3)',
      [tenant.id, suspended, deleted],
    );
    expect(rows).toEqual([]);
  });

  it('survive a password change in their own session, with their grants', async () => {
    const userId = await createUser(server.runtime, tenant);
    const [here, there] = [await enter(userId), await enter(userId)];
    const holder = await findUserToken(server.runtime, tenant, here.access);
    const grantId = holder?.kind === 'user' ? holder.grantId : undefined;
    await inTenant((db) => endEverythingOfUser(db, userId, { exceptGrantId: grantId }));
    expect(await whatLives(there)).toEqual(all(false));
    expect(await whatLives(here)).toEqual(all(true));
  });

  it('can’t be created by a sign-in in progress', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const start = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    const goOn = await finishFlow(server.runtime, tenant, start.url.searchParams.get('flow') ?? '', userId);
    await inTenant((db) => endEverythingOfUser(db, userId));
    const end = await client.browser.follow(goOn);
    expect([end.response.status, await end.response.json()]).toMatchObject([
      400,
      { code: 'session.not_found' },
    ]);
  });

  it('can’t be created with a code that wasn’t redeemed', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const { code, verifier } = await client.authorize(userId);
    await inTenant((db) => endEverythingOfUser(db, userId));
    expect((await client.redeem(code, verifier)).body.error).toBe('invalid_grant');
  });

  it('can’t be created by a concurrent request', async () => {
    // Each round, a silent sign-in writes session and grant while everything of the user ends.
    for (let round = 0; round < 12; round += 1) {
      const userId = await createUser(server.runtime, tenant);
      const first = await enter(userId);
      const app = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
      const silent = authorizationUrl(tenant, app, createPkce(), { scope: 'openid' });
      await Promise.all([
        ...[1, 2, 3].map(() => first.client.browser.fetch(silent)),
        first.client.refresh(first.refresh),
        inTenant((db) => endEverythingOfUser(db, userId)),
      ]);
      const { rows } = await server.runtime.database.pool.query(
        `select model from oidc_instances where tenant_id = $1 and account_id = $2 and model in ('Session', 'Grant')`,
        [tenant.id, userId],
      );
      expect([round, rows]).toEqual([round, []]);
    }
  });

  it('of an application end with its deletion', async () => {
    const userId = await createUser(server.runtime, tenant);
    const signedIn = await enter(userId);
    const web = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
    web.browser.cookies.clear();
    await inTenant(async (db) => {
      await sessions.endEverythingOfClient(db, signedIn.client.id);
      await db.deleteFrom('applications').where('id', '=', signedIn.client.id).execute();
    });
    expect((await signedIn.client.userinfo(signedIn.access)).status).toBe(401);
    expect((await signedIn.client.refresh(signedIn.refresh)).status).toBe(401);
    expect(await findUserToken(server.runtime, tenant, signedIn.access)).toBeUndefined();
  });

  it('end one by one, if a session or grant is selected in the list', async () => {
    const userId = await createUser(server.runtime, tenant, { name: 'Ada' });
    const [phone, laptop] = [await enter(userId), await enter(userId)];
    const now = Date.now();
    const listed = await inTenant((db) => sessions.listSessions(db, userId, now));
    expect(listed).toHaveLength(2);
    expect(listed.map(({ authorizations }) => Object.keys(authorizations)[0])).toEqual([
      laptop.client.id,
      phone.client.id,
    ]);
    expect(listed[0]).toMatchObject({
      accountId: userId,
      uid: expect.any(String),
      loginTs: expect.any(Number),
    });
    const grants = await inTenant((db) => sessions.listGrants(db, userId, now));
    expect(grants.map(({ application }) => application)).toEqual([
      { id: laptop.client.id, name: 'Test application' },
      { id: phone.client.id, name: 'Test application' },
    ]);
    expect(await inTenant((db) => sessions.endSession(db, userId, listed[1]?.uid ?? ''))).toBe(true);
    // Offline access continues after its session (OpenID Connect Core 11), until its grant is revoked.
    expect(await whatLives(phone)).toEqual({ ...all(true), session: false });
    expect(await inTenant((db) => sessions.revokeGrant(db, userId, grants[0]?.id ?? ''))).toEqual({
      applicationId: laptop.client.id,
    });
    expect(await whatLives(laptop)).toEqual({ ...all(false), session: true });
    const stranger = await createUser(server.runtime, tenant);
    expect(await inTenant((db) => sessions.revokeGrant(db, stranger, grants[1]?.id ?? ''))).toBeUndefined();
    expect(await inTenant((db) => sessions.endSession(db, stranger, listed[0]?.uid ?? ''))).toBe(false);
  });

  it('end with their session, including all its grants', async () => {
    const userId = await createUser(server.runtime, tenant);
    const signedIn = await enter(userId);
    const [session] = await inTenant((db) => sessions.listSessions(db, userId, Date.now()));
    await inTenant((db) => sessions.endSession(db, userId, session?.uid ?? '', 'firstParty'));
    expect(await whatLives(signedIn)).toEqual(all(false));
  });

  it('of administrators end at the Management API, although the token is a JWT', async () => {
    const admin = server.tenant('admin');
    const userId = await createUser(server.runtime, admin);
    await makeMember(server.runtime, tenant.id, userId);
    const client = await createOidcClient(server.runtime, admin, { type: 'SPA' });
    const first = await client.signIn(userId, {
      scope: 'openid offline_access all',
      resource: tenant.indicator,
    });
    const { body } = await client.refresh(first.refresh_token, { resource: tenant.indicator });
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({
      iss: admin.issuer,
      aud: tenant.indicator,
      scope: 'all',
    });
    const call = async () =>
      (
        await fetch(`${tenant.origin}/api/roles`, {
          headers: { authorization: `Bearer ${body.access_token}` },
        })
      ).status;
    expect(await call()).toBe(200);
    const suspend = 'update users set is_suspended = $2 where tenant_id = $3 and id = $1';
    await server.runtime.database.pool.query(suspend, [userId, true, admin.id]);
    // Also before the grant is deleted.
    expect(await call()).toBe(401);
    await server.runtime.database.pool.query(suspend, [userId, false, admin.id]);
    expect(await call()).toBe(200);
    await server.runtime.database.tenant('admin', (db) => endEverythingOfUser(db, userId));
    expect(await call()).toBe(401);
  });

  it('of two users don’t mix in one browser: the second sign-in ends the first session', async () => {
    const [ada, bob] = [await createUser(server.runtime, tenant), await createUser(server.runtime, tenant)];
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const adas = await client.signIn(ada, { scope: 'openid' });
    const before = [...client.browser.cookies.keys()].find((name) => name.includes('_session '));
    const url = authorizationUrl(tenant, client, createPkce(), { prompt: 'login', scope: 'openid' });
    const callback = await signIn(server.runtime, tenant, client.browser, url, bob);
    expect(callback.searchParams.get('code')).toBeTruthy();
    expect(before).toBeTruthy();
    expect(await inTenant((db) => sessions.listSessions(db, ada, Date.now()))).toEqual([]);
    expect(await inTenant((db) => sessions.listSessions(db, bob, Date.now()))).toHaveLength(1);
    expect((await client.userinfo(adas.access_token)).status).toBe(401);
  });
});
