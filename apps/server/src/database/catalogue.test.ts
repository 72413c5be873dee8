import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { platformTables } from './migrate.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;

describe('the catalogue', () => {
  it('[ENT-01] gives every table of a tenant tenant_id, at most 21 characters, first in its key', async () => {
    const tables = await query<{ name: string; first: string | null; type: string | null }>(`
      select c.relname as name,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first,
        (select format_type(a.atttypid, a.atttypmod) from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as type
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    const wrong = tables.filter(
      ({ name, first, type }) =>
        !platformTables.includes(name) && (first !== 'tenant_id' || type !== 'character varying(21)'),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('puts tenant_id first in every unique index of a tenant’s table, and in every foreign key but that to plans', async () => {
    const indexes = await query(
      `
      select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace and i.indisunique and c.relname <> all($1) and a.attname <> 'tenant_id'`,
      [platformTables],
    );
    const keys = await query(
      `
      select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname <> 'tenant_id'`,
    );
    // Plans are the same for all tenants; without the key, a plan that is deleted would leave its tenants without limits.
    expect([indexes, keys]).toEqual([[], [{ name: 'tenants_plan_id_fkey' }]]);
  });

  it('keeps every table of a tenant behind row-level security with one policy for reading and writing', async () => {
    const open = await query(
      `
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1) and not c.relispartition
        and (not c.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid
          and pg_get_expr(p.polqual, p.polrelid) like '%gatehouse_tenant()%'
          and pg_get_expr(p.polwithcheck, p.polrelid) like '%gatehouse_tenant()%'))`,
      [platformTables],
    );
    expect(open).toEqual([]);
  });

  it('gives the tenant role no access to the platform’s tables or to a partition', async () => {
    const reachable = await query(
      `
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (c.relname = any($2) or c.relispartition) and has_table_privilege($1, c.oid, 'select')`,
      [server.settings.DATABASE_TENANT_ROLE, platformTables],
    );
    expect(reachable).toEqual([]);
  });
});

describe('the tenant in the connection', () => {
  it('shows a transaction only its tenant’s rows, and none without a tenant', async () => {
    const [one, two] = [await server.createTenant(), await server.createTenant()];
    const { database } = server.runtime;
    const add = (tenantId: string) =>
      database.tenant(tenantId, (db) =>
        db
          .insertInto('roles')
          .values({ id: 'same-id', name: 'same', description: 'd', type: 'User' })
          .execute(),
      );
    await add(one.id);
    await add(two.id);
    const seen = await database.tenant(one.id, (db) =>
      db.selectFrom('roles').select('tenantId').distinct().execute(),
    );
    expect(seen).toEqual([{ tenantId: one.id }]);
    const none = await database.tenant('', (db) => db.selectFrom('roles').selectAll().execute());
    expect(none).toEqual([]);
    await expect(
      database.tenant(one.id, (db) =>
        db
          .insertInto('roles')
          .values({ tenantId: two.id, id: 'x', name: 'x', description: 'd', type: 'User' })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('takes the tenant as the first argument of every function that statements call, except helpers of given values', async () => {
    const functions = await query<{ name: string; first: string }>(`
      select proname as name, concat_ws(' ', proargnames[1], proargtypes[0]::regtype) as first from pg_proc
      where pronamespace = 'public'::regnamespace and proname ~ '^gatehouse_.*_v\\d+$' order by 1`);
    expect(functions.length).toBeGreaterThan(15);
    const others = functions.filter(({ first }) => first !== 'tenant character varying');
    expect(others.map(({ name }) => name)).toEqual([
      'gatehouse_merge_grant_v1',
      'gatehouse_merge_settings_v1',
      'gatehouse_oidc_json_v1',
      'gatehouse_user_json_v1',
    ]);
  });

  it('is bypassed only by hot statements and by code for all tenants', async () => {
    const sources = await readdir(source, { recursive: true });
    const around: string[] = [];
    for (const file of sources)
      if (/(?<!\.(test|fixture))\.ts$/.test(file)) {
        const text = await readFile(join(source, file), 'utf8');
        if (/\b(pool|database)\b\s*\.(query|connect|probe)\b|\.platform\(/.test(text)) around.push(file);
      }
    expect(around.sort()).toEqual(
      [
        // Creates the connections.
        'database/database.ts',
        'database/scoped.ts',
        // Measures what is sent over the pool, and sends nothing itself.
        'tracing/trace-statements.ts',
        // Checks whether the database accepts writes.
        'web/readiness.ts',
        // Counts the entries of all tenants' outboxes.
        'metrics/metrics.ts',
        // The operator's command that checks an installation.
        'cli/doctor/doctor.ts',
        // Deletes expired rows of all tenants, and maintains the log's partitions.
        'jobs/housekeeping.ts',
        // Delivers due messages of all tenants, each in its own tenant.
        'delivery/outbox/outbox-store.ts',
        // Finds the webhooks of all tenants that have something to deliver.
        'webhooks/deliveries-store.ts',
        // Finds the imports of users of all tenants that wait.
        'user-imports/claim.ts',
        // Finds the domains of all tenants that are to be checked.
        'jobs/domain-checks.ts',
        // Finds what is reported of accounts that have agreed.
        'jobs/usage-reports.ts',
        // The platform's tables of billing, which belong to no tenant.
        'billing/built-in/books.ts',
        'billing/built-in/own-events.ts',
        'billing/checkout.ts',
        'billing/events.ts',
        'billing/records.ts',
        'billing/sync.ts',
        'billing/work.ts',
        // Creates a tenant.
        'tenancy/create-tenant.ts',
        // Deletes an account with the tenants of which it is the only admin, and a tenant with its organization.
        'tenancy/account-deletion.ts',
        'tenancy/remove-tenant.ts',
        // Lists and changes tenants for operators.
        'tenancy/operate.ts',
        // Lists, renames and deletes tenants for the platform API, which has nothing else.
        'tenancy/directory.ts',
        // The subscription of a tenant, for the same.
        'tenancy/subscription.ts',
        // Reads the plans of tenants and what can be bought, for the directory.
        'tenancy/plans.ts',
        // Adds the platform API to the admin tenant at start.
        'tenancy/platform-api.ts',
        // Reads `systems`, which belongs to no tenant.
        'keys/secrets-check.ts',
      ].sort(),
    );
  });
});
