import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import type { ShownConsent } from '@gatehouse/contract/sign-in/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createUser,
  finishFlow,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { denyConsent, grantConsent } from './consent.ts';
import { getConsent } from './consent-request.ts';

const scopes = ['openid', 'offline_access', 'profile', 'email'];

const finish = async (client: OidcClient, goOn: string | undefined, verifier: string) => {
  const { url } = await client.browser.follow(goOn ?? '');
  return client.redeem(url.searchParams.get('code') ?? '', verifier);
};

describe('consent to a third-party application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
  });
  afterAll(() => server.stop());

  /** Consents to these scopes, like the page. */
  const allow = (flow: string, scopes: readonly string[], resources: ShownConsent['resources'] = []) =>
    grantConsent(server.runtime, tenant, flow, { scopes: [...scopes], resources });

  const createClient = () => createOidcClient(server.runtime, tenant, { type: 'SPA', isThirdParty: true });

  /** Signs in up to the consent page. */
  async function reachConsent(client: OidcClient, scope = scopes.join(' ')) {
    const pkce = createPkce();
    const start = await client.browser.follow(authorizationUrl(tenant, client, pkce, { scope }));
    const flow = start.url.searchParams.get('flow') ?? '';
    const end =
      start.url.pathname === '/consent'
        ? start
        : await client.browser.follow(await finishFlow(server.runtime, tenant, flow, userId));
    expect(end.url.pathname).toBe('/consent');
    expect(end.url.searchParams.get('app_id')).toBe(client.id);
    return { flow: end.url.searchParams.get('flow') ?? '', verifier: pkce.verifier };
  }

  it('is requested after sign-in, and covers what was shown', async () => {
    const client = await createClient();
    const { flow, verifier } = await reachConsent(client);
    expect(await getConsent(server.runtime, tenant, flow)).toEqual({
      application: { id: client.id, name: 'Test application', logoUri: null, isRegistered: false },
      account: {
        id: userId,
        name: 'Ada',
        username: `user_${userId}`,
        primaryEmail: 'ada@example.com',
        primaryPhone: null,
        avatar: null,
        profile: {},
        identities: {},
        roles: [],
      },
      scopes,
      resources: [],
      organizations: null,
      redirectUri: client.redirectUri,
    });
    const goOn = await allow(flow, scopes);
    const { body } = await finish(client, goOn, verifier);
    expect(body.scope).toBe(scopes.join(' '));
    expect((await client.userinfo(body.access_token)).body).toMatchObject({ email: 'ada@example.com' });
    expect((await client.refresh(body.refresh_token)).status).toBe(200);
  });

  it('is valid as long as a grant without consent', async () => {
    const [asked, trusted] = [
      await createClient(),
      await createOidcClient(server.runtime, tenant, { type: 'SPA' }),
    ];
    const { flow } = await reachConsent(asked, 'openid');
    await allow(flow, ['openid']);
    const pkce = createPkce();
    const start = await trusted.browser.follow(
      authorizationUrl(tenant, trusted, pkce, { scope: 'openid', prompt: 'login' }),
    );
    const own = start.url.searchParams.get('flow') ?? '';
    await trusted.browser.follow(await finishFlow(server.runtime, tenant, own, userId));
    const { rows } = await server.runtime.database.pool.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from oidc_instances
       where tenant_id = $1 and model = 'Grant' and client_id = any($2)`,
      [tenant.id, [asked.id, trusted.id]],
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ minutes: lifetimes.grant / 60 })));
  });

  it('is in the audit log, with user, application and decision', async () => {
    for (const decision of ['allow', 'deny'] as const) {
      const client = await createClient();
      const { flow } = await reachConsent(client);
      const answer = await client.browser.fetch(`${tenant.origin}/api/experience/consent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: tenant.origin },
        body: JSON.stringify({ decision, scopes }),
      });
      expect([answer.status, flow.length > 0]).toEqual([200, true]);
      const rows = await server.runtime.database.tenant(tenant.id, (db) =>
        db
          .selectFrom('logs')
          .select(['key', 'userId', 'payload'])
          .where('applicationId', '=', client.id)
          .where('key', 'like', 'Interaction.%Consent.Submit')
          .execute(),
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ userId, payload: { result: 'Success', decision } });
      expect(rows[0]?.payload.scopes).toEqual(decision === 'allow' ? scopes : undefined);
    }
  });

  it('is in the audit log as it was granted: a decision about anything else is rejected and isn’t logged', async () => {
    const client = await createClient();
    await reachConsent(client, 'openid profile email');
    const forged = {
      indicator: `https://bank.example/\r\n\u001b[31mADMIN\u202e${'x'.repeat(1900)}`,
      scopes: [],
    };
    const good = ['email', 'openid', 'profile'];
    const answer = async (body: object) => {
      const response = await client.browser.fetch(`${tenant.origin}/api/experience/consent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: tenant.origin },
        body: JSON.stringify({ decision: 'allow', ...body }),
      });
      return ((await response.json()) as { code?: string }).code ?? response.status;
    };
    for (const body of [
      { scopes: ['email\nopenid\nprofile'] },
      { scopes: ['email","openid","profile'] },
      { scopes: good, resources: Array.from({ length: 100 }, () => forged) },
      { scopes: ['email', 'openid'], resources: [{ indicator: 'profile', scopes: [''] }] },
    ])
      expect(await answer(body)).toBe('session.not_found');
    expect(await answer({ scopes: good })).toBe(200);
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .selectFrom('logs')
        .select('payload')
        .where('applicationId', '=', client.id)
        .where('key', 'like', '%Consent.Submit')
        .where((is) => is(is.ref('payload', '->>').key('result'), '=', 'Success'))
        .execute(),
    );
    // In the order of the request and grant, and not of the decision.
    expect(rows.map(({ payload }) => [payload.scopes, payload.resources])).toEqual([
      [['openid', 'profile', 'email'], []],
    ]);
  });

  it('writes nothing if something else was shown than is requested', async () => {
    const client = await createClient();
    const { flow } = await reachConsent(client);
    for (const shown of [[], ['openid'], [...scopes, 'phone'], scopes.slice(1)])
      expect(await allow(flow, shown)).toBeUndefined();
    const { rowCount } = await server.runtime.database.pool.query(
      `select from oidc_instances where tenant_id = $1 and model = 'Grant' and client_id = $2`,
      [tenant.id, client.id],
    );
    expect(rowCount).toBe(0);
  });

  it('that is denied returns to the application', async () => {
    const client = await createClient();
    const { flow } = await reachConsent(client);
    const { url } = await client.browser.follow((await denyConsent(server.runtime, tenant, flow)) ?? '');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
      iss: tenant.issuer,
    });
  });

  it('can’t be skipped: resuming without it requests it again', async () => {
    const client = await createClient();
    const { flow } = await reachConsent(client);
    const again = await client.browser.follow(`${tenant.issuer}/auth/${flow}`);
    expect(again.url.pathname).toBe('/consent');
  });

  it('can be given only by the signed-in user', async () => {
    const client = await createClient();
    const { flow } = await reachConsent(client);
    const other = await createUser(server.runtime, tenant);
    const { pool } = server.runtime.database;
    await pool.query(
      `update oidc_instances set account_id = $3::text, payload = jsonb_set(payload, '{accountId}', to_jsonb($3::text))
       where tenant_id = $1 and model = 'Session' and account_id = $2`,
      [tenant.id, userId, other],
    );
    expect(await getConsent(server.runtime, tenant, flow)).toBeUndefined();
    expect(await allow(flow, scopes)).toBeUndefined();
    await pool.query(
      `delete from oidc_instances where tenant_id = $1 and model = 'Session' and account_id = $2`,
      [tenant.id, other],
    );
    expect(await allow(flow, scopes)).toBeUndefined();
    const foreign = await server.createTenant();
    expect(await getConsent(server.runtime, foreign, flow)).toBeUndefined();
  });

  it('can’t be given in a flow that waits for sign-in, nor by a suspended user', async () => {
    const client = await createClient();
    const start = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    const signInFlow = start.url.searchParams.get('flow') ?? '';
    expect(await getConsent(server.runtime, tenant, signInFlow)).toBeUndefined();
    expect(await allow(signInFlow, scopes)).toBeUndefined();
    // Nor if a signed-in user has to sign in again.
    const { flow } = await reachConsent(client);
    const signInAgain = authorizationUrl(tenant, client, createPkce(), {
      prompt: 'login',
      scope: 'openid email',
    });
    const page = (await client.browser.follow(signInAgain)).url;
    expect(page.pathname).toBe('/sign-in');
    expect(await allow(page.searchParams.get('flow') ?? '', ['openid', 'email'])).toBeUndefined();
    const setSuspended = (isSuspended: boolean) =>
      server.runtime.database.tenant(tenant.id, (db) =>
        db.updateTable('users').set({ isSuspended }).where('id', '=', userId).execute(),
      );
    await setSuspended(true);
    expect(await allow(flow, scopes)).toBeUndefined();
    await setSuspended(false);
  });

  it('is limited to profile data: other scopes and all resources are rejected', async () => {
    const client = await createClient();
    const start = (extra: Record<string, string>) =>
      client.browser.follow(authorizationUrl(tenant, client, createPkce(), extra));
    for (const scope of [
      'openid custom_data',
      'openid identities',
      'openid roles',
      'openid urn:logto:scope:organizations',
    ])
      expect((await start({ scope })).url.searchParams.get('error')).toBe('invalid_scope');
    expect((await start({ resource: tenant.indicator })).url.searchParams.get('error')).toBe(
      'invalid_target',
    );
  });

  it('doesn’t give access to the account API, where passwords could be guessed', async () => {
    const client = await createClient();
    const { flow, verifier } = await reachConsent(client, 'openid');
    const goOn = await allow(flow, ['openid']);
    const { body } = await finish(client, goOn, verifier);
    expect((await client.userinfo(body.access_token)).status).toBe(200);
    const answer = await tenant.with(body.access_token)(verifyOwnPassword, { body: { password: 'guess' } });
    expect([answer.status, answer.refusal.code]).toEqual([401, 'auth.unauthorized']);
  });

  it('is remembered in the session: only additional scopes are requested, and extend the grant', async () => {
    const client = await createClient();
    const first = await reachConsent(client, 'openid');
    await finish(client, await allow(first.flow, ['openid']), first.verifier);
    const second = await reachConsent(client, 'openid email');
    expect((await getConsent(server.runtime, tenant, second.flow))?.scopes).toEqual(['openid', 'email']);
    const goOn = await allow(second.flow, ['openid', 'email']);
    const { body } = await finish(client, goOn, second.verifier);
    expect(body.scope?.split(' ').sort()).toEqual(['email', 'openid']);
    const { rowCount } = await server.runtime.database.pool.query(
      `select from oidc_instances where tenant_id = $1 and model = 'Grant' and client_id = $2`,
      [tenant.id, client.id],
    );
    expect(rowCount).toBe(1);
    const silent = await client.browser.follow(
      authorizationUrl(tenant, client, createPkce(), { prompt: '', scope: 'openid email' }),
    );
    expect(silent.url.searchParams.get('code')).toBeTruthy();
  });
});
