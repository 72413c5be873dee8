import { entityErrors } from '@gatehouse/contract/errors';
import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import type { User } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import { requireSmallWhole } from '../database/custom-data.ts';
import type { TenantDb } from '../database/database.ts';
import { found, withConstraints } from '../lib/fail.ts';
import { endEverythingOfUser } from './end-everything.ts';
import { getUser } from './user-store.ts';

type Identity = User['identities'][string];

/** Sets one identity of a user. The database merges it, so that concurrent changes of different identities don't overwrite each other. */
async function putIdentity(db: TenantDb, id: string, target: string, identity: Identity): Promise<boolean> {
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

/**
 * Links an account at a provider to a user. It replaces the account linked before, whose sessions and grants end (`endsReplaced`). All linked
 * accounts together have the size limit of custom data; `field` names the caller's field in the error.
 */
export async function setIdentity(
  db: TenantDb,
  userId: string,
  target: string,
  identity: Identity,
  { field, endsReplaced = true }: { field: string; endsReplaced?: boolean },
): Promise<User['identities']> {
  const before = found(await getUser(db, userId), entityErrors.notFound).identities[target];
  await putIdentity(db, userId, target, identity);
  // Sessions that were started with the replaced account must end.
  if (endsReplaced && before && before.userId !== identity.userId) await endEverythingOfUser(db, userId);
  const { identities } = found(await getUser(db, userId), entityErrors.notFound);
  return requireSmallWhole(identities, field);
}
