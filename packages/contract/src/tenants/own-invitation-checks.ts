import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { invitationRefused } from '../organization-invitations/organization-invitations.ts';
import { bounded } from '../validation/bounded.ts';
import { invitationErrors, ownInvitation, ownInvitationStatus } from './own-invitations.ts';

/** In any letter case, as published clients send it (OPEN-02). */
const anyCase = <S extends z.ZodType<string, string>>(status: S) =>
  bounded(16)
    .transform((text) => text.toLowerCase())
    .pipe(status);

export const listOwnInvitations = checks({
  summary: 'List the invitations to tenants for the caller’s email address, newest first',
  // As the platform's tables are read, too (see `checks.ts`).
  transaction: 'none',
  query: z.object({ status: anyCase(ownInvitationStatus).optional() }),
  output: z.array(ownInvitation),
});

export const getOwnInvitation = checks({
  summary: 'Get an invitation to a tenant, if it is for the caller’s email address',
  transaction: 'none',
  output: ownInvitation,
  errors: [entityErrors.notFound, invitationErrors.otherAddress],
});

export const acceptOwnInvitation = checks({
  summary: 'Accept an invitation: the caller becomes a member of the tenant',
  transaction: 'none',
  body: z.object({ status: anyCase(z.literal('accepted')) }),
  output: ownInvitation,
  errors: [entityErrors.notFound, invitationErrors.otherAddress, invitationRefused],
});
