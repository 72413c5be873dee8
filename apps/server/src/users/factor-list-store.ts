import { type KeptFactor, keptFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { TenantQueries } from '../database/database.ts';

/** The second factors that these users have set up, in the order of the contract. */
export async function listFactorsOf(
  db: TenantQueries,
  userIds: readonly string[],
): Promise<Map<string, KeptFactor[]>> {
  const found = new Map<string, KeptFactor[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .selectFrom('mfaVerifications')
    .select(['userId', 'type'])
    .distinct()
    .where('userId', 'in', userIds)
    .execute();
  for (const id of userIds) {
    const types = new Set<string>(rows.filter(({ userId }) => userId === id).map(({ type }) => type));
    found.set(
      id,
      keptFactors.filter((factor) => types.has(factor)),
    );
  }
  return found;
}
