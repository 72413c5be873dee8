import * as api from '@gatehouse/contract/organizations/member-endpoints';
import * as rolesApi from '@gatehouse/contract/organizations/member-role-endpoints';
import { queriesOf } from '../../runtime/ctx.ts';
import { compareIds } from '../../lib/compare-ids.ts';
import { on } from '../../web/events.ts';
import { members, memberRoles } from '../../organizations/memberships.ts';
import { findRoleIds } from './role-ids.ts';
import { isChange, membershipChange, roleChange } from '../../organizations/membership-changes.ts';

const membership = { audit: 'Organization.Membership.Updated' } as const;
const roles = { audit: 'Organization.Membership.Roles.Updated' } as const;
const organizationId = { organizationId: 'params.id' } as const;
const ids = { ...organizationId, userId: 'params.userId' } as const;

/** Members that an organization gets and loses, and their roles. */
export const events = [
  on(api.addMembers, {
    ...membership,
    before: async ({ db }, { params, body }) => ({
      members: await members.listIds(db, { organizationId: params.id }, body.userIds),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        when: {
          says: 'if one is new',
          pick: ({ body, old }) => compareIds(old.members, body.userIds).added.length > 0,
        },
        ids: organizationId,
        data: {
          says: '`organizationId`, `addedUserIds`',
          pick: ({ params, body, old }) =>
            membershipChange(params.id, 'User', { added: compareIds(old.members, body.userIds).added }),
        },
      },
    ],
  }),
  on(api.replaceMembers, {
    ...membership,
    before: async ({ db }, { params }) => ({
      members: await members.listIds(db, { organizationId: params.id }),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        when: { says: 'if they change', pick: ({ body, old }) => isChange(old.members, body.userIds) },
        ids: organizationId,
        data: {
          says: '`organizationId`, `addedUserIds` and `removedUserIds`, if not empty',
          pick: ({ params, body, old }) =>
            membershipChange(params.id, 'User', compareIds(old.members, body.userIds)),
        },
      },
    ],
  }),
  on(api.removeMember, {
    ...membership,
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        ids: organizationId,
        data: {
          says: '`organizationId`, `removedUserIds`',
          pick: ({ params }) => membershipChange(params.id, 'User', { removed: [params.userId] }),
        },
      },
    ],
  }),
  on(rolesApi.addRolesToMembers, {
    ...roles,
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids: { ...organizationId, userId: 'body.userIds' },
        data: {
          says: '`addedOrganizationRoleIds`',
          pick: ({ body }) => roleChange({ added: body.organizationRoleIds }),
        },
      },
    ],
  }),
  on(rolesApi.addMemberRoles, {
    ...roles,
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids,
        data: {
          says: '`addedOrganizationRoleIds`',
          pick: ({ output }) => roleChange({ added: output.organizationRoleIds }),
        },
      },
    ],
  }),
  on(rolesApi.replaceMemberRoles, {
    ...roles,
    before: async ({ db }, { params }) => ({
      roles: await memberRoles.listIds(db, { organizationId: params.id, userId: params.userId }),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids,
        data: {
          says: '`addedOrganizationRoleIds` and `removedOrganizationRoleIds`, if not empty',
          pick: async ({ body, old }, ctx) =>
            roleChange(compareIds(old.roles, await findRoleIds(queriesOf(ctx), body))),
        },
      },
    ],
  }),
  on(rolesApi.removeMemberRole, {
    ...roles,
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids,
        data: {
          says: '`removedOrganizationRoleIds`',
          pick: ({ params }) => roleChange({ removed: [params.organizationRoleId] }),
        },
      },
    ],
  }),
];
