import * as roles from '@gatehouse/contract/roles/endpoints';
import type { Caller } from './tenant.ts';

/**
 * What the free security tests (apps/server/src/edge/contract.test.ts) need of a feature to try each of its endpoints:
 * one record of every kind its paths name, and one acceptable body for every operation that takes one.
 */
export interface Specimen {
  /** Creates the records through the API and answers the values of the path's parameters. */
  create(call: Caller): Promise<Record<string, string>>;
  /** `POST /api/roles` → a body that is accepted for the records just created. */
  bodies: Record<string, (params: Record<string, string>) => Record<string, unknown>>;
}

let serial = 0;
/** A name nobody has. */
const unique = (name: string): string => `${name} ${Date.now().toString(36)} ${(serial += 1)}`;

export const specimens: Record<string, Specimen> = {
  roles: {
    async create(call) {
      const role = await call(roles.createRole, {
        body: { name: unique('role'), description: 'a role', type: 'MachineToMachine' },
      });
      const internal = await call(roles.listRoles, { query: { search: '#internal' } });
      const scopes = await call(roles.listRoleScopes, { params: { id: internal.body[0]?.id ?? '' } });
      const scopeId = scopes.body[0]?.id ?? '';
      await call(roles.addRoleScopes, { params: { id: role.body.id }, body: { scopeIds: [scopeId] } });
      return { id: role.body.id, scopeId };
    },
    bodies: {
      'POST /api/roles': () => ({ name: unique('role'), description: 'a role' }),
      'PATCH /api/roles/{id}': () => ({ description: 'another text' }),
      'POST /api/roles/{id}/scopes': ({ scopeId = '' }) => ({ scopeIds: [scopeId] }),
    },
  },
};
