import { readFile } from 'node:fs/promises';
import { normalizePhone } from '@gatehouse/contract/validation/phone';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;
let client: pg.PoolClient;

beforeAll(async () => {
  server = await startTestServer({ database: 'phone_trunk_zero' });
  client = await server.runtime.database.pool.connect();
});
afterAll(async () => {
  client.release();
  await server.stop();
});

const migration = new URL('migrations/202611221840-phone-trunk-zero.sql', import.meta.url);

it('stored numbers lose the national zero, unless another user of the tenant has the number', async () => {
  const [one, two] = [await server.createTenant(), await server.createTenant()];
  const add = (tenant: string, id: string, phone: string | null) =>
    client.query(`insert into users (tenant_id, id, primary_phone) values ($1, $2, $3)`, [tenant, id, phone]);
  const phones = [
    '4402079460000',
    '508041234',
    '9005321234567',
    '390612345678',
    '12025550123',
    '44002079',
    null,
  ];
  for (const [at, phone] of phones.entries()) await add(one.id, `user${at}`, phone);
  await add(one.id, 'taken', '491701234567');
  await add(one.id, 'with-zero', '4901701234567');
  await add(two.id, 'elsewhere', '4901701234567');
  const text = await readFile(migration, 'utf8');
  const list = async (tenant: string) => {
    const { rows } = await client.query<{ phone: string | null }>(
      'select primary_phone as phone from users where tenant_id = $1 order by id',
      [tenant],
    );
    return rows.map(({ phone }) => phone);
  };
  await client.query(text);
  const kept = ['491701234567', ...phones.map((phone) => phone && normalizePhone(phone)), '4901701234567'];
  expect(await list(one.id)).toEqual(kept);
  expect(await list(two.id)).toEqual(['491701234567']);
  await client.query(text);
  expect(await list(one.id)).toEqual(kept);
  // The guide's query finds the pairs that are left.
  const guide = await readFile(new URL('../../../../docs/guides/database.md', import.meta.url), 'utf8');
  const [, query = ''] = /```sql\n(select u\.tenant_id[^`]*)```/.exec(guide) ?? [];
  expect((await client.query(query)).rows).toEqual([
    {
      tenant_id: one.id,
      user_with_zero: 'with-zero',
      phone_with_zero: '4901701234567',
      user_without_zero: 'taken',
    },
  ]);
});

it('the migration knows the same country codes as the contract', async () => {
  const [, codes = ''] = /\^\(([\d|]+)\)0/.exec(await readFile(migration, 'utf8')) ?? [];
  expect(codes.split('|').length).toBeGreaterThan(100);
  for (const code of codes.split('|')) expect(normalizePhone(`${code}0612345678`)).toBe(`${code}612345678`);
});
