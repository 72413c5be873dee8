import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { type Role, role } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { withConstraints } from '../../lib/fail.ts';

/** The holders of roles: users and machine-to-machine applications, each in a table of the same shape. */
interface Holders {
  table: 'usersRoles' | 'applicationsRoles';
  holders: 'users' | 'applications';
  column: 'userId' | 'applicationId';
  /** Errors by violated constraint: the link exists already, or the holder or role doesn't exist. */
  exists: Record<string, ErrorDeclaration>;
  missing: Record<string, ErrorDeclaration>;
}

/** Operations on the links between roles and their holders. */
export function createRoleLinks({ table, holders, column, exists, missing }: Holders) {
  const links = sql.table(table);
  const holder = sql.ref(column);
  /** Assigns every role to every holder. */
  const insert = (holderIds: readonly string[], roleIds: readonly string[]) =>
    sql`insert into ${links} (${holder}, role_id)
      select h, r from unnest(${holderIds}::text[]) h, unnest(${roleIds}::text[]) r`;
  return {
    /** The roles of a user or application, by name. */
    async listRoles(
      db: TenantDb,
      holderId: string,
      search: string | undefined,
      paging: Paging,
    ): Promise<Page<Role>> {
      const text = searchText(search);
      const held = sql<string>`(select role_id from ${links} where ${holder} = ${holderId})`;
      let matching = db.selectFrom('roles').where('roles.id', 'in', held);
      if (text) matching = matching.where(contains(['roles.id', 'roles.name', 'roles.description'], text));
      const { items, ...page } = await paginate(db, matching, paging, (rows) =>
        rows.selectAll('roles').orderBy('roles.name').orderBy('roles.id'),
      );
      return { ...page, items: items.map((row) => role.parse(row)) };
    },

    /** Assigns a role to all of these holders, or to none if one has it already. */
    async addHolders(db: TenantDb, roleId: string, holderIds: readonly string[]): Promise<void> {
      await withConstraints({ ...missing, ...exists }, () => insert(holderIds, [roleId]).execute(db));
    },

    /** Assigns roles to a holder. Returns the new ones. */
    async addRoles(db: TenantDb, holderId: string, roleIds: readonly string[]): Promise<string[]> {
      const { rows } = await withConstraints(missing, () =>
        sql<{
          roleId: string;
        }>`${insert([holderId], roleIds)} on conflict do nothing returning role_id`.execute(db),
      );
      return rows.map(({ roleId }) => roleId);
    },

    /** Removes a role from a holder. Returns whether the holder had it. */
    async remove(db: TenantDb, holderId: string, roleId: string): Promise<boolean> {
      const { numAffectedRows } =
        await sql`delete from ${links} where ${holder} = ${holderId} and role_id = ${roleId}`.execute(db);
      return numAffectedRows === 1n;
    },

    /** The IDs of a holder's roles, locked: no other role can be assigned until the transaction ends. */
    async lockRoles(db: TenantDb, holderId: string): Promise<string[]> {
      await sql`select from ${sql.table(holders)} where id = ${holderId} for update`.execute(db);
      const { rows } = await sql<{ roleId: string }>`
        select role_id from ${links} where ${holder} = ${holderId}`.execute(db);
      return rows.map(({ roleId }) => roleId);
    },

    /** Removes all roles from a holder except these. */
    async keepOnly(db: TenantDb, holderId: string, roleIds: readonly string[]): Promise<void> {
      await sql`
        delete from ${links} where ${holder} = ${holderId} and role_id <> all(${roleIds}::text[])`.execute(
        db,
      );
    },
  };
}
