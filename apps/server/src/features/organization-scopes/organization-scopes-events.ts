import * as api from '@gatehouse/contract/organization-scopes/endpoints';
import { on } from '../../web/events.ts';
import { getOrganizationScope } from './organization-scopes-store.ts';

const organizationScopeId = { organizationScopeId: 'params.id' } as const;

export const events = [
  on(api.createOrganizationScope, {
    audit: 'OrganizationScope.Created',
    webhooks: [
      { event: 'OrganizationScope.Created', ids: { organizationScopeId: 'output.id' }, data: 'output' },
    ],
  }),
  on(api.updateOrganizationScope, {
    audit: 'OrganizationScope.Data.Updated',
    webhooks: [{ event: 'OrganizationScope.Data.Updated', ids: organizationScopeId, data: 'output' }],
  }),
  on(api.deleteOrganizationScope, {
    audit: 'OrganizationScope.Deleted',
    before: ({ db }, { params }) => getOrganizationScope(db, params.id),
    logsOld: ['name'],
    webhooks: [{ event: 'OrganizationScope.Deleted', ids: organizationScopeId, data: 'output' }],
  }),
];
