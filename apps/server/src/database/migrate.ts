import type pg from 'pg';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  name: string;
  text: string;
}

/** Every migration this version knows, in order. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/(.*)\.sql$/, '$1'), text }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const migrationLock = 7_426_001;
/** No tenant's transaction may touch these. */
export const platformTables = ['tenants', 'systems', 'migrations'];

/** Thrown when the database cannot be used as it is; the message says what its administrator has to do. */
export class DatabaseSetupError extends Error {}

/** Brings the schema up to date, one process at a time, and grants the tenant role its rights. Returns what was applied. */
export async function migrate(pool: pg.Pool, tenantRole: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await prepareDatabase(client, tenantRole);
    return await applyMissing(client, tenantRole);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release(true);
  }
}

/** What must be so before any table is made: a version we know, and the role that row-level security binds. */
export async function prepareDatabase(client: pg.ClientBase, tenantRole: string): Promise<void> {
  await requireVersion(client);
  await ensureTenantRole(client, tenantRole);
}

async function requireVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < 130_000)
    throw new DatabaseSetupError(
      `PostgreSQL 13 or newer is needed; this one is ${Math.floor(version / 10_000)}.`,
    );
}

async function ensureTenantRole(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; member: boolean; owner: string; strong: boolean }>(
    `select r.oid is not null as exists, coalesce(pg_has_role(current_user, r.oid, 'MEMBER'), false) as member,
       current_user as owner, coalesce(r.rolsuper or r.rolbypassrls, false) as strong
     from (select 1) one left join pg_roles r on r.rolname = $1`,
    [role],
  );
  const found = rows[0];
  if (found?.strong)
    throw new DatabaseSetupError(
      `DATABASE_TENANT_ROLE ${role} may bypass row-level security; choose a plain role.`,
    );
  const lines = `create role ${role} nologin;\ngrant ${role} to ${found?.owner ?? 'current_user'};`;
  try {
    // A role may be created by a neighbouring database's server at the same moment: that is as good.
    if (!found?.exists) await client.query(`create role ${role} nologin`).catch(ignoreDuplicate);
    if (!found?.member) await client.query(`grant ${role} to current_user`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new DatabaseSetupError(
      `The database user may not create the role ${role}. Have an administrator run these lines, then start again:\n\n${lines}`,
    );
  }
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error;
}

async function applyMissing(client: pg.PoolClient, role: string): Promise<string[]> {
  await createMigrationsTable(client);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => !done.has(name));
  for (const migration of missing) {
    await client.query('begin');
    try {
      await applyMigration(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  await grantRights(client, role);
  return missing.map(({ name }) => name);
}

/** Runs one migration in the caller's transaction. */
export async function applyMigration(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
  } catch (error) {
    // What only the database's administrator can mend says so itself (`0030-users`).
    if ((error as { code?: string }).code === 'GH100') throw new DatabaseSetupError((error as Error).message);
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migrations (name varchar(128) primary key, applied_at timestamptz not null default now())',
  );
}

/** Only tables behind row-level security: a table that forgot it is out of reach rather than open. */
export async function grantRights(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and not has_table_privilege($1, c.oid, 'select')`,
    [role],
  );
  for (const { name } of rows)
    await client.query(`grant select, insert, update, delete on ${name} to ${role}`);
}
