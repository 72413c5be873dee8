import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { membershipChange } from '../../organizations/membership-changes.ts';
import type { Webhook } from '../../web/events.ts';

/** An invitation that its invitee has accepted. */
export interface Accepted {
  organizationId: string;
  userId: string;
  /** Whether the user was a member before, and only got roles. */
  wasMember: boolean;
}

interface PageEvents {
  audit: AuditLogKey;
  /** When the audit log entry is written. */
  step: string;
  webhooks?: readonly Webhook<Accepted>[];
}

export const accepted = {
  audit: 'OrganizationInvitation.Accepted',
  step: 'An invitation is accepted on its page',
  webhooks: [
    {
      event: 'Organization.Membership.Updated',
      ids: {
        organizationId: { says: 'the organization', pick: ({ organizationId }) => organizationId },
      },
      data: {
        says: '`organizationId`, and `addedUserIds` if the user was no member',
        pick: ({ organizationId, userId, wasMember }) =>
          membershipChange(organizationId, 'User', { added: wasMember ? [] : [userId] }),
      },
    },
  ],
} as const satisfies PageEvents;

/** The wire has no event for it. */
export const declined = {
  audit: 'OrganizationInvitation.Declined',
  step: 'An invitation is declined on its page, with the secret of its link',
} as const satisfies PageEvents;

/** What answers on the page of an invitation write to the audit log, with their webhook events (ADR 143). */
export const invitationEvents: readonly PageEvents[] = [accepted, declined];
