import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { roleType } from '../roles/roles.ts';
import { bounded } from '../validation/bounded.ts';

/** A set of permissions that members or machine-to-machine applications have in an organization (ENT-15). */
export const organizationRole = z.object({
  tenantId,
  id,
  name: shown(bounded(128).min(1)),
  description: shown(z.string().max(256).nullable()),
  /** Set once: members and applications of organizations refer to it. */
  type: shown(roleType),
});
export type OrganizationRole = z.infer<typeof organizationRole>;

const named = z.object({ id, name: z.string() });

/** A role with its permissions: those of the organization, and those of API resources. */
export const organizationRoleWithScopes = organizationRole.extend({
  scopes: z.array(named),
  resourceScopes: z.array(named.extend({ resource: named })),
});
export type OrganizationRoleWithScopes = z.infer<typeof organizationRoleWithScopes>;
