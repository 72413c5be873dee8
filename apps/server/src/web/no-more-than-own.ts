import { edgeErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';

/** What an operation assigns: permissions by id, or those of roles or of an application. */
interface Assigned {
  scopeIds?: readonly string[];
  roleIds?: readonly string[];
  organizationRoleIds?: readonly string[];
  applicationId?: string;
}

/**
 * Throws 403 if an operation would assign a permission of the Management API that the caller doesn't have: callers could otherwise give
 * themselves, or an application whose secret they know, more permissions (attacks: privilege escalation). Called before the write.
 */
export async function requireNoMoreThanOwn(
  { actor, db, tenant }: TransactionCtx,
  { scopeIds = [], roleIds = [], organizationRoleIds = [], applicationId = '' }: Assigned,
): Promise<void> {
  const own = 'scopes' in actor ? actor.scopes : [];
  if (own.includes('all')) return;
  const rolesOfApplication = db
    .selectFrom('applicationsRoles')
    .select('roleId')
    .where('applicationId', '=', applicationId);
  const scopesOfRoles = db
    .selectFrom('rolesScopes')
    .select('scopeId')
    .where((is) => is.or([is('roleId', 'in', [...roleIds, '']), is('roleId', 'in', rolesOfApplication)]));
  const scopesOfOrganizationRoles = db
    .selectFrom('organizationRolesResourceScopes')
    .select('scopeId')
    .where('organizationRoleId', 'in', [...organizationRoleIds, '']);
  const missing = await db
    .selectFrom('scopes')
    .innerJoin('resources', 'resources.id', 'scopes.resourceId')
    .select('scopes.name')
    .where('resources.indicator', '=', tenant.indicator)
    .where('scopes.name', 'not in', [...own, ''])
    .where((is) =>
      is.or([
        is('scopes.id', 'in', [...scopeIds, '']),
        is('scopes.id', 'in', scopesOfRoles),
        is('scopes.id', 'in', scopesOfOrganizationRoles),
      ]),
    )
    .orderBy('scopes.name')
    .executeTakeFirst();
  if (missing) fail(edgeErrors.forbidden, { data: { permission: missing.name } });
}
