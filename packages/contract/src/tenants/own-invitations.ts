import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { tenantRoleNames } from '../tenant-members/tenant-roles.ts';
import { tenantTags } from './tenants.ts';

/** The statuses of invitations as the console's calls have them (OPEN-02). */
export const ownInvitationStatus = z.enum(['pending', 'accepted', 'expired', 'revoked']);

/** An invitation to a tenant, as its invitee sees it (VIEW-02). */
export const ownInvitation = z.object({
  id,
  organizationId: z.string(),
  status: ownInvitationStatus,
  tenantId,
  tenantName: z.string(),
  tenantTag: z.enum(tenantTags),
  inviterName: z.string().nullable(),
  roleNames: z.array(z.enum(tenantRoleNames)),
  expiresAt: timestamp,
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

export const invitationErrors = declareErrors({
  /** INV-04. Not to someone who guesses IDs: they have 21 random characters. */
  otherAddress: [
    'invitation.other_address',
    403,
    'This invitation is for another email address than the one of your account.',
  ],
});
