import * as api from '@gatehouse/contract/organizations/application-endpoints';
import * as rolesApi from '@gatehouse/contract/organizations/application-role-endpoints';
import { compareIds } from '../../lib/compare-ids.ts';
import { on } from '../../web/events.ts';
import { applications, applicationRoles } from './links.ts';
import { isChange, membershipChange, roleChange } from '../../organizations/membership-changes.ts';

const membership = { audit: 'Organization.Membership.Updated' } as const;
const roles = { audit: 'Organization.Membership.Roles.Updated' } as const;
const organizationId = { organizationId: 'params.id' } as const;
const ids = { ...organizationId, applicationId: 'params.applicationId' } as const;

/** Applications that an organization gets and loses, and their roles. */
export const events = [
  on(api.addOrganizationApplications, {
    ...membership,
    before: async ({ db }, { params, body }) => ({
      members: await applications.listIds(db, { organizationId: params.id }, body.applicationIds),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        when: {
          says: 'if one is new',
          pick: ({ body, old }) => compareIds(old.members, body.applicationIds).added.length > 0,
        },
        ids: organizationId,
        data: {
          says: '`organizationId`, `addedApplicationIds`',
          pick: ({ params, body, old }) =>
            membershipChange(params.id, 'Application', {
              added: compareIds(old.members, body.applicationIds).added,
            }),
        },
      },
    ],
  }),
  on(api.replaceOrganizationApplications, {
    ...membership,
    before: async ({ db }, { params }) => ({
      members: await applications.listIds(db, { organizationId: params.id }),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        when: { says: 'if they change', pick: ({ body, old }) => isChange(old.members, body.applicationIds) },
        ids: organizationId,
        data: {
          says: '`organizationId`, `addedApplicationIds` and `removedApplicationIds`, if not empty',
          pick: ({ params, body, old }) =>
            membershipChange(params.id, 'Application', compareIds(old.members, body.applicationIds)),
        },
      },
    ],
  }),
  on(api.removeOrganizationApplication, {
    ...membership,
    webhooks: [
      {
        event: 'Organization.Membership.Updated',
        ids: organizationId,
        data: {
          says: '`organizationId`, `removedApplicationIds`',
          pick: ({ params }) =>
            membershipChange(params.id, 'Application', { removed: [params.applicationId] }),
        },
      },
    ],
  }),
  on(rolesApi.addRolesToOrganizationApplications, {
    ...roles,
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids: { ...organizationId, applicationId: 'body.applicationIds' },
        data: {
          says: '`addedOrganizationRoleIds`',
          pick: ({ body }) => roleChange({ added: body.organizationRoleIds }),
        },
      },
    ],
  }),
  on(rolesApi.addOrganizationApplicationRoles, {
    ...roles,
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids,
        data: {
          says: '`addedOrganizationRoleIds`',
          pick: ({ body }) => roleChange({ added: body.organizationRoleIds }),
        },
      },
    ],
  }),
  on(rolesApi.replaceOrganizationApplicationRoles, {
    ...roles,
    before: async ({ db }, { params }) => ({
      roles: await applicationRoles.listIds(db, {
        organizationId: params.id,
        applicationId: params.applicationId,
      }),
    }),
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids,
        data: {
          says: '`addedOrganizationRoleIds` and `removedOrganizationRoleIds`, if not empty',
          pick: ({ body, old }) => roleChange(compareIds(old.roles, body.organizationRoleIds)),
        },
      },
    ],
  }),
  on(rolesApi.removeOrganizationApplicationRole, {
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
