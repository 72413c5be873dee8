import { edgeErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';

/** What an operation hands out: permissions by id, or whatever these roles or this application hold. */
export interface HandedOut {
  scopeIds?: readonly string[];
  roleIds?: readonly string[];
  applicationId?: string;
}

/**
 * Throws 403 when an operation would hand out a permission of the tenant's management API that the caller does not hold:
 * whoever may write could otherwise make themselves, or a machine whose secret they know, more than they are (attacks:
 * privilege escalation). It comes before the write.
 */
export async function requireNoMoreThanOwn(
  { actor, db, tenant }: TransactionCtx,
  { scopeIds = [], roleIds = [], applicationId = '' }: HandedOut,
): Promise<void> {
  const own = 'scopes' in actor ? actor.scopes : [];
  if (own.includes('all')) return;
  const rolesOfApplication = db
    .selectFrom('applicationsRoles')
    .select('roleId')
    .where('applicationId', '=', applicationId);
  const held = db
    .selectFrom('rolesScopes')
    .select('scopeId')
    .where((is) => is.or([is('roleId', 'in', [...roleIds, '']), is('roleId', 'in', rolesOfApplication)]));
  const tooMuch = await db
    .selectFrom('scopes')
    .innerJoin('resources', 'resources.id', 'scopes.resourceId')
    .select('scopes.name')
    .where('resources.indicator', '=', tenant.indicator)
    .where('scopes.name', 'not in', [...own, ''])
    .where((is) => is.or([is('scopes.id', 'in', [...scopeIds, '']), is('scopes.id', 'in', held)]))
    .orderBy('scopes.name')
    .executeTakeFirst();
  if (tooMuch) fail(edgeErrors.forbidden, { data: { permission: tooMuch.name } });
}
