import { requireMigrated, platformTables } from '../../database/migrate.ts';
import { DatabaseSetupError, findRefusal } from '../../database/prepare.ts';
import { type Check, counted, hint, listed, ok, problem, type ReadDatabase, type Site } from './check.ts';

/** Its version, the rights of its roles, and whether it accepts writes. */
export const databaseRights: Check = {
  name: 'database',
  needs: 'database',
  async run({ settings, database }) {
    if (!database) return [];
    const role = settings.DATABASE_TENANT_ROLE;
    const refusal = await database.withClient((client) => findRefusal(client, role));
    if (refusal !== undefined)
      return [
        problem(refusal, 'Have the administrator of the database change this: docs/guides/database.md.'),
      ];
    const found = [
      ...(await findReadOnly(database)),
      ...(await findMissingRights(database, role)),
      ...(await findOpenTables(database)),
      ...(database.isEmbedded ? [] : await findSuperuser(database)),
    ];
    const [row] = await database.rows<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return found.some(({ level }) => level === 'problem')
      ? found
      : [ok(`PostgreSQL ${row?.version}, and its roles have the rights that they need.`), ...found];
  },
};

async function findReadOnly({ rows }: ReadDatabase) {
  const [row] = await rows<{ standby: boolean; off: string }>(
    `select pg_is_in_recovery() as standby, current_setting('default_transaction_read_only') as off`,
  );
  if (row?.standby)
    return [
      problem(
        'DATABASE_URL leads to a standby, which accepts no writes.',
        'Let DATABASE_URL lead to the primary server.',
      ),
    ];
  if (row?.off === 'on')
    return [
      problem(
        'The database accepts no writes (default_transaction_read_only).',
        'Have an administrator run: alter database … reset default_transaction_read_only. Providers set it when the disk is full.',
      ),
    ];
  return [];
}

/** The rights of the tenants' role to tables, which the migrations grant. */
async function findMissingRights({ rows }: ReadDatabase, role: string) {
  const missing = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relrowsecurity
       and not (select bool_and(has_table_privilege($1, pg_class.oid, kind)) from unnest(array['select', 'insert', 'update', 'delete']) as kind)
     order by relname`,
    [role],
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name);
  return [
    problem(
      `The role ${role} lacks rights to ${counted(names.length, 'table')}: ${listed(names)}.`,
      `As the owner of the tables, run: grant select, insert, update, delete on ${names.join(', ')} to ${role};`,
    ),
  ];
}

/** Tables that row-level security doesn't protect: each tenant would see all rows. */
async function findOpenTables({ rows }: ReadDatabase) {
  const open = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and (not relrowsecurity or not exists (select from pg_policy where polrelid = pg_class.oid))
       and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped)
       and relname <> all ($1) order by relname`,
    [platformTables],
  );
  if (open.length === 0) return [];
  const names = open.map(({ name }) => name);
  return [
    problem(
      `Row-level security is off for ${counted(names.length, 'table')}: ${listed(names)}.`,
      `As the owner of the tables, run: ${names.map((name) => `select gatehouse_protect('${name}');`).join(' ')}`,
    ),
  ];
}

async function findSuperuser({ rows }: ReadDatabase) {
  const [row] = await rows<{ user: string }>(
    'select rolname as user from pg_roles where rolname = current_user and rolsuper',
  );
  return row
    ? [
        hint(
          `The database user ${row.user} is a superuser, which Gatehouse doesn’t need.`,
          'Use a plain user that owns the database: docs/guides/database.md.',
        ),
      ]
    : [];
}

/** Whether the schema is that of this version. */
export const migrations: Check = {
  name: 'migrations',
  needs: 'database',
  async run({ database }: Site) {
    if (!database) return [];
    try {
      await requireMigrated(database.connection);
      return [ok('The database has the schema of this version.')];
    } catch (error) {
      if (!(error instanceof DatabaseSetupError)) throw error;
      return [
        problem(
          error.message,
          'Run npm run migrate, or start the server with MIGRATE=on. If the database is newer, update this installation.',
        ),
      ];
    }
  },
};
