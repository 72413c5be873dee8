import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { type RawBuilder, sql } from 'kysely';
import { fail, withConstraints } from '../lib/fail.ts';
import type { TenantDb, TenantQueries } from './database.ts';
import type { TenantTables } from './tables.ts';

/** A table that links one record to others, such as an organization to its members. */
interface Links<Column extends string> {
  table: keyof TenantTables;
  /** The table of the record that has the links, and the columns that refer to it, each with that of its key. */
  owner: { table: keyof TenantTables; columns: readonly (readonly [column: Column, key: string])[] };
  /** The column with the IDs of the linked records. */
  column: string;
  /** If only records of one type can be linked: their table, and the column that repeats their type, which the database checks. */
  only?: { table: keyof TenantTables; column: string; type: string };
}

/** The errors of adding links: if the owner doesn't exist, and by violated constraint. */
export interface LinkErrors {
  unknown: ErrorDeclaration;
  constraints: Record<string, ErrorDeclaration>;
}

/** The values of the columns that refer to the owner. */
type Owner<Column extends string> = Record<Column, string>;

/**
 * Operations on such links. Each change locks the owner before anything else, so that of two replacements at once the second one wins
 * entirely, and that no two changes can deadlock.
 */
export function createLinks<Column extends string>({
  table,
  owner: { table: owners, columns: pairs },
  column,
  only,
}: Links<Column>) {
  const links = sql.table(table);
  const linked = sql.ref<string>(column);
  const columns = pairs.map(([name]) => name);
  const isOf = (owner: Owner<Column>) =>
    sql.join(
      columns.map((name) => sql`${sql.ref(name)} = ${owner[name]}`),
      sql` and `,
    );

  /** Links every owner with every record. */
  function insert(
    of: Record<Column, string | readonly string[]>,
    ids: readonly string[],
  ): RawBuilder<unknown> {
    const names = [...columns, column, ...(only ? [only.column] : [])].map((name) => sql.ref(name));
    const values = [
      ...columns.map((name) => sql.ref(name)),
      sql`given.id`,
      // The constraint rejects another type; the foreign key rejects an ID that doesn't exist in this tenant.
      ...(only ? [sql`coalesce(target.type, ${only.type})`] : []),
    ];
    const ofEach = columns.map((name) => sql`unnest(${[of[name]].flat()}::text[]) ${sql.ref(name)}`);
    const target = only ? sql`left join ${sql.table(only.table)} target on target.id = given.id` : sql``;
    return sql`insert into ${links} (${sql.join(names)}) select ${sql.join(values)}
      from ${sql.join(ofEach)}, unnest(${ids}::text[]) given (id) ${target}`;
  }

  const findOwner = (owner: Owner<Column>) =>
    sql`select from ${sql.table(owners)} where ${sql.join(
      pairs.map(([name, key]) => sql`${sql.ref(key)} = ${owner[name]}`),
      sql` and `,
    )}`;

  const hasOwner = async (db: TenantQueries, owner: Owner<Column>): Promise<boolean> =>
    (await findOwner(owner).execute(db)).rows.length > 0;

  /** Returns whether the owner exists, locked until the transaction ends. */
  const lockOwner = async (db: TenantDb, owner: Owner<Column>): Promise<boolean> =>
    (await sql`${findOwner(owner)} for no key update`.execute(db)).rows.length > 0;

  /** Adds links to several owners at once, which must be locked; those that exist stay. */
  async function addToAll(
    db: TenantDb,
    of: Record<Column, string | readonly string[]>,
    ids: readonly string[],
    { constraints }: Pick<LinkErrors, 'constraints'>,
  ): Promise<void> {
    await withConstraints(constraints, () => sql`${insert(of, ids)} on conflict do nothing`.execute(db));
  }

  /** The links that a replacement by these would remove. */
  const others = (owner: Owner<Column>, ids: readonly string[]) =>
    sql`${links} where ${isOf(owner)} and ${linked} not in (select unnest(${ids}::text[]))`;

  return {
    hasOwner,
    lockOwner,
    addToAll,

    /** The IDs of the linked records, for `in` conditions. */
    of: (owner: Owner<Column>) => sql<string>`(select ${linked} from ${links} where ${isOf(owner)})`,

    /** The IDs of the linked records; with `among`, only those. */
    async listIds(db: TenantDb, owner: Owner<Column>, among?: readonly string[]): Promise<string[]> {
      const some = among ? sql`and ${linked} = any(${among}::text[])` : sql``;
      const { rows } = await sql<{ id: string }>`
        select ${linked} as id from ${links} where ${isOf(owner)} ${some}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Adds links; those that exist stay. */
    async add(db: TenantDb, owner: Owner<Column>, ids: readonly string[], errors: LinkErrors): Promise<void> {
      if (!(await lockOwner(db, owner))) fail(errors.unknown);
      await addToAll(db, owner, ids, errors);
    },

    /** Adds a link that must not exist yet. */
    async addNew(db: TenantDb, owner: Owner<Column>, id: string, errors: LinkErrors): Promise<void> {
      if (!(await lockOwner(db, owner))) fail(errors.unknown);
      await withConstraints(errors.constraints, () => insert(owner, [id]).execute(db));
    },

    /** Whether a replacement by these would remove a link. Locks the owner, so that this is still true when they are replaced. */
    async takesAway(db: TenantDb, owner: Owner<Column>, ids: readonly string[]): Promise<boolean> {
      if (!(await lockOwner(db, owner))) return false;
      const { rows } = await sql`select from ${others(owner, ids)} limit 1`.execute(db);
      return rows.length > 0;
    },

    /** Removes all other links of the owner, which must be locked. */
    async keepOnly(db: TenantDb, owner: Owner<Column>, ids: readonly string[]): Promise<void> {
      await sql`delete from ${others(owner, ids)}`.execute(db);
    },

    /** Links the owner with exactly these. Links that stay are not touched, nor what depends on them. */
    async replace(
      db: TenantDb,
      owner: Owner<Column>,
      ids: readonly string[],
      errors: LinkErrors,
    ): Promise<void> {
      if (!(await lockOwner(db, owner))) fail(errors.unknown);
      await sql`delete from ${others(owner, ids)}`.execute(db);
      await addToAll(db, owner, ids, errors);
    },

    /** Returns whether the link existed. */
    async remove(db: TenantDb, owner: Owner<Column>, id: string): Promise<boolean> {
      if (!(await lockOwner(db, owner))) return false;
      const { numAffectedRows } =
        await sql`delete from ${links} where ${isOf(owner)} and ${linked} = ${id}`.execute(db);
      return numAffectedRows === 1n;
    },
  };
}
