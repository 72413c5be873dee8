import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { findOrganization } from '../../organizations/invitation-store.ts';
import { membershipChange } from '../../organizations/membership-changes.ts';
import { members } from '../../organizations/memberships.ts';
import { on } from '../../web/events.ts';

export const events = [
  on(api.createOrganizationInvitation, {
    audit: 'OrganizationInvitation.Created',
    logs: ['organizationId', 'organizationRoleIds'],
  }),
  on(api.sendOrganizationInvitation, { audit: 'OrganizationInvitation.Sent' }),
  on(api.createOrganizationInvitationLink, { audit: 'OrganizationInvitation.Link.Created' }),
  on(api.updateOrganizationInvitationStatus, {
    audit: 'OrganizationInvitation.Status.Updated',
    logs: ['status', 'acceptedUserId'],
    before: async ({ db }, { params, body: { acceptedUserId } }) => {
      const organizationId = await findOrganization(db, params.id);
      if (organizationId === undefined || !acceptedUserId) return { members: [] };
      return { members: await members.listIds(db, { organizationId }, [acceptedUserId]) };
    },
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        when: { says: 'if it is accepted', pick: ({ body }) => body.status === 'Accepted' },
        ids: { organizationId: 'output.organizationId' },
        data: {
          says: '`organizationId`, and `addedUserIds` if the user was no member',
          pick: ({ output: { organizationId, acceptedUserId }, old }) =>
            membershipChange(organizationId, 'User', {
              added: acceptedUserId && old.members.length === 0 ? [acceptedUserId] : [],
            }),
        },
      },
    ],
  }),
  on(api.deleteOrganizationInvitation, { audit: 'OrganizationInvitation.Deleted' }),
];
