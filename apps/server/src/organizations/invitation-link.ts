import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import type { TenantQueries } from '../database/database.ts';
import { createSecret } from '../lib/ids.ts';
import { hashToken } from '../one-time/one-time-token-service.ts';
import type { Tenant } from '../runtime/ctx.ts';

/** The parameter of a link that has its secret. */
export const secretParameter = 'token';

/** Creates a link to the page of an invitation. Only a hash of its secret is stored, so it replaces the previous link. */
export async function createInvitationLink(
  db: TenantQueries,
  { origin }: Pick<Tenant, 'origin'>,
  id: string,
): Promise<string> {
  const secret = createSecret();
  await db
    .updateTable('organizationInvitations')
    .set({ secretHash: hashToken(secret) })
    .where('id', '=', id)
    .execute();
  return `${origin}${invitationPath}?${secretParameter}=${secret}`;
}
