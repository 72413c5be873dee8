import type pg from 'pg';
import { errorCode } from './error-code.ts';

/** Thrown when the database cannot be used; the message says what its administrator has to do. */
export class DatabaseSetupError extends Error {}

/**
 * Prepares a database before any table is created: checks the version of PostgreSQL, and creates the extensions and the role that
 * row-level security applies to. Throws one error with all statements that the database's user has no permission for.
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
  // The role finds the tables only if its search path leads to the same schema as the owner's.
  if (lines.length === 0 && (await seenBy(client, place)) !== place.schema)
    lines.push(`alter role ${place.user} in database ${place.database} set search_path to ${place.schema};`);
  if (lines.length > 0)
    throw new DatabaseSetupError(
      `The database user ${place.user} lacks permissions to set up the database. Have an administrator run these statements in the database ${place.database}, then start again:\n\n${lines.join('\n')}`,
    );
}

/**
 * Why a server can't use the database, without changing anything: the version, the owner of the tables, the tenants' role and the extensions.
 * Undefined if it can. The message has the statements that an administrator has to run.
 */
export async function findRefusal(client: pg.ClientBase, tenantRole: string): Promise<string | undefined> {
  try {
    await requireVersion(client);
    const place = await findPlace(client, tenantRole);
    await requireBound(client, tenantRole);
    const lines = await listMissingRights(client, tenantRole, place);
    return lines.length === 0
      ? undefined
      : `The database ${place.database} isn’t set up for ${place.user}. A start of the server does that if this user may, otherwise an administrator runs: ${lines.join(' ')}`;
  } catch (error) {
    if (error instanceof DatabaseSetupError) return error.message;
    throw error;
  }
}

async function listMissingRights(client: pg.ClientBase, tenantRole: string, place: Place): Promise<string[]> {
  const { user, schema, role, isRoleThere, mayCreate } = place;
  const seen = await seenBy(client, place);
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest(array['pg_trgm', 'btree_gin']) as name where not exists (select from pg_extension where extname = name)`,
  );
  return [
    ...(isRoleThere ? [] : [`create role ${role} nologin;`]),
    ...(seen === undefined ? [`grant ${role} to ${user};`] : []),
    ...(mayCreate ? [] : [`grant usage, create on schema ${schema} to ${user};`]),
    ...((await mayUse(client, tenantRole, schema)) ? [] : [`grant usage on schema ${schema} to ${role};`]),
    ...rows.map(({ name }) => `create extension ${name};`),
  ];
}

/** Names are quoted for use in SQL. */
interface Place {
  user: string;
  database: string;
  /** Where tables are created: the first existing schema of the search path. */
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
      `The tables in the database ${place.database} belong to ${stranger}: use that user in DATABASE_URL, not ${place.user}.`,
    );
  return place;
}

/** Row-level security does not apply to the owner of tables, nor to a role that is a member of the owner. */
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
  // `set role` is tried, because since PostgreSQL 16 a member may lack the right to it.
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
  // A grant without the right to grant can succeed with only a warning, so the result is checked.
  const isGranted = usage.length === 0 && (await mayUse(client, tenantRole, schema));
  return isGranted ? lines : [...lines, `grant usage on schema ${schema} to ${role};`];
}

/** A role that does not exist yet will have the rights of `public`. */
async function mayUse(client: pg.ClientBase, tenantRole: string, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean | null }>(
    `select has_schema_privilege(coalesce((select rolname from pg_roles where rolname = $1), 'public'),
       to_regnamespace($2), 'usage') as may`,
    [tenantRole, schema],
  );
  return rows[0]?.may === true;
}

/** Substring search uses trigram indexes that start with the tenant, which need both extensions. */
async function ensureExtensions(client: pg.ClientBase): Promise<string[]> {
  return [
    ...(await attempt(client, 'create extension if not exists pg_trgm')),
    ...(await attempt(client, 'create extension if not exists btree_gin')),
  ];
}

/** The first schema of the role's search path, null for none; undefined if the owner cannot `set role` to it. */
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

/** The object exists already: a server of another database in the cluster created the role concurrently. */
const exists = ['42710', '23505'];
/** Not permitted, a role or schema does not exist yet, or an extension of contrib is not installed. */
const refused = ['42501', '42704', '3F000', '0A000', '58P01'];

/** Runs a statement, or returns it for the administrator to run. */
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
