import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'organization-roles': {
    async create(call) {
      const { body } = await call(api.createOrganizationRole, {
        body: { name: unique('organization role') },
      });
      return { id: body.id };
    },
    bodies: {
      'POST /api/organization-roles': () => ({ name: unique('organization role') }),
      'PATCH /api/organization-roles/{id}': () => ({ name: unique('organization role') }),
    },
  },
};
