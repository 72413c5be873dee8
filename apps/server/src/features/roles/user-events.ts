import * as api from '@gatehouse/contract/roles/user-endpoints';
import { on } from '../../web/events.ts';
import { compareRoles, roleAdded, roleRemoved } from './role-changes.ts';
import { userLinks } from './role-users.ts';

const userId = { userId: 'params.userId' } as const;

/** Roles that users get and lose. */
export const events = [
  on(api.addRoleUsers, {
    audit: 'User.Roles.Updated',
    webhooks: [{ event: 'User.Roles.Updated', ids: { userId: 'body.userIds' }, data: roleAdded }],
  }),
  on(api.removeRoleUser, {
    audit: 'User.Roles.Updated',
    webhooks: [{ event: 'User.Roles.Updated', ids: userId, data: roleRemoved }],
  }),
  on(api.addUserRoles, {
    audit: 'User.Roles.Updated',
    webhooks: [
      {
        event: 'User.Roles.Updated',
        when: { says: 'if a role is new', pick: ({ output }) => output.addedRoleIds.length > 0 },
        ids: userId,
        data: {
          says: '`addedRoleIds`',
          pick: ({ output }) => ({ addedRoleIds: output.addedRoleIds }),
        },
      },
    ],
  }),
  on(api.replaceUserRoles, {
    audit: 'User.Roles.Updated',
    before: async ({ db }, { params }) => ({ roleIds: await userLinks.lockRoles(db, params.userId) }),
    webhooks: [
      {
        event: 'User.Roles.Updated',
        when: {
          says: 'if the roles change',
          pick: ({ body, old }) => Object.keys(compareRoles(old.roleIds, body.roleIds)).length > 0,
        },
        ids: userId,
        data: {
          says: '`addedRoleIds` and `removedRoleIds`, if not empty',
          pick: ({ body, old }) => compareRoles(old.roleIds, body.roleIds),
        },
      },
    ],
  }),
  on(api.removeUserRole, {
    audit: 'User.Roles.Updated',
    webhooks: [
      {
        event: 'User.Roles.Updated',
        ids: userId,
        data: {
          says: '`removedRoleIds`',
          pick: ({ params }) => ({ removedRoleIds: [params.roleId] }),
        },
      },
    ],
  }),
];
