import { listResources, setDefaultResource } from '@gatehouse/contract/resources/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const resource = 'https://orders.example.com';
const other = 'https://parcels.example.com';

describe('a request that names no resource', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  let resourceId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
    for (const [indicator, scope] of [
      [resource, 'pick'],
      [other, 'send'],
    ] as const)
      await createResource(server.runtime, tenant, { indicator, scopes: [scope], held: [scope], userId });
    const { body } = await (await tenant.as('all'))(listResources, { query: { search: resource } });
    resourceId = body[0]?.id ?? '';
    await setDefault(true);
  });
  afterAll(() => server.stop());

  async function setDefault(isDefault: boolean): Promise<void> {
    const call = await tenant.as('all');
    const { status } = await call(setDefaultResource, { params: { id: resourceId }, body: { isDefault } });
    expect(status).toBe(200);
  }
  const createClient = (isThirdParty = false) =>
    createOidcClient(server.runtime, tenant, { type: 'Traditional', isThirdParty });
  const isOpaque = (token: string | undefined): boolean => token?.split('.').length === 1;

  async function askAsMachine(extra: Record<string, string> = {}) {
    const machine = await tenant.createMachine('read:data');
    await server.runtime.database.pool.query(
      `insert into roles_scopes (tenant_id, role_id, scope_id)
       select a.tenant_id, a.role_id, s.id from applications_roles a, scopes s
       where a.tenant_id = $1 and s.tenant_id = $1 and a.application_id = $2 and s.name in ('pick', 'send')`,
      [tenant.id, machine.id],
    );
    const form = { grant_type: 'client_credentials', scope: 'pick send', ...extra };
    return (await postForm(`${tenant.issuer}/token`, form, machine)).body;
  }

  it('gets a machine-to-machine application a token for the default one, or for the one it names', async () => {
    const token = await askAsMachine();
    expect(decodeJwt(token.access_token ?? '')).toMatchObject({ aud: resource, scope: 'pick' });
    const named = await askAsMachine({ resource: other });
    expect(decodeJwt(named.access_token ?? '')).toMatchObject({ aud: other, scope: 'send' });
    // A request for an organization token doesn't use the default.
    expect((await askAsMachine({ organization_id: 'unknown' })).error).toBe('access_denied');
  });

  it('uses the default one with a code and a refresh token, unless openid was requested', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId, { scope: 'offline_access pick send' });
    const { body: first } = await client.redeem(code, verifier);
    expect(decodeJwt(first.access_token ?? '')).toMatchObject({ aud: resource, scope: 'pick', sub: userId });
    const { body: next } = await client.refresh(first.refresh_token);
    expect(decodeJwt(next.access_token ?? '')).toMatchObject({ aud: resource, scope: 'pick' });
  });

  it('gets an opaque first token with openid, and the default one can be named later', async () => {
    const client = await createClient();
    const tokens = await client.signIn(userId, { scope: 'openid offline_access profile pick' });
    expect(isOpaque(tokens.access_token)).toBe(true);
    expect((await client.userinfo(tokens.access_token)).status).toBe(200);
    const { body: refreshed } = await client.refresh(tokens.refresh_token);
    expect(isOpaque(refreshed.access_token)).toBe(true);
    expect((await client.userinfo(refreshed.access_token)).status).toBe(200);
    const { body } = await client.refresh(refreshed.refresh_token, { resource });
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({ aud: resource, scope: 'pick' });
  });

  it('uses the default one if it is among those named at sign-in', async () => {
    const client = await createClient();
    const redeem = async (named: string[]) => {
      const { code, verifier } = await client.authorize(userId, {
        scope: 'offline_access pick send',
        resource: named,
      });
      return (await client.redeem(code, verifier)).body.access_token;
    };
    expect(decodeJwt((await redeem([other, resource])) ?? '').aud).toBe(resource);
    expect(decodeJwt((await redeem([other])) ?? '').aud).toBe(other);
  });

  it('uses none for a third-party application', async () => {
    const client = await createClient(true);
    const url = new URL(`${tenant.issuer}/auth`);
    url.search = String(
      new URLSearchParams({
        client_id: client.id,
        response_type: 'code',
        redirect_uri: client.redirectUri,
        scope: 'openid profile',
        state: 'kept',
      }),
    );
    const { headers } = await client.browser.fetch(url);
    expect(headers.get('location')).toMatch(/^\/sign-in/);
  });

  it('is rejected for a machine-to-machine application, and gets an opaque token for a user, if there is no default one', async () => {
    await setDefault(false);
    expect((await askAsMachine()).error).toBe('invalid_target');
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId, { scope: 'offline_access pick' });
    expect(isOpaque((await client.redeem(code, verifier)).body.access_token)).toBe(true);
    await setDefault(true);
  });
});
