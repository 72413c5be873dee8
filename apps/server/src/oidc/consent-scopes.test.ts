import {
  addConsentScopes,
  removeConsentScope,
} from '@gatehouse/contract/applications/consent-scope-endpoints';
import type { UserConsentScope } from '@gatehouse/contract/applications/consent-scopes';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import type { ShownConsent } from '@gatehouse/contract/sign-in/consent';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createResource,
  createUser,
  finishFlow,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { grantConsent } from './consent.ts';
import { getConsent } from './consent-request.ts';

const indicator = 'https://notes.example.com';
const base = 'openid offline_access profile';
/** What a consent page shows. */
const shownOf = (scope: string, names: string[], resource = indicator): ShownConsent => ({
  scopes: scope.split(' '),
  resources: names.length > 0 ? [{ indicator: resource, scopes: names }] : [],
});

describe('the permissions of a third-party application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let userId: string;
  const scopeIds = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    userId = await createUser(server.runtime, tenant, {
      primaryEmail: 'ada@example.com',
      customData: JSON.stringify({ plan: 'gold' }),
    });
    await createResource(server.runtime, tenant, {
      indicator,
      scopes: ['read', 'write', 'share', 'delete'],
      held: ['read', 'write', 'share'],
      userId,
    });
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('scopes').select(['id', 'name']).execute(),
    );
    for (const { id, name } of rows) scopeIds.set(name, id);
  });
  afterAll(() => server.stop());

  const idsOf = (names: string[]): string[] => names.map((name) => scopeIds.get(name) ?? '');
  const enable = (client: OidcClient, names: string[]) =>
    call(addConsentScopes, { params: { applicationId: client.id }, body: { resourceScopes: idsOf(names) } });

  async function createClient(names: string[], userScopes?: UserConsentScope[]): Promise<OidcClient> {
    const client = await createOidcClient(server.runtime, tenant, {
      type: 'SPA',
      isThirdParty: true,
      userScopes,
    });
    if (names.length > 0) expect((await enable(client, names)).status).toBe(201);
    return client;
  }

  async function begin(client: OidcClient, extra: Record<string, string | string[]>) {
    const pkce = createPkce();
    const start = await client.browser.follow(authorizationUrl(tenant, client, pkce, extra));
    if (start.url.pathname !== '/sign-in') return { url: start.url, verifier: pkce.verifier };
    const flow = start.url.searchParams.get('flow') ?? '';
    const { url } = await client.browser.follow(await finishFlow(server.runtime, tenant, flow, userId));
    return { url, verifier: pkce.verifier };
  }
  const flowOf = (url: URL): string => url.searchParams.get('flow') ?? '';

  async function allow(
    client: OidcClient,
    { url, verifier }: { url: URL; verifier: string },
    shown: ShownConsent,
  ) {
    const goOn = await grantConsent(server.runtime, tenant, flowOf(url), shown);
    const end = await client.browser.follow(goOn ?? '');
    return (await client.redeem(end.url.searchParams.get('code') ?? '', verifier)).body;
  }
  const scopeOf = (token: string | undefined): unknown => decodeJwt(token ?? '').scope;

  it('[ENT-06 part] are those requested, enabled for it and in the user’s roles; they are shown, granted and in tokens', async () => {
    const client = await createClient(['read', 'delete', 'share']);
    const asked = await begin(client, { scope: `${base} read write delete`, resource: indicator });
    const consent = await getConsent(server.runtime, tenant, flowOf(asked.url));
    expect(consent?.scopes).toEqual(base.split(' '));
    // `write` isn't enabled, `delete` isn't in the user's roles, `share` isn't requested.
    expect(consent?.resources).toEqual([
      { indicator, name: indicator, scopes: [{ name: 'read', description: null }] },
    ]);
    const body = await allow(client, asked, shownOf(base, ['read']));
    const refreshed = await client.refresh(body.refresh_token, { resource: indicator });
    expect(scopeOf(refreshed.body.access_token)).toBe('read');
    const more = await client.refresh(refreshed.body.refresh_token, { resource: indicator, scope: 'write' });
    expect(more.body.error).toBe('invalid_scope');
  });

  it('can’t be extended by the decision: what wasn’t shown isn’t granted', async () => {
    const client = await createClient(['read']);
    const { url } = await begin(client, { scope: `${base} read write`, resource: indicator });
    const other = 'https://other.example.com';
    await createResource(server.runtime, tenant, {
      indicator: other,
      scopes: ['read'],
      held: ['read'],
      userId,
    });
    for (const shown of [
      shownOf(base, []),
      shownOf(base, ['read', 'write']),
      shownOf(`${base} custom_data`, ['read']),
      shownOf(base, ['read'], other),
      shownOf(base, ['read'], tenant.indicator),
    ])
      expect(await grantConsent(server.runtime, tenant, flowOf(url), shown)).toBeUndefined();
  });

  it('need consent again if more are requested, and the grant then has both', async () => {
    const client = await createClient(['read', 'share']);
    const first = await begin(client, { scope: `${base} read`, resource: indicator });
    await allow(client, first, shownOf(base, ['read']));
    const known = await begin(client, { scope: `${base} read`, resource: indicator, prompt: '' });
    expect(known.url.searchParams.get('code')).toBeTruthy();
    const silent = { scope: `${base} read share`, resource: indicator, prompt: 'none' };
    expect((await begin(client, silent)).url.searchParams.get('error')).toBe('consent_required');
    const more = await begin(client, { scope: `${base} share`, resource: indicator });
    expect(more.url.pathname).toBe('/consent');
    const body = await allow(client, more, shownOf(base, ['share']));
    const both = await begin(client, { ...silent, scope: `${base} read share` });
    expect(both.url.searchParams.get('code')).toBeTruthy();
    expect(
      scopeOf((await client.refresh(body.refresh_token, { resource: indicator })).body.access_token),
    ).toBe('share');
  });

  it('are reduced when a role, permission or scope is removed: later tokens don’t contain it', async () => {
    const client = await createClient(['read', 'share'], ['profile', 'custom_data']);
    const scope = `${base} custom_data`;
    const asked = await begin(client, { scope: `${scope} read share`, resource: indicator });
    let { refresh_token: token, access_token: opaque } = await allow(
      client,
      asked,
      shownOf(scope, ['read', 'share']),
    );
    const next = async () => {
      const { body } = await client.refresh(token, { resource: indicator });
      token = body.refresh_token;
      return { granted: body.access_token && scopeOf(body.access_token), error: body.error };
    };
    expect((await next()).granted).toBe('read share');
    const params = {
      applicationId: client.id,
      scopeType: 'resource-scopes',
      scopeId: scopeIds.get('read') ?? '',
    };
    expect((await call(removeConsentScope, { params })).status).toBe(204);
    expect((await next()).granted).toBe('share');
    expect((await client.userinfo(opaque)).body.custom_data).toEqual({ plan: 'gold' });
    const told = { applicationId: client.id, scopeType: 'user-scopes', scopeId: 'custom_data' };
    expect((await call(removeConsentScope, { params: told })).status).toBe(204);
    expect((await client.userinfo(opaque)).body).not.toHaveProperty('custom_data');
    expect((await begin(client, { scope })).url.searchParams.get('error')).toBe('invalid_scope');
    // The audit log says which application requested which scope.
    const query = { logKey: 'Authorization.Refused', applicationId: client.id };
    const refusals = async () => (await call(listAuditLogs, { query })).body.map(({ payload }) => payload);
    await expect
      .poll(refusals)
      .toMatchObject([{ result: 'Error', error: { code: 'invalid_scope' }, scope: 'custom_data' }]);
    const { pool } = server.runtime.database;
    await pool.query('delete from users_roles where tenant_id = $1 and user_id = $2', [tenant.id, userId]);
    expect((await next()).granted).toBe('');
  });

  /** Ways to remove `read` of an API, and to add it again so that users have it and the application may request it. */
  const returns: Record<string, (client: OidcClient, api: string, ids: Ids) => Promise<unknown>> = {
    'enabled again': async ({ id: applicationId }, _api, { read }) => {
      const params = { applicationId, scopeType: 'resource-scopes', scopeId: read };
      expect((await call(removeConsentScope, { params })).status).toBe(204);
      const body = { resourceScopes: [read] };
      expect((await call(addConsentScopes, { params: { applicationId }, body })).status).toBe(201);
    },
    'created again': async (client, _api, { resourceId, read }) => {
      const params = { resourceId, scopeId: read };
      expect((await call(resources.deleteResourceScope, { params })).status).toBe(204);
      await makeRead(client, resourceId);
    },
    'another that gets its name': async (client, _api, { resourceId, read }) => {
      const params = { resourceId, scopeId: read };
      const body = { name: 'peruse' };
      expect((await call(resources.updateResourceScope, { params, body })).status).toBe(200);
      await makeRead(client, resourceId);
    },
    'of an API created again': async (client, api, { resourceId }) => {
      expect((await call(resources.deleteResource, { params: { id: resourceId } })).status).toBe(204);
      await makeApi(client, api);
    },
  };
  type Ids = { resourceId: string; read: string };

  async function makeApi(client: OidcClient, api: string): Promise<Ids> {
    await createResource(server.runtime, tenant, {
      indicator: api,
      scopes: ['read', 'share'],
      held: ['read', 'share'],
      userId,
    });
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .selectFrom('scopes as s')
        .innerJoin('resources as r', 'r.id', 's.resourceId')
        .select(['s.id', 's.name', 'r.id as resourceId'])
        .where('r.indicator', '=', api)
        .orderBy('s.name')
        .execute(),
    );
    const body = { resourceScopes: rows.map(({ id }) => id) };
    expect((await call(addConsentScopes, { params: { applicationId: client.id }, body })).status).toBe(201);
    return { resourceId: rows[0]?.resourceId ?? '', read: rows[0]?.id ?? '' };
  }
  async function makeRead(client: OidcClient, resourceId: string): Promise<void> {
    const made = await call(resources.createResourceScope, {
      params: { resourceId },
      body: { name: 'read' },
    });
    const body = { resourceScopes: [made.body.id] };
    expect((await call(addConsentScopes, { params: { applicationId: client.id }, body })).status).toBe(201);
    await server.runtime.database.pool.query(
      `insert into roles_scopes (tenant_id, role_id, scope_id) select tenant_id, role_id, $3 from users_roles
       where tenant_id = $1 and user_id = $2`,
      [tenant.id, userId, made.body.id],
    );
  }

  it.each(Object.keys(returns))(
    'do not include, without new consent, one that was removed and is %s',
    async (way) => {
      const api = `https://${way.replaceAll(' ', '-')}.example`;
      const [client, other] = [await createClient([]), await createClient([])];
      const ids = await makeApi(client, api);
      const alike = { params: { applicationId: other.id }, body: { resourceScopes: [ids.read] } };
      expect((await call(addConsentScopes, alike)).status).toBe(201);
      const asked = { scope: `${base} read share`, resource: api };
      const { refresh_token: token } = await allow(
        client,
        await begin(client, asked),
        shownOf(base, ['read', 'share'], api),
      );
      const theirs = await begin(other, { scope: `${base} read`, resource: api });
      await allow(other, theirs, shownOf(base, ['read'], api));
      await returns[way]?.(client, api, ids);
      const silent = await begin(client, { ...asked, prompt: 'none' });
      expect(silent.url.searchParams.get('error')).toBe('consent_required');
      const { body } = await client.refresh(token, { resource: api });
      const isGone = way === 'of an API created again';
      expect(body.access_token && scopeOf(body.access_token)).toBe(isGone ? '' : 'share');
      // Other permissions stay; the removed one is removed from all grants.
      const kept = await begin(client, { scope: `${base} share`, resource: api, prompt: 'none' });
      expect(kept.url.searchParams.has('code')).toBe(!isGone);
      const grants = await server.runtime.database.pool.query<{ names: string | null }>(
        `select payload #>> array['resources', $3] as names from oidc_instances
         where tenant_id = $1 and model = 'Grant' and client_id = $2`,
        [tenant.id, other.id, api],
      );
      expect(grants.rows).toEqual([{ names: way === 'enabled again' ? 'read' : null }]);
      // The user can consent again.
      const again = await begin(client, asked);
      const answer = await allow(client, again, shownOf(base, ['read', 'share'], api));
      const renewed = await client.refresh(answer.refresh_token, { resource: api });
      expect(scopeOf(renewed.body.access_token)).toBe('read share');
    },
  );

  it('don’t include those of an API that isn’t enabled, nor of the Management API', async () => {
    const client = await createClient([]);
    for (const resource of [indicator, tenant.indicator])
      expect((await begin(client, { resource })).url.searchParams.get('error')).toBe('invalid_target');
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `select s.id from scopes s join resources r on r.tenant_id = s.tenant_id and r.id = s.resource_id
       where s.tenant_id = $1 and r.indicator = $2 and s.name = 'all'`,
      [tenant.id, tenant.indicator],
    );
    const answer = await call(addConsentScopes, {
      params: { applicationId: client.id },
      body: { resourceScopes: [rows[0]?.id ?? ''] },
    });
    expect([answer.status, answer.refusal.code]).toEqual([
      422,
      'application.consent_management_api_scopes_not_allowed',
    ]);
  });
});
