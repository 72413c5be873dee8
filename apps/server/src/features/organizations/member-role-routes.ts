import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/member-role-endpoints';
import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import type { TenantDb } from '../../database/database.ts';
import { fail } from '../../lib/fail.ts';
import { implement } from '../../web/implement.ts';
import { listRoles } from './held-roles.ts';
import { memberRoleErrors, memberRoles, members } from '../../organizations/memberships.ts';
import { ofMember } from './links.ts';
import { findRoleIds } from './role-ids.ts';

export const routes = [
  implement(api.addRolesToMembers, async (ctx, { params, body }) => {
    const organizationId = params.id;
    if (!(await members.lockOwner(ctx.db, { organizationId }))) ctx.fail(entityErrors.relationNotFound);
    await memberRoles.addToAll(
      ctx.db,
      { organizationId, userId: body.userIds },
      body.organizationRoleIds,
      memberRoleErrors,
    );
  }),

  implement(api.listMemberRoles, async ({ db }, { params, query }) => {
    await requireMember(db, ownerOf(params));
    return listRoles(db, memberRoles.of(ownerOf(params)), query);
  }),

  implement(api.addMemberRoles, async (ctx, { params, body }) => {
    await requireMember(ctx.db, ownerOf(params));
    const organizationRoleIds = await findRoleIds(ctx.db, body);
    await memberRoles.add(ctx.db, ownerOf(params), organizationRoleIds, ofMember(memberRoleErrors));
    return { organizationRoleIds };
  }),

  implement(
    api.replaceMemberRoles,
    async (ctx, { params, body }) =>
      memberRoles.replace(
        ctx.db,
        ownerOf(params),
        await findRoleIds(ctx.db, body),
        ofMember(memberRoleErrors),
      ),
    async ({ db }, { params, body }) => {
      await requireMember(db, ownerOf(params));
      return memberRoles.takesAway(db, ownerOf(params), await findRoleIds(db, body));
    },
  ),

  implement(api.removeMemberRole, async ({ db }, { params }) => {
    await requireMember(db, ownerOf(params));
    if (!(await memberRoles.remove(db, ownerOf(params), params.organizationRoleId)))
      fail(entityErrors.notFound);
  }),

  implement(api.listMemberScopes, async ({ db }, { params }) => {
    await requireMember(db, ownerOf(params));
    const granted = db
      .selectFrom('organizationRolesScopes')
      .select('organizationScopeId')
      .where('organizationRoleId', 'in', memberRoles.of(ownerOf(params)));
    return db
      .selectFrom('organizationScopes')
      .selectAll()
      .where('id', 'in', granted)
      .orderBy('name')
      .execute();
  }),
];

const ownerOf = ({ id, userId }: { id: string; userId: string }) => ({ organizationId: id, userId });

async function requireMember(db: TenantDb, member: ReturnType<typeof ownerOf>): Promise<void> {
  if (!(await memberRoles.hasOwner(db, member))) fail(organizationErrors.requireMembership);
}
