import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/member-endpoints';
import { implement } from '../../web/implement.ts';
import { organizationRolesOf } from './held-roles.ts';
import { memberErrors, members } from '../../organizations/memberships.ts';
import { listMembers } from './member-list.ts';
import { organizationColumns } from './organizations-store.ts';

export const routes = [
  implement(api.listMembers, (ctx, { params, query }) => listMembers(ctx, params.id, query)),

  implement(api.addMembers, async (ctx, { params, body }) => {
    await members.add(ctx.db, { organizationId: params.id }, body.userIds, memberErrors);
    return body;
  }),

  implement(
    api.replaceMembers,
    (ctx, { params, body }) =>
      members.replace(ctx.db, { organizationId: params.id }, body.userIds, memberErrors),
    (ctx, { params, body }) => members.takesAway(ctx.db, { organizationId: params.id }, body.userIds),
  ),

  implement(api.removeMember, async (ctx, { params }) => {
    if (!(await members.remove(ctx.db, { organizationId: params.id }, params.userId)))
      ctx.fail(entityErrors.notFound);
  }),

  implement(api.listUserOrganizations, async ({ db, found }, { params }) => {
    const user = await db.selectFrom('users').select('id').where('id', '=', params.userId).executeTakeFirst();
    found(user, entityErrors.notFound);
    return db
      .selectFrom('organizations')
      .innerJoin('organizationUsers as link', 'link.organizationId', 'organizations.id')
      .where('link.userId', '=', params.userId)
      .select([...organizationColumns, organizationRolesOf('member')])
      .orderBy('organizations.createdAt', 'desc')
      .orderBy('organizations.id')
      .execute();
  }),
];
