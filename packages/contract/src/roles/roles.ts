import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';

export const roleType = z.enum(['User', 'MachineToMachine']);
export type RoleType = z.infer<typeof roleType>;

/** A set of permissions assigned to users or to machine-to-machine applications (ENT-10). */
export const role = z.object({
  tenantId,
  id,
  name: shown(bounded(128).min(1)),
  description: shown(z.string().min(1).max(128)),
  type: shown(roleType),
  /** Assigned automatically to every new user or machine-to-machine application. */
  isDefault: shown(z.boolean()),
});
export type Role = z.infer<typeof role>;

/** A role in a list with the number of its holders; `featured…` are up to three of them. */
export const roleInList = role.extend({
  usersCount: z.number().int(),
  featuredUsers: z.array(
    z.object({
      id,
      name: z.string().nullable(),
      username: z.string().nullable(),
      avatar: z.string().nullable(),
    }),
  ),
  applicationsCount: z.number().int(),
  featuredApplications: z.array(z.object({ id, name: z.string(), type: z.string() })),
});
export type RoleInList = z.infer<typeof roleInList>;

/** Prefix of the names of built-in roles. */
export const internalRolePrefix = '#internal:';

export { internalAdminRoleName } from './built-in.ts';

export const roleErrors = declareErrors({
  nameInUse: ['role.name_in_use', 422, 'A role with this name exists already.'],
  scopeExists: ['role.scope_exists', 422, 'The role has this permission already.'],
  userExists: ['role.user_exists', 422, 'A user has this role already.'],
  applicationExists: ['role.application_exists', 422, 'An application has this role already.'],
  managementScopesForUsers: [
    'role.management_api_scopes_not_assignable_to_user_role',
    400,
    'Permissions of the Management API can only be assigned to a machine-to-machine role.',
  ],
  internalRole: [
    'role.internal_role_violation',
    403,
    'This role belongs to the service and can’t be changed.',
  ],
});
