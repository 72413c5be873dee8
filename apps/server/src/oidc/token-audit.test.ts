import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { flushTokenAudit, queueTokenAudit } from './token-audit.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const entry = (scope: string) => ({
  key: 'ExchangeTokenBy.ClientCredentials' as const,
  payload: { result: 'Success' as const, scope },
});

const listScopes = async (tenantId: string) =>
  (
    await server.runtime.database.tenant(tenantId, (db) => db.selectFrom('logs').select('payload').execute())
  ).map(({ payload }) => payload.scope);

describe('a batch of audit rows', () => {
  it('loses only the row that the database rejects', async () => {
    const [one, two] = [await server.createTenant(), await server.createTenant()];
    const good = Array.from({ length: 9 }, (_, number) => `scope ${number}`);
    for (const scope of good) queueTokenAudit(server.runtime, one.id, [entry(scope)]);
    // Longer than any id and than its column.
    queueTokenAudit(server.runtime, one.id, [{ ...entry('refused'), userId: 'x'.repeat(22) }]);
    queueTokenAudit(server.runtime, two.id, [entry('after')]);
    await flushTokenAudit(server.runtime);
    expect((await listScopes(one.id)).sort()).toEqual(good);
    expect(await listScopes(two.id)).toEqual(['after']);
  });

  it('that can’t be written now is written later, and no row twice', async () => {
    const [one, two] = [await server.createTenant(), await server.createTenant()];
    const { database } = server.runtime;
    const { hot } = database;
    let isDown = true;
    // The database's own failure, at the place where the driver reports it.
    database.hot = async (statement, tenantId, values) => {
      if (isDown && tenantId === two.id) throw Object.assign(new Error('terminating'), { code: '57P01' });
      return hot(statement, tenantId, values);
    };
    queueTokenAudit(server.runtime, one.id, [entry('first')]);
    queueTokenAudit(server.runtime, two.id, [entry('second')]);
    await flushTokenAudit(server.runtime);
    isDown = false;
    await flushTokenAudit(server.runtime);
    database.hot = hot;
    expect([await listScopes(one.id), await listScopes(two.id)]).toEqual([['first'], ['second']]);
  });

  it('that can’t be written now is written without another request', async () => {
    const { id } = await server.createTenant();
    const { database } = server.runtime;
    const { hot } = database;
    database.hot = async () => {
      throw Object.assign(new Error('terminating'), { code: '57P01' });
    };
    queueTokenAudit(server.runtime, id, [entry('only')]);
    await flushTokenAudit(server.runtime);
    database.hot = hot;
    await expect.poll(() => listScopes(id)).toEqual(['only']);
  });

  it('attacks: a flood while the database is unreachable loses only its own rows', async () => {
    const [flooded, other] = [await server.createTenant(), await server.createTenant()];
    const { database } = server.runtime;
    const { hot } = database;
    // The database's own failure, at the place where the driver reports it.
    database.hot = async () => {
      throw Object.assign(new Error('terminating'), { code: '57P01' });
    };
    const queue = (tenantId: string, scope: string, ip: string) => {
      const { key, payload } = entry(scope);
      queueTokenAudit(server.runtime, tenantId, [{ key, payload: { ...payload, ip } }]);
    };
    queue(other.id, 'before', '192.0.2.1');
    queue(flooded.id, 'a neighbour', '192.0.2.1');
    for (let turn = 0; turn < 21_000; turn += 1) queue(flooded.id, `flood ${turn}`, '192.0.2.2');
    queue(other.id, 'after', '192.0.2.1');
    await flushTokenAudit(server.runtime);
    database.hot = hot;
    await flushTokenAudit(server.runtime);
    expect((await listScopes(other.id)).sort()).toEqual(['after', 'before']);
    const kept = await listScopes(flooded.id);
    expect(kept).toEqual(expect.arrayContaining(['a neighbour', 'flood 0', 'flood 19000']));
    expect(kept.length).toBeLessThanOrEqual(20_000);
  });

  it('attacks: a flood from many networks of one IPv6 /48 is one source', async () => {
    const tenantId = (await server.createTenant()).id;
    const { database } = server.runtime;
    const { hot } = database;
    database.hot = async () => {
      throw Object.assign(new Error('terminating'), { code: '57P01' });
    };
    const queue = (scope: string, ip: string) => {
      const { key, payload } = entry(scope);
      queueTokenAudit(server.runtime, tenantId, [{ key, payload: { ...payload, ip } }]);
    };
    for (const scope of ['one', 'two']) queue(scope, '192.0.2.1');
    for (let turn = 0; turn < 20_500; turn += 1) queue(`flood ${turn}`, `2001:db8:1:${turn.toString(16)}::1`);
    await flushTokenAudit(server.runtime);
    database.hot = hot;
    await flushTokenAudit(server.runtime);
    expect(await listScopes(tenantId)).toEqual(expect.arrayContaining(['one', 'two']));
  });
});
