import type { User } from '@gatehouse/contract/users/users';
import * as hot from '../database/hot/users.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The users who have one of these identifiers, each found with its index. */
export async function findUsersByIdentifier(
  { database }: Runtime,
  tenantId: string,
  { id, username, email, phone }: { id?: string; username?: string; email?: string; phone?: string },
): Promise<User[]> {
  const values = [id, username, email, phone].map((value) => value ?? null);
  return database.hot<User>(hot.findUsersByIdentifier, tenantId, values);
}
