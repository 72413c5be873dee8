import { z } from 'zod';
import { givenTimestamp } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { invitationRefused } from '../organization-invitations/organization-invitations.ts';
import { bounded } from '../validation/bounded.ts';
import { inviteeEmail } from '../validation/email.ts';
import { mostInvitees, tenantInvitation, tenantInvitationWithLink } from './invitations.ts';
import { tenantRoleName } from './tenant-members.ts';

export const listTenantInvitations = checks({
  summary: 'List the invitations to a tenant, newest first',
  output: z.array(tenantInvitation),
  errors: [entityErrors.notFound],
});

export const createTenantInvitations = checks({
  summary: 'Invite administrators, all or none: each email address gets a link, which is shown once',
  // Counting the messages and the write are transactions of their own.
  transaction: 'none',
  body: z.object({
    invitee: z
      .union([inviteeEmail.transform((one) => [one]), z.array(inviteeEmail).min(1).max(mostInvitees)])
      .transform((all) => [...new Set(all)]),
    roleName: tenantRoleName,
    /** Within 7 days, which is also the default. */
    expiresAt: givenTimestamp.optional(),
  }),
  status: 201,
  output: z.array(tenantInvitationWithLink),
  errors: [entityErrors.notFound, entityErrors.notUnique, invitationRefused],
});

export const renewTenantInvitation = checks({
  summary: 'Replace the link of a pending invitation with a new one, and send it if there is a sender',
  transaction: 'none',
  output: tenantInvitationWithLink,
  errors: [entityErrors.notFound, invitationRefused],
});

export const revokeTenantInvitation = checks({
  summary: 'Revoke a pending invitation; its link stops working',
  body: z.object({
    /** `revoked`, without regard to case (OPEN-68). */
    status: bounded(16)
      .transform((status) => status.toLowerCase())
      .pipe(z.literal('revoked')),
  }),
  output: tenantInvitation,
  errors: [entityErrors.notFound, invitationRefused],
});

export const deleteTenantInvitation = checks({
  summary: 'Delete an invitation, whatever its status; an administrator who accepted it stays a member',
  errors: [entityErrors.notFound],
});
