import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { countAttemptOrBlock, deleteAttempts, type Target, uncountAttempt } from './sentinel-store.ts';

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  tenant = await server.createTenant();
});
afterAll(() => server.stop());

const policy = { maxAttempts: 1000, lockoutDuration: 60 };
const count = (target: Target) => countAttemptOrBlock(server.runtime, tenant.id, target, policy);
/**
 * Stores the rows of an earlier attempt, the account's first. It precedes the identifier's in the table and, for one
 * target, in the index.
 */
async function store({ target, account }: Target): Promise<void> {
  for (const each of [account, target])
    await server.runtime.database.pool.query(
      `insert into sentinel_activities (tenant_id, action, target, result, decision, attempts, expires_at)
       values ($1, 'Password', $2, 'Failed', 'Undecided', 1, now() + interval '1 hour')
       on conflict do nothing`,
      [tenant.id, each],
    );
}
/** Locks the identifier's row. An attempt that is counted waits for it, and then for the account's row. */
async function holdName({ target }: Target) {
  const rows = 'select 1 from sentinel_activities where tenant_id = $1 and target = $2';
  return holdRows(rows, [tenant.id, target]);
}

const targets: Target[] = [
  { action: 'Password', target: 'name-1', account: 'account-1' },
  { action: 'Password', target: 'a-name', account: 'b-account' },
];

const fresh = { isRefused: false, isAccountBlocked: false, blockedForMs: undefined };

it.each(targets)(
  'undoing the count of an attempt does not deadlock with counting another: $target',
  async (target) => {
    await store(target);
    const held = await holdName(target);
    const next = count(target);
    await held.waitFor(1, 'sentinel_activities');
    const back = uncountAttempt(server.runtime, tenant.id, target, fresh);
    await held.releaseTo(2, 'sentinel_activities');
    await expect(Promise.all([next, back])).resolves.toMatchObject([{ isRefused: false }, undefined]);
  },
);

it.each(targets)('lifting blocks does not deadlock with counting an attempt: $target', async (target) => {
  await store(target);
  const held = await holdName(target);
  const next = count(target);
  await held.waitFor(1, 'sentinel_activities');
  const lifted = server.runtime.database.tenant(tenant.id, (db) =>
    deleteAttempts(db, [target.target], [target.account ?? '']),
  );
  await held.releaseTo(2, 'sentinel_activities');
  await expect(Promise.all([next, lifted])).resolves.toMatchObject([{ isRefused: false }, undefined]);
});
