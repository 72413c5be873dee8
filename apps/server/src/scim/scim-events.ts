import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { User } from '@gatehouse/contract/users/users';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { membershipChange, roleChange } from '../organizations/membership-changes.ts';
import type { ChangedRoles } from '../organizations/scim-roles.ts';

/** A change that a request made to an account. */
interface ChangedUser {
  user: User;
}

interface ChangedMembership {
  organizationId: string;
  userId: string;
  isAdded: boolean;
}

/** Picks from the change alone, unlike those of endpoints. */
interface Picker<Made, Value> {
  says: string;
  pick(made: Made): Value;
}

interface ScimWebhook<Made> {
  event: WebhookEvent;
  when?: Picker<Made, boolean>;
  ids: Readonly<Record<string, Picker<Made, string>>>;
  data: Picker<Made, unknown>;
}

export interface ScimEvents<Made> {
  audit: AuditLogKey;
  /** When the audit log entry is written. */
  step: string;
  webhooks: readonly ScimWebhook<Made>[];
}

const userId = { userId: { says: 'the user', pick: ({ user }: ChangedUser) => user.id } };
const theUser = { says: 'the user', pick: ({ user }: ChangedUser) => user };

export const userCreated: ScimEvents<ChangedUser> = {
  audit: 'User.Created',
  step: 'A user is created',
  webhooks: [{ event: 'User.Created', ids: userId, data: theUser }],
};

export const userUpdated: ScimEvents<ChangedUser> = {
  audit: 'User.Data.Updated',
  step: 'The account of a user changes',
  webhooks: [{ event: 'User.Data.Updated', ids: userId, data: theUser }],
};

export const userDeleted: ScimEvents<ChangedUser> = {
  audit: 'User.Deleted',
  step: 'A user is deleted with the account, which no other organization has',
  webhooks: [{ event: 'User.Deleted', ids: userId, data: theUser }],
};

export const suspensionChanged: ScimEvents<ChangedUser> = {
  audit: 'User.SuspensionStatus.Updated',
  step: 'An account is suspended with the end of its membership, or reactivated',
  webhooks: [
    { event: 'User.SuspensionStatus.Updated', ids: userId, data: theUser },
    {
      event: 'User.Session.Ended',
      when: { says: 'if the user is suspended', pick: ({ user }) => user.isSuspended },
      ids: userId,
      data: { says: '`sessionId: null`, all sessions', pick: () => ({ sessionId: null }) },
    },
  ],
};

export const membershipChanged: ScimEvents<ChangedMembership> = {
  audit: 'Organization.Membership.Updated',
  step: 'A user becomes a member, or stops being one',
  webhooks: [
    {
      event: 'Organization.Membership.Updated',
      ids: {
        organizationId: { says: 'the organization', pick: ({ organizationId }) => organizationId },
      },
      data: {
        says: '`organizationId`, and `addedUserIds` or `removedUserIds`',
        pick: ({ organizationId, userId: id, isAdded }) =>
          membershipChange(organizationId, 'User', isAdded ? { added: [id] } : { removed: [id] }),
      },
    },
  ],
};

export const rolesChanged: ScimEvents<ChangedRoles & { organizationId: string }> = {
  audit: 'Organization.Membership.Roles.Updated',
  step: 'A group gives roles to a member, or takes them away',
  webhooks: [
    {
      event: 'Organization.Membership.Roles.Updated',
      ids: {
        organizationId: { says: 'the organization', pick: ({ organizationId }) => organizationId },
        userId: { says: 'the member', pick: ({ userId: id }) => id },
      },
      data: {
        says: '`addedOrganizationRoleIds` and `removedOrganizationRoleIds`, if not empty',
        pick: (changed) => roleChange(changed),
      },
    },
  ],
};

const withoutWebhooks: readonly ScimEvents<never>[] = [
  {
    audit: 'Organization.Scim.User.Updated',
    step: 'A user of the organization is created, linked, changed or deleted',
    webhooks: [],
  },
  {
    audit: 'Organization.Scim.Group.Updated',
    step: 'A group of the organization is created, changed or deleted',
    webhooks: [],
  },
  {
    audit: 'Organization.Scim.Refused',
    step: 'A request that would change something is refused',
    webhooks: [],
  },
];

/** What provisioning writes to the audit log, with its webhook events (ADR 143). */
export const scimEvents: readonly ScimEvents<never>[] = [
  userCreated,
  userUpdated,
  userDeleted,
  suspensionChanged,
  membershipChanged,
  rolesChanged,
  ...withoutWebhooks,
];
