import * as api from '@gatehouse/contract/resources/endpoints';
import { on } from '../../web/events.ts';
import { getResource } from './resources-store.ts';
import { findScope } from './scopes.ts';

const scopeIds = { resourceId: 'params.resourceId', scopeId: 'params.scopeId' } as const;

export const events = [
  on(api.createResource, { audit: 'Resource.Created' }),
  on(api.updateResource, { audit: 'Resource.Data.Updated' }),
  on(api.deleteResource, {
    audit: 'Resource.Deleted',
    before: ({ db }, { params }) => getResource(db, params.id),
    logsOld: ['name', 'indicator'],
  }),
  on(api.setDefaultResource, { audit: 'Resource.Data.Updated' }),

  on(api.createResourceScope, {
    audit: 'Scope.Created',
    webhooks: [
      {
        event: 'Scope.Created',
        ids: { resourceId: 'params.resourceId', scopeId: 'output.id' },
        data: 'output',
      },
    ],
  }),
  on(api.updateResourceScope, {
    audit: 'Scope.Data.Updated',
    webhooks: [{ event: 'Scope.Data.Updated', ids: scopeIds, data: 'output' }],
  }),
  on(api.deleteResourceScope, {
    audit: 'Scope.Deleted',
    before: ({ db }, { params }) => findScope(db, params.resourceId, params.scopeId),
    logsOld: ['name'],
    webhooks: [{ event: 'Scope.Deleted', ids: scopeIds, data: 'output' }],
  }),
];
