import type pg from 'pg';
import { errorCode } from './error-code.ts';

/** Thrown when the database cannot be used as it is; the message says what its administrator has to do. */
export class DatabaseSetupError extends Error {}

/**
 * What must be so before any table is made: a version we know, a schema, the extensions, and the role that row-level security
 * binds. What the database's user may not do itself is said at once, as the lines that an administrator has to run.
 */
export async function prepareDatabase(client: pg.ClientBase, tenantRole: string): Promise<void> {
  await requireVersion(client);
  const place = await findPlace(client, tenantRole);
  await requireBound(client, tenantRole);
  const lines = [
    ...(await ensureRole(client, place)),
    ...(await ensureSchema(client, tenantRole, place)),
    ...(await ensureExtensions(client)),
  ];
  // The role finds the tables as the owner does only where both search the same schema.
  if (lines.length === 0 && (await seenBy(client, place)) !== place.schema)
    lines.push(`alter role ${place.user} in database ${place.database} set search_path to ${place.schema};`);
  if (lines.length > 0)
    throw new DatabaseSetupError(
      `The database’s user may not set it up alone. Have an administrator run these lines in the database ${place.database}, then start again:\n\n${lines.join('\n')}`,
    );
}

/** Names are quoted where they need it. */
interface Place {
  user: string;
  database: string;
  /** Where tables are made: the first of the search path that is there. */
  schema: string;
  mayCreate: boolean;
  role: string;
  isRoleThere: boolean;
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

async function findPlace(client: pg.ClientBase, tenantRole: string): Promise<Place> {
  const { rows } = await client.query<Place & { stranger: string | null }>(
    `select quote_ident(current_user) as "user", quote_ident(current_database()) as database,
       quote_ident(coalesce(current_schema(), 'public')) as schema,
       coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
       quote_ident($1) as role, to_regrole(quote_ident($1)) is not null as "isRoleThere",
       (select tableowner from pg_tables where schemaname = current_schema() and tablename = 'tenants'
         and not pg_has_role(tableowner, 'usage')) as stranger`,
    [tenantRole],
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not say where tables are created');
  const { stranger, ...place } = row;
  if (stranger)
    throw new DatabaseSetupError(
      `The tables in the database ${place.database} belong to ${stranger}: name that user in DATABASE_URL, not ${place.user}.`,
    );
  return place;
}

/** The owner of tables is not bound by row-level security, nor is a role that may act as the owner. */
async function requireBound(client: pg.ClientBase, tenantRole: string): Promise<void> {
  const { rows } = await client.query(
    `select from pg_roles where rolname = $1
       and (rolsuper or rolbypassrls or pg_has_role(oid, current_user, 'member'))`,
    [tenantRole],
  );
  if (rows.length > 0)
    throw new DatabaseSetupError(
      `DATABASE_TENANT_ROLE ${tenantRole} may bypass row-level security; choose a plain role.`,
    );
}

async function ensureRole(client: pg.ClientBase, place: Place): Promise<string[]> {
  // Tried, not asked: since PostgreSQL 16 a member may be one that cannot take the role.
  if ((await seenBy(client, place)) !== undefined) return [];
  return [
    ...(place.isRoleThere ? [] : await attempt(client, `create role ${place.role} nologin`)),
    ...(await attempt(client, `grant ${place.role} to ${place.user}`)),
  ];
}

async function ensureSchema(
  client: pg.ClientBase,
  tenantRole: string,
  { user, schema, mayCreate, role }: Place,
): Promise<string[]> {
  const lines = mayCreate ? [] : [`grant usage, create on schema ${schema} to ${user};`];
  if (await mayUse(client, tenantRole, schema)) return lines;
  const usage = await attempt(client, `grant usage on schema ${schema} to ${role}`);
  // Who has no right to grant, but some other right, is only warned.
  const isGranted = usage.length === 0 && (await mayUse(client, tenantRole, schema));
  return isGranted ? lines : [...lines, `grant usage on schema ${schema} to ${role};`];
}

/** A role that is not there yet will have what all have. */
async function mayUse(client: pg.ClientBase, tenantRole: string, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean | null }>(
    `select has_schema_privilege(coalesce((select rolname from pg_roles where rolname = $1), 'public'),
       to_regnamespace($2), 'usage') as may`,
    [tenantRole, schema],
  );
  return rows[0]?.may === true;
}

/** Substrings are found by trigrams, within a tenant. */
async function ensureExtensions(client: pg.ClientBase): Promise<string[]> {
  return [
    ...(await attempt(client, 'create extension if not exists pg_trgm')),
    ...(await attempt(client, 'create extension if not exists btree_gin')),
  ];
}

/** The schema that the role makes tables in, null for none; undefined where the owner cannot take the role. */
async function seenBy(client: pg.ClientBase, { role }: Place): Promise<string | null | undefined> {
  await client.query('begin');
  try {
    await client.query(`set local role ${role}`);
    const { rows } = await client.query<{ schema: string | null }>(
      'select quote_ident(current_schema()) as schema',
    );
    return rows[0]?.schema ?? null;
  } catch {
    return undefined;
  } finally {
    await client.query('rollback');
  }
}

/** As good as done: a neighbouring database's server created the role at the same moment. */
const exists = ['42710', '23505'];
/** Not allowed; without a role or schema that is not there yet; an extension of contrib that is not installed. */
const refused = ['42501', '42704', '3F000', '0A000', '58P01'];

/** Runs a statement, or answers it as a line for the administrator. */
async function attempt(client: pg.ClientBase, statement: string): Promise<string[]> {
  try {
    await client.query(statement);
    return [];
  } catch (error) {
    const code = errorCode(error);
    if (exists.includes(code)) return [];
    if (refused.includes(code)) return [`${statement};`];
    throw error;
  }
}
