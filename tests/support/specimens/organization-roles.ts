import * as api from '@gatehouse/contract/organization-roles/endpoints';
import * as scopesApi from '@gatehouse/contract/organization-scopes/endpoints';
import * as resourcesApi from '@gatehouse/contract/resources/endpoints';
import { type Specimen, unique } from './specimen.ts';

const oneWord = (name: string): string => unique(name).replaceAll(' ', '-');

export const specimens: Record<string, Specimen> = {
  'organization-roles': {
    async create(call) {
      const { body: organizationScope } = await call(scopesApi.createOrganizationScope, {
        body: { name: oneWord('read') },
      });
      const { body: resource } = await call(resourcesApi.createResource, {
        body: { name: unique('resource'), indicator: `https://${oneWord('api')}.example` },
      });
      const { body: scope } = await call(resourcesApi.createResourceScope, {
        params: { resourceId: resource.id },
        body: { name: 'read' },
      });
      const { body: role } = await call(api.createOrganizationRole, {
        body: {
          name: unique('organization role'),
          organizationScopeIds: [organizationScope.id],
          resourceScopeIds: [scope.id],
        },
      });
      return { id: role.id, organizationScopeId: organizationScope.id, scopeId: scope.id };
    },
    bodies: {
      'POST /api/organization-roles': () => ({ name: unique('organization role') }),
      'PATCH /api/organization-roles/{id}': () => ({ name: unique('organization role') }),
      'POST /api/organization-roles/{id}/scopes': ({ organizationScopeId = '' }) => ({
        organizationScopeIds: [organizationScopeId],
      }),
      'PUT /api/organization-roles/{id}/scopes': ({ organizationScopeId = '' }) => ({
        organizationScopeIds: [organizationScopeId],
      }),
      'POST /api/organization-roles/{id}/resource-scopes': ({ scopeId = '' }) => ({ scopeIds: [scopeId] }),
      'PUT /api/organization-roles/{id}/resource-scopes': ({ scopeId = '' }) => ({ scopeIds: [scopeId] }),
    },
  },
};
