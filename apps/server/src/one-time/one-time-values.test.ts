import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TenantQueries } from '../database/database.ts';
import { markUsed, type OneTimeKey, putOneTimeValue, takeOneTimeValue } from './one-time-values.ts';

let server: TestServer;
let db: TenantQueries;
let other: TenantQueries;
beforeAll(async () => {
  server = await startTestServer();
  const queries = async () => server.runtime.database.for((await server.createTenant()).id);
  [db, other] = [await queries(), await queries()];
});
afterAll(() => server.stop());

const now = Date.now();
const keyOf = (name: string): OneTimeKey => ({ purpose: 'social-attempt', owner: 'connector', name });
const put = (name: string, value: string, expiresAt = now + 1000) =>
  putOneTimeValue(db, keyOf(name), { value, expiresAt });
const tenAtOnce = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 10 }, work));

describe('a one-time value', () => {
  it('is returned to one of many concurrent requests', async () => {
    await put('asked-by-many', 'value');
    const taken = await tenAtOnce(() => takeOneTimeValue(db, keyOf('asked-by-many'), now));
    expect(taken.filter((value) => value !== undefined)).toEqual(['value']);
  });

  it('is returned only for its whole key, and only to its tenant', async () => {
    await put('key', 'value');
    const key = keyOf('key');
    for (const wrong of [
      { ...key, purpose: 'saml-answer' as const },
      { ...key, owner: 'another' },
      { ...key, name: 'another' },
    ])
      expect(await takeOneTimeValue(db, wrong, now)).toBeUndefined();
    expect(await takeOneTimeValue(other, key, now)).toBeUndefined();
    expect(await takeOneTimeValue(db, key, now)).toBe('value');
  });

  it('is replaced by one that is stored later, with its expiry', async () => {
    await put('put-twice', 'first', now + 1000);
    await put('put-twice', 'second', now + 3000);
    expect(await takeOneTimeValue(db, keyOf('put-twice'), now + 2000)).toBe('second');
  });

  it('is returned until it expires', async () => {
    await put('expires', 'value', now + 1000);
    expect(await takeOneTimeValue(db, keyOf('expires'), now + 1000)).toBeUndefined();
    expect(await takeOneTimeValue(db, keyOf('expires'), now + 999)).toBe('value');
  });

  it('is stored under a hash of its key', async () => {
    await put('a-secret-name', 'value');
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      `select v::text as row from one_time_values v where owner = 'connector'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('a-secret-name');
  });
});

describe('a value that can be used once', () => {
  const key: OneTimeKey = { purpose: 'used-token', owner: 'connector', name: 'token' };

  it('is used by one of many concurrent requests, and once by each tenant', async () => {
    const used = await tenAtOnce(() => markUsed(db, key, now + 1000));
    expect(used.filter(Boolean)).toEqual([true]);
    expect(await markUsed(other, key, now + 1000)).toBe(true);
    expect(await markUsed(db, { ...key, owner: 'another' }, now + 1000)).toBe(true);
  });
});
