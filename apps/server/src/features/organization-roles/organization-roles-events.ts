import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { on } from '../../web/events.ts';
import { getOrganizationRole } from './organization-roles-store.ts';

const organizationRoleId = { organizationRoleId: 'params.id' } as const;
const created = { organizationRoleId: 'output.id' } as const;

const scopesUpdated = {
  event: 'OrganizationRole.Scopes.Updated',
  ids: organizationRoleId,
  data: 'output',
} as const;

/** As on the wire, the permissions of API resources make no webhook event. */
export const events = [
  on(api.createOrganizationRole, {
    audit: 'OrganizationRole.Created',
    webhooks: [
      { event: 'OrganizationRole.Created', ids: created, data: 'output' },
      {
        event: 'OrganizationRole.Scopes.Updated',
        when: {
          says: 'with `organizationScopeIds`',
          pick: ({ body }) => body.organizationScopeIds.length > 0,
        },
        ids: created,
        data: 'output',
      },
    ],
  }),
  on(api.updateOrganizationRole, {
    audit: 'OrganizationRole.Data.Updated',
    webhooks: [{ event: 'OrganizationRole.Data.Updated', ids: organizationRoleId, data: 'output' }],
  }),
  on(api.deleteOrganizationRole, {
    audit: 'OrganizationRole.Deleted',
    before: ({ db }, { params }) => getOrganizationRole(db, params.id),
    logsOld: ['name', 'type'],
    webhooks: [{ event: 'OrganizationRole.Deleted', ids: organizationRoleId, data: 'output' }],
  }),
  on(api.addOrganizationRoleScopes, { audit: 'OrganizationRole.Scopes.Updated', webhooks: [scopesUpdated] }),
  on(api.replaceOrganizationRoleScopes, {
    audit: 'OrganizationRole.Scopes.Updated',
    webhooks: [scopesUpdated],
  }),
  on(api.removeOrganizationRoleScope, {
    audit: 'OrganizationRole.Scopes.Updated',
    webhooks: [scopesUpdated],
  }),
  on(api.addOrganizationRoleResourceScopes, { audit: 'OrganizationRole.Scopes.Updated' }),
  on(api.replaceOrganizationRoleResourceScopes, { audit: 'OrganizationRole.Scopes.Updated' }),
  on(api.removeOrganizationRoleResourceScope, { audit: 'OrganizationRole.Scopes.Updated' }),
];
