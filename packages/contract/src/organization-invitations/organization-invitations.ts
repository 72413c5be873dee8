import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { edgeErrors, withStatus } from '../errors.ts';
import { heldRoles } from '../organizations/organizations.ts';
import { inviteeEmail } from '../validation/email.ts';

/** Only a pending invitation can be accepted; the other statuses are final (STATE-06, OPEN-41). */
export const invitationStatus = z.enum(['Pending', 'Accepted', 'Expired', 'Revoked']);
export type InvitationStatus = z.infer<typeof invitationStatus>;

/** An offer to an email address to become a member of an organization (ENT-18). */
export const organizationInvitation = z.object({
  tenantId,
  id,
  /** The user who invites. */
  inviterId: z.string().max(21).nullable(),
  /** Normalized: NFKC and lower case. */
  invitee: inviteeEmail,
  acceptedUserId: z.string().max(21).nullable(),
  organizationId: id,
  /** A pending invitation reads as expired from `expiresAt` on. */
  status: invitationStatus,
  createdAt: timestamp,
  updatedAt: timestamp,
  expiresAt: timestamp,
  /** The roles that the invitee gets in the organization, by name. */
  organizationRoles: heldRoles,
});
export type OrganizationInvitation = z.infer<typeof organizationInvitation>;

/** A request that the state of the invitation, or of its organization, doesn't allow. `data.reason` says why. */
export const invitationRefused = withStatus(edgeErrors.invalidContent, 422);

/** The reason in `data.reason` of a refused request. */
export type InvitationRefusal = 'already_member' | 'not_pending' | 'user_required' | 'other_email';

/** The path of the page on which users accept or decline an invitation. */
export const invitationPath = '/invitation';
