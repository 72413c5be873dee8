import type { Me } from '@gatehouse/contract/me/me';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { UsersTable } from '../../database/tables.ts';
import { withConstraints } from '../../fail.ts';

const toMe = (row: Selectable<UsersTable>): Me => ({
  id: row.id,
  name: row.name,
  username: row.username,
  avatar: row.avatar,
  primaryEmail: row.primaryEmail,
  primaryPhone: row.primaryPhone,
  hasPassword: row.passwordEncrypted !== null,
  identities: row.identities,
  customData: row.customData,
});

export async function getMe(db: TenantDb, id: string): Promise<Me | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMe(row);
}

export async function updateMe(
  db: TenantDb,
  id: string,
  values: Partial<Pick<Me, 'name' | 'username' | 'avatar'>>,
  now: number,
): Promise<Me | undefined> {
  const row = await withConstraints({ users_username: accountErrors.usernameInUse }, () =>
    db
      .updateTable('users')
      .set({ ...values, updatedAt: new Date(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toMe(row);
}
