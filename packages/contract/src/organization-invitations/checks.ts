import { z } from 'zod';
import { givenTimestamp, id, webUrl } from '../common.ts';
import { connectorErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { relationNotFound } from '../organizations/organizations.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';
import { inviteeEmail } from '../validation/email.ts';
import { invitationRefused, organizationInvitation } from './organization-invitations.ts';

/** Variables of the message. Without `link`, it contains a link to our own page, on which the invitee accepts. */
const messagePayload = z.object({
  code: bounded(256).optional(),
  link: webUrl.optional(),
  locale: bounded(64).optional(),
  uiLocales: bounded(256).optional(),
});

export const listOrganizationInvitations = checks({
  summary: 'List organization invitations, newest first',
  query: z.object({
    organizationId: id.optional(),
    inviterId: userId.optional(),
    invitee: bounded(256).optional(),
  }),
  output: organizationInvitation,
  isWhole: true,
});

export const createOrganizationInvitation = checks({
  summary:
    'Invite an email address to an organization, and send the invitation unless messagePayload is false',
  // Counting the message and the write are transactions of their own.
  transaction: 'none',
  body: z.object({
    inviterId: userId.nullable().default(null),
    invitee: inviteeEmail,
    organizationId: id,
    expiresAt: givenTimestamp,
    organizationRoleIds: z.array(id).max(100).default([]),
    messagePayload: z.union([messagePayload, z.literal(false)]).default(false),
  }),
  status: 201,
  output: organizationInvitation,
  errors: [
    invitationRefused,
    relationNotFound,
    entityErrors.wrongType,
    entityErrors.notUnique,
    connectorErrors.noSender,
    connectorErrors.messageRateLimited,
  ],
});

export const getOrganizationInvitation = checks({
  summary: 'Get an organization invitation',
  output: organizationInvitation,
  errors: [entityErrors.notExistsWithId],
});

export const deleteOrganizationInvitation = checks({
  summary: 'Delete an organization invitation, whatever its status; a user who accepted it stays a member',
  errors: [entityErrors.notFound],
});

export const sendOrganizationInvitation = checks({
  summary: 'Send an organization invitation again; a link to our own page replaces the previous one',
  transaction: 'none',
  body: messagePayload,
  errors: [entityErrors.notExistsWithId, connectorErrors.noSender, connectorErrors.messageRateLimited],
});

export const createOrganizationInvitationLink = checks({
  summary:
    'Create a link to the page of a pending invitation; it replaces the previous one and is shown once',
  status: 201,
  output: z.object({ link: z.string() }),
  errors: [entityErrors.notExistsWithId, invitationRefused],
});

export const updateOrganizationInvitationStatus = checks({
  summary: 'Accept a pending organization invitation for a user, or revoke it',
  body: z.object({ acceptedUserId: userId.nullish(), status: z.enum(['Accepted', 'Revoked']) }),
  output: organizationInvitation,
  errors: [entityErrors.notExistsWithId, entityErrors.notFound, invitationRefused],
});
