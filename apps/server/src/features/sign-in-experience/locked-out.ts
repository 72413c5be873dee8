import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { canSignIn, type Ways } from '../../users/can-sign-in.ts';

/** The number of users who can sign in now and could not after this change. */
export async function countLockedOut(db: TenantDb, tenantId: string, change: Partial<Ways>): Promise<number> {
  const saved = await readSignInExperience(db, tenantId);
  const { total } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('isSuspended', '=', false)
    .where(canSignIn(saved))
    .where(sql<boolean>`not ${canSignIn({ ...saved, ...change })}`)
    .executeTakeFirstOrThrow();
  return Number(total);
}
