import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { organizationInvitation } from '../organization-invitations/organization-invitations.ts';
import { heldTenantRole } from './tenant-members.ts';

/** An invitation to become an administrator of a tenant: a link that works once (ADR 157). */
export const tenantInvitation = organizationInvitation
  .pick({ invitee: true, status: true, inviterId: true, acceptedUserId: true })
  .extend({
    id,
    /** The name that the inviter's profile has. */
    inviterName: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
    organizationRoles: z.array(heldTenantRole),
  });
export type TenantInvitation = z.infer<typeof tenantInvitation>;

/** An invitation with its link, which only the response that creates the link contains. */
export const tenantInvitationWithLink = tenantInvitation.extend({
  link: z.string(),
  /** Whether the link was also sent to the invitee, which requires that the admin tenant has an email connector. */
  isSent: z.boolean(),
});
export type TenantInvitationWithLink = z.infer<typeof tenantInvitationWithLink>;

/** How long an invitation is valid. */
export const invitationDays = 7;
/** The number of invitations in one request. */
export const mostInvitees = 20;
