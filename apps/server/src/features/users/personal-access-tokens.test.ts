import * as api from '@gatehouse/contract/users/personal-access-token-endpoints';
import { setUserPassword, suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { createUser, deleteUser } from '@gatehouse/contract/users/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createExchangeWorld, type ExchangeWorld } from '../../oidc/exchange.fixture.ts';
import { api as orders } from '../../oidc/organization.fixture.ts';

let server: TestServer;
let world: ExchangeWorld;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  world = await createExchangeWorld(server);
});
afterAll(() => server.stop());

const newUser = async () => (await world.call(createUser, { body: {} })).body.id;
const create = (userId: string, name: string, expiresAt: number | null = null) =>
  world.call(api.createPersonalAccessToken, { params: { userId }, body: { name, expiresAt } });
const list = async (userId: string) =>
  (await world.call(api.listPersonalAccessTokens, { params: { userId } })).body;
const exchange = (token: string, extra: Record<string, string> = {}) =>
  world.exchange('personal', token, extra);

describe('personal access tokens', () => {
  it('[ENT-28 part] [OPEN-39 part] are shown once: afterwards lists have a mask, and the database a hash', async () => {
    const userId = await newUser();
    const { status, body } = await create(userId, 'Build server', now + 1000);
    expect([status, body]).toEqual([
      201,
      {
        tenantId: world.tenant.id,
        userId,
        name: 'Build server',
        value: expect.stringMatching(/^pat_[A-Za-z0-9]{43}$/),
        createdAt: now,
        expiresAt: now + 1000,
        lastUsedAt: null,
      },
    ]);
    expect(await list(userId)).toEqual([{ ...body, value: `pat_********${body.value.slice(-4)}` }]);
    const { rows } = await server.runtime.database.pool.query(
      'select row_to_json(t)::text as text from personal_access_tokens t where tenant_id = $1 and user_id = $2',
      [world.tenant.id, userId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(body.value);
  });

  it('have a name that is unique for the user, and an expiry in the future', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    await create(ada, 'CI');
    const again = await create(ada, 'CI');
    expect([again.status, again.refusal.code]).toEqual([422, 'user.personal_access_token_name_exists']);
    expect((await create(bob, 'CI')).status).toBe(201);
    expect((await create(ada, 'Past', now)).status).toBe(400);
    expect((await create('nobody', 'CI')).status).toBe(404);
  });

  it('are renamed and deleted by name, in the path or in the body', async () => {
    const userId = await newUser();
    const params = { userId };
    await create(userId, 'a/b?c');
    await create(userId, 'other');
    const renamed = await world.call(api.renamePersonalAccessToken, {
      params,
      body: { currentName: 'a/b?c', name: 'new' },
    });
    expect(renamed.body).toMatchObject({ name: 'new', value: expect.stringMatching(/^pat_\*{8}.{4}$/) });
    const path = { userId, name: 'new' };
    const taken = await world.call(api.renameNamedPersonalAccessToken, {
      params: path,
      body: { name: 'other' },
    });
    expect([taken.status, taken.refusal.code]).toEqual([422, 'user.personal_access_token_name_exists']);
    expect(
      (await world.call(api.renameNamedPersonalAccessToken, { params: path, body: { name: 'a/b' } })).body
        .name,
    ).toBe('a/b');
    expect((await world.call(api.deletePersonalAccessToken, { params, body: { name: 'a/b' } })).status).toBe(
      204,
    );
    const remove = () =>
      world.call(api.deleteNamedPersonalAccessToken, { params: { userId, name: 'other' } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await list(userId)).toEqual([]);
    const { body: logs } = await world.call(listAuditLogs, {
      query: { logKey: 'User.PersonalAccessToken.Renamed' },
    });
    expect(logs[0]?.payload.params).toMatchObject({ userId });
  });

  it('are exchanged any number of times for tokens with the permissions that the user has then', async () => {
    const { value } = (await create(world.ada, 'CLI')).body;
    for (const scope of ['delete', 'delete unknown']) {
      const answer = await exchange(value, { resource: orders, scope });
      expect(decodeJwt(answer.body.access_token ?? '')).toMatchObject({
        sub: world.ada,
        client_id: world.backend.id,
        scope: 'delete',
      });
    }
    const ofAcme = await exchange(value, { organization_id: world.acme, scope: 'read:member' });
    expect(decodeJwt(ofAcme.body.access_token ?? '').scope).toBe('read:member');
    expect((await list(world.ada)).find(({ name }) => name === 'CLI')?.lastUsedAt).toBe(now);
    // What is issued has no session that could be checked, so it isn't exchanged again.
    expect((await world.exchange('access', ofAcme.body.access_token)).body.error).toBe('invalid_grant');
    expect((await world.exchange('personal', 'pat_unknown')).body.error).toBe('invalid_grant');
    expect((await world.exchange('access', value)).body.error).toBe('invalid_grant');
  });

  it('traps G13 (3): do not work while their user is suspended, nor after they expire, are deleted or their user is', async () => {
    const [userId, gone] = [await newUser(), await newUser()];
    const { value } = (await create(userId, 'short', now + 60_000)).body;
    /** An opaque token has a grant, for which the database looks at the user, too; a token for an API has none. */
    const result = async (token: string) => {
      const [opaque, forApi] = [await exchange(token), await exchange(token, { resource: orders })];
      const results = [opaque, forApi].map(({ status, body }) => body.error ?? status);
      expect(new Set(results).size).toBe(1);
      return results[0];
    };
    expect(await result(value)).toBe(200);
    const suspend = (isSuspended: boolean) =>
      world.call(suspendUser, { params: { userId }, body: { isSuspended } });
    await suspend(true);
    expect(await result(value)).toBe('invalid_grant');
    await suspend(false);
    expect(await result(value)).toBe(200);
    now += 60_000;
    expect(await result(value)).toBe('invalid_grant');

    const other = (await create(userId, 'deleted')).body;
    const { body } = await exchange(other.value, { scope: 'openid' });
    expect((await world.backend.userinfo(body.access_token)).status).toBe(200);
    await world.call(api.deletePersonalAccessToken, { params: { userId }, body: { name: 'deleted' } });
    expect(await result(other.value)).toBe('invalid_grant');
    // With what was issued for it.
    expect((await world.backend.userinfo(body.access_token)).status).toBe(401);

    const last = (await create(gone, 'last')).body.value;
    await world.call(deleteUser, { params: { userId: gone } });
    expect(await result(last)).toBe('invalid_grant');
  });

  it('traps G13 (3): end when the password is reset', async () => {
    const userId = await newUser();
    const { value } = (await create(userId, 'before')).body;
    await world.call(setUserPassword, { params: { userId }, body: { password: 'correct horse 77 battery' } });
    expect((await exchange(value)).status).toBe(400);
    expect(await list(userId)).toEqual([]);
  });
});
