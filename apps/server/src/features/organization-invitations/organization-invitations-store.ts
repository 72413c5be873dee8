import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { normalizeEmail } from '@gatehouse/contract/validation/email';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { invitationColumns } from '../../organizations/invitation-store.ts';

interface InvitationFilter {
  organizationId?: string | undefined;
  inviterId?: string | undefined;
  invitee?: string | undefined;
}

/** Newest first. */
export function listInvitations(
  db: TenantDb,
  { organizationId, inviterId, invitee }: InvitationFilter,
  paging: Paging,
  now: number,
): Promise<Page<OrganizationInvitation>> {
  let matching = db.selectFrom('organizationInvitations');
  if (organizationId !== undefined) matching = matching.where('organizationId', '=', organizationId);
  if (inviterId !== undefined) matching = matching.where('inviterId', '=', inviterId);
  if (invitee !== undefined) matching = matching.where('invitee', '=', normalizeEmail(invitee));
  return paginate(db, matching, paging, (page) =>
    page
      .select(invitationColumns(now))
      .orderBy('organizationInvitations.createdAt', 'desc')
      .orderBy('organizationInvitations.id'),
  );
}

export async function deleteInvitation(db: TenantQueries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organizationInvitations')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
