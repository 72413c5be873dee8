import * as api from '@gatehouse/contract/roles/endpoints';
import { queriesOf } from '../../runtime/ctx.ts';
import { on } from '../../web/events.ts';
import { findScopes } from './role-scopes.ts';
import { getRole } from './roles-store.ts';

const roleId = { roleId: 'params.id' } as const;

export const events = [
  on(api.createRole, {
    audit: 'Role.Created',
    webhooks: [
      { event: 'Role.Created', ids: { roleId: 'output.id' }, data: 'output' },
      {
        event: 'Role.Scopes.Updated',
        when: { says: 'with `scopeIds`', pick: ({ body }) => body.scopeIds !== undefined },
        ids: { roleId: 'output.id' },
        data: {
          says: 'the permissions with their resources',
          pick: ({ body }, ctx) => findScopes(queriesOf(ctx), body.scopeIds ?? []),
        },
      },
    ],
  }),
  on(api.updateRole, {
    audit: 'Role.Data.Updated',
    webhooks: [{ event: 'Role.Data.Updated', ids: roleId, data: 'output' }],
  }),
  on(api.deleteRole, {
    audit: 'Role.Deleted',
    before: ({ db }, { params }) => getRole(db, params.id),
    logsOld: ['name', 'type'],
    webhooks: [{ event: 'Role.Deleted', ids: roleId, data: 'output' }],
  }),
  on(api.addRoleScopes, {
    audit: 'Role.Scopes.Updated',
    webhooks: [{ event: 'Role.Scopes.Updated', ids: roleId, data: 'output' }],
  }),
  on(api.removeRoleScope, {
    audit: 'Role.Scopes.Updated',
    webhooks: [
      { event: 'Role.Scopes.Updated', ids: { ...roleId, scopeId: 'params.scopeId' }, data: 'output' },
    ],
  }),
];
