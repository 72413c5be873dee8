import * as api from '@gatehouse/contract/roles/application-endpoints';
import { on } from '../../web/events.ts';
import { compareRoles, roleAdded, roleRemoved } from './role-changes.ts';
import { applicationLinks } from './role-applications.ts';

const applicationId = { applicationId: 'params.applicationId' } as const;

/** Roles that applications get and lose. */
export const events = [
  on(api.addRoleApplications, {
    audit: 'Application.Roles.Updated',
    webhooks: [
      { event: 'Application.Roles.Updated', ids: { applicationId: 'body.applicationIds' }, data: roleAdded },
    ],
  }),
  on(api.removeRoleApplication, {
    audit: 'Application.Roles.Updated',
    webhooks: [{ event: 'Application.Roles.Updated', ids: applicationId, data: roleRemoved }],
  }),
  on(api.addApplicationRoles, {
    audit: 'Application.Roles.Updated',
    webhooks: [
      {
        event: 'Application.Roles.Updated',
        when: { says: 'if a role is new', pick: ({ output }) => output.addedRoleIds.length > 0 },
        ids: applicationId,
        data: {
          says: '`addedRoleIds`',
          pick: ({ output }) => ({ addedRoleIds: output.addedRoleIds }),
        },
      },
    ],
  }),
  on(api.replaceApplicationRoles, {
    audit: 'Application.Roles.Updated',
    before: async ({ db }, { params }) => ({
      roleIds: await applicationLinks.lockRoles(db, params.applicationId),
    }),
    webhooks: [
      {
        event: 'Application.Roles.Updated',
        when: {
          says: 'if the roles change',
          pick: ({ body, old }) => Object.keys(compareRoles(old.roleIds, body.roleIds)).length > 0,
        },
        ids: applicationId,
        data: {
          says: '`addedRoleIds` and `removedRoleIds`, if not empty',
          pick: ({ body, old }) => compareRoles(old.roleIds, body.roleIds),
        },
      },
    ],
  }),
  on(api.removeApplicationRole, {
    audit: 'Application.Roles.Updated',
    webhooks: [
      {
        event: 'Application.Roles.Updated',
        ids: applicationId,
        data: {
          says: '`removedRoleIds`',
          pick: ({ params }) => ({ removedRoleIds: [params.roleId] }),
        },
      },
    ],
  }),
];
