import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/scim-endpoints';
import { implement } from '../../web/implement.ts';
import { requireOrganization } from './organizations-store.ts';
import * as store from './scim-store.ts';

export const routes = [
  implement(api.getScimProvisioning, async ({ db, tenant }, { params }) => {
    const { id: organizationId } = await requireOrganization(db, params.id);
    const url = `${tenant.origin}/scim/v2/${encodeURIComponent(organizationId)}`;
    return { organizationId, url, ...(await store.readProvisioned(db, organizationId)) };
  }),

  implement(api.listScimTokens, async ({ db }, { params }) => {
    await requireOrganization(db, params.id);
    return store.listTokens(db, params.id);
  }),

  implement(api.createScimToken, ({ db, now }, { params }) => store.insertToken(db, params.id, now)),

  implement(api.deleteScimToken, async ({ db, fail }, { params }) => {
    if (!(await store.deleteToken(db, params.id, params.tokenId))) fail(entityErrors.notFound);
  }),

  implement(api.listScimRoles, async ({ db }, { params }) => {
    await requireOrganization(db, params.id);
    return store.listRoles(db, params.id);
  }),

  implement(
    api.replaceScimRoles,
    ({ db }, { params, body }) => store.replaceRoles(db, params.id, body.roles),
    async ({ db }, { params, body }) => {
      const kept = new Set(
        body.roles.map(({ groupName, organizationRoleId }) => `${organizationRoleId} ${groupName}`),
      );
      const roles = await store.listRoles(db, params.id);
      return roles.some(
        ({ groupName, organizationRoleId }) => !kept.has(`${organizationRoleId} ${groupName}`),
      );
    },
  ),
];
