import type { ChangedRoles } from '../organizations/scim-roles.ts';
import { note } from './changes.ts';
import type { ScimCtx } from './scim-ctx.ts';
import { rolesChanged } from './scim-events.ts';

/** Notes the members whose roles groups have changed. */
export function noteRoles(ctx: ScimCtx, changed: readonly ChangedRoles[]): void {
  const { organizationId } = ctx;
  for (const one of changed) note(ctx, rolesChanged, { ...one, organizationId }, { userId: one.userId });
}
