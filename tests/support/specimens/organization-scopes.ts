import * as api from '@gatehouse/contract/organization-scopes/endpoints';
import { type Specimen, unique } from './specimen.ts';

const name = (): string => unique('read').replaceAll(' ', ':');

export const specimens: Record<string, Specimen> = {
  'organization-scopes': {
    async create(call) {
      const { body } = await call(api.createOrganizationScope, { body: { name: name() } });
      return { id: body.id };
    },
    bodies: {
      'POST /api/organization-scopes': () => ({ name: name() }),
      'PATCH /api/organization-scopes/{id}': () => ({ name: name() }),
    },
  },
};
