import * as api from '@gatehouse/contract/organization-scopes/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'organization-scopes': {
    async create(call) {
      const { body } = await call(api.createOrganizationScope, {
        body: { name: unique('organization scope') },
      });
      return { id: body.id };
    },
    bodies: {
      'POST /api/organization-scopes': () => ({ name: unique('organization scope') }),
      'PATCH /api/organization-scopes/{id}': () => ({ name: unique('organization scope') }),
    },
  },
};
