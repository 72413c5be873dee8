import { listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';
import { withoutTextIndexes } from '../../../../../tests/support/text-indexes.ts';
import { createRecords } from './organizations.fixture.ts';

let server: TestServer;
let call: Caller;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'many_members' });
  const tenant = await server.createTenant();
  call = await tenant.as('all');
  id = await createRecords(call).organization();
  const { pool } = server.runtime.database;
  await withoutTextIndexes(pool, async () => {
    await pool.query(
      `insert into users (tenant_id, id, name) select $1, lpad(n::text, 12, '0'),
         case when n % 6 = 0 then 'Sommer ' else 'Winter ' end || n from generate_series(0, 11999) n`,
      [tenant.id],
    );
    await pool.query(
      `insert into organization_users (tenant_id, organization_id, user_id)
       select $1, $2, lpad(n::text, 12, '0') from generate_series(0, 11999) n`,
      [tenant.id, id],
    );
  });
});
afterAll(() => server.stop());

type Query = NonNullable<Parameters<typeof call<typeof listMembers>>[1]['query']>;

it('returns correct pages of many members, and caps the total only if requested', async () => {
  const find = async (query: Query) => {
    const { body, headers } = await call(listMembers, { params: { id }, query });
    const capped = headers.get('total-number-is-capped');
    return [body.map(({ name }) => name), headers.get('total-number'), capped];
  };
  for (const _again of [1, 2])
    expect(await find({ q: 'somm', page_size: 2, page: 3 })).toEqual([
      ['Sommer 24', 'Sommer 30'],
      '2000',
      null,
    ]);
  expect(await find({ q: 'mmer', page_size: 1, page: 2001 })).toEqual([[], '2000', null]);
  expect(await find({ q: 'er', page_size: 1 })).toEqual([['Sommer 0'], '12000', null]);
  expect(await find({ q: 'er', page_size: 1, enableCap: true })).toEqual([['Sommer 0'], '10000', 'true']);
  expect(await find({ q: 'winter 1199', page_size: 1 })).toEqual([['Winter 1199'], '10', null]);
  expect(await find({ page: 12_000, page_size: 1 })).toEqual([['Winter 11999'], '12000', null]);
});
