import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TenantDb } from '../database/database.ts';
import { narrowGrants, narrowGrantsOfResource } from '../sessions/narrow-grants.ts';
import { endEverythingOfClient, endSession, listSessions } from '../sessions/sessions.ts';

const day = 86_400_000;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.stop());

interface SignedIn {
  userId: string;
  uid: string;
  clientId: string;
}

it.each<[string, (db: TenantDb, signedIn: SignedIn) => Promise<unknown>]>([
  ['a session that is ended', (db, { userId, uid }) => endSession(db, userId, uid, 'all')],
  ['an application that is deleted', (db, { clientId }) => endEverythingOfClient(db, clientId)],
])(
  '%s does not deadlock with a concurrent refresh, and ends the tokens that it returned',
  async (_what, end) => {
    const tenant = await server.createTenant();
    const { database } = server.runtime;
    const userId = await createUser(server.runtime, tenant);
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const { refresh_token: token } = await client.signIn(userId);
    const [session] = await database.tenant(tenant.id, (db) => listSessions(db, userId, now));
    // A later refresh extends the grant, so it locks the refresh token and then the grant.
    now += day;
    const held = await holdRows(
      `select 1 from oidc_instances where tenant_id = $1 and model = 'RefreshToken'`,
      [tenant.id],
    );
    const refreshing = client.refresh(token);
    await held.waitFor(1, 'gatehouse_oidc_write');
    const signedIn = { userId, uid: session?.uid ?? '', clientId: client.id };
    const ending = database.tenant(tenant.id, (db) => end(db, signedIn));
    await held.releaseTo(2, '');
    expect((await refreshing).status).toBe(200);
    await ending;
    const { rows } = await database.pool.query(
      `select model from oidc_instances where tenant_id = $1 and client_id = $2`,
      [tenant.id, client.id],
    );
    expect(rows).toEqual([]);
  },
);

it.each<[string, (db: TenantDb, clientId: string) => Promise<void>]>([
  ['a scope', (db, clientId) => narrowGrants(db, clientId, 'email')],
  ['a permission', (db) => narrowGrantsOfResource(db, { resourceId: 'orders' })],
])(
  '%s that is removed from grants does not deadlock with deleting their application',
  async (_what, narrow) => {
    const tenant = await server.createTenant();
    const { database } = server.runtime;
    const { id: clientId } = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const indicator = 'https://orders.example';
    const payload = { openid: { scope: 'openid email' }, resources: { [indicator]: 'read' } };
    const grant = {
      model: 'Grant',
      payload: JSON.stringify(payload),
      clientId,
      expiresAt: new Date(now + day),
    };
    await database.tenant(tenant.id, async (db) => {
      await db.insertInto('resources').values({ id: 'orders', name: 'Orders', indicator }).execute();
      await db
        .insertInto('scopes')
        .values({ id: 'read', resourceId: 'orders', name: 'read', description: null })
        .execute();
      await db
        .insertInto('applicationResourceScopes')
        .values({ applicationId: clientId, scopeId: 'read' })
        .execute();
      // Neither the order of the table nor that of its key is the order in which they were created.
      await db
        .insertInto('oidcInstances')
        .values([
          { ...grant, id: 'a', createdAt: new Date(now) },
          { ...grant, id: 'z', createdAt: new Date(now - day) },
        ])
        .execute();
    });
    const held = await holdRows(`select 1 from oidc_instances where tenant_id = $1 and id = 'z'`, [
      tenant.id,
    ]);
    const deleting = database.tenant(tenant.id, (db) => endEverythingOfClient(db, clientId));
    await held.waitFor(1, 'oidc_instances');
    const narrowing = database.tenant(tenant.id, (db) => narrow(db, clientId));
    await held.releaseTo(2, 'oidc_instances');
    await expect(Promise.all([deleting, narrowing])).resolves.toBeDefined();
  },
);
