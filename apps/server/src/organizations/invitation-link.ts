import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { adminTenantId } from '@gatehouse/contract/common';
import type { TenantQueries } from '../database/database.ts';
import { createSecret } from '../lib/ids.ts';
import { hashToken } from '../one-time/one-time-token-service.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

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

/**
 * Whether the link of an invitation is enough to accept it. Administrators' accounts have no email addresses, so the link is passed on, and
 * the first user who accepts becomes an administrator (ADR 157). In the cloud edition, the account must have the address.
 */
export const isForAnyone = ({ settings }: Pick<Runtime, 'settings'>, { id }: Pick<Tenant, 'id'>): boolean =>
  id === adminTenantId && settings.EDITION !== 'cloud';
