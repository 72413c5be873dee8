import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import type { User } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { withConstraints } from '../../lib/fail.ts';

type Identity = User['identities'][string];

/** Sets one identity of a user. The database merges it, so that concurrent changes of different identities don't overwrite each other. */
export async function putIdentity(
  db: TenantDb,
  id: string,
  target: string,
  identity: Identity,
): Promise<boolean> {
  const constraints = { user_identities_pkey: identityErrors.identityInUse };
  const { numUpdatedRows } = await withConstraints(constraints, () =>
    db
      .updateTable('users')
      .set({
        identities: sql`identities || jsonb_build_object(${target}::text, ${JSON.stringify(identity)}::jsonb)`,
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Removes one identity of a user. Returns whether it existed. */
export async function deleteIdentity(db: TenantDb, id: string, target: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ identities: sql`identities - ${target}::text`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`identities ? ${target}::text`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
