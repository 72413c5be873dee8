import type { User } from '@gatehouse/contract/users/users';
import { emailKey } from '../../database/email-key.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { Runtime } from '../../runtime.ts';
import { userColumnsSql } from '../../users/columns.ts';

const byIdentifier = hotStatement(
  'find-users-by-identifier',
  `select ${userColumnsSql} from users where tenant_id = $1 and (id = $2 or lower(username) = lower($3)
     or ${emailKey('users')} = $4 or primary_phone = $5) order by created_at desc, id`,
);

/** The users who have one of these identifiers, each found by its index. */
export async function findUsersByIdentifier(
  { database }: Runtime,
  tenantId: string,
  { id, username, email, phone }: { id?: string; username?: string; email?: string; phone?: string },
): Promise<User[]> {
  const values = [id, username, email, phone].map((value) => value ?? null);
  return database.hot<User>(byIdentifier, tenantId, values);
}
