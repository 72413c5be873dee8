import { createHash } from 'node:crypto';
import { scimTokenPrefix } from '@gatehouse/contract/organizations/scim';
import type { TenantQueries } from '../database/database.ts';
import { ScimError } from './scim-error.ts';

/** How exact the time of the last use is: a token that is used many times a minute is written once. */
const usedEveryMs = 60_000;

/** One error for a wrong token, one of another organization, and an organization that doesn't exist. */
const unauthorized = (): ScimError =>
  new ScimError(401, 'The token is missing, revoked or not one of this organization.');

/** Returns the ID of the organization's token. Read from the database at each request, so a revoked token ends at once in every process. */
export async function authenticate(
  db: TenantQueries,
  {
    organizationId,
    authorization,
    now,
  }: { organizationId: string; authorization: string | undefined; now: number },
): Promise<string> {
  const [, token = ''] = /^Bearer +(\S{1,128})$/i.exec(authorization ?? '') ?? [];
  if (!token.startsWith(scimTokenPrefix)) throw unauthorized();
  const row = await db
    .selectFrom('organizationScimTokens')
    .select(['id', 'lastUsedAt'])
    .where('hash', '=', createHash('sha256').update(token).digest('base64url'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw unauthorized();
  if ((row.lastUsedAt ?? 0) <= now - usedEveryMs)
    await db
      .updateTable('organizationScimTokens')
      .set({ lastUsedAt: new Date(now) })
      .where('organizationId', '=', organizationId)
      .where('id', '=', row.id)
      .execute();
  return row.id;
}
