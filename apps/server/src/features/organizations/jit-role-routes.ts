import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/jit-role-endpoints';
import { implement } from '../../web/implement.ts';
import { requireDistinct } from './distinct.ts';
import { listRoles } from './held-roles.ts';
import { jitRoleErrors, jitRoles } from './links.ts';
import { requireOrganization } from './organizations-store.ts';

export const routes = [
  implement(api.listJitRoles, async ({ db }, { params, query }) => {
    await requireOrganization(db, params.id);
    return listRoles(db, jitRoles.of({ organizationId: params.id }), query);
  }),

  implement(api.addJitRoles, (ctx, { params, body }) =>
    jitRoles.add(ctx.db, { organizationId: params.id }, body.organizationRoleIds, jitRoleErrors),
  ),

  implement(
    api.replaceJitRoles,
    async (ctx, { params, body }) => {
      requireDistinct(body.organizationRoleIds);
      await jitRoles.replace(ctx.db, { organizationId: params.id }, body.organizationRoleIds, jitRoleErrors);
    },
    ({ db }, { params, body }) =>
      jitRoles.takesAway(db, { organizationId: params.id }, body.organizationRoleIds),
  ),

  implement(api.removeJitRole, async ({ db, fail }, { params }) => {
    if (!(await jitRoles.remove(db, { organizationId: params.id }, params.organizationRoleId)))
      fail(entityErrors.notFound);
  }),
];
