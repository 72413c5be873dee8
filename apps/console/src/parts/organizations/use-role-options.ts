import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { useOptions, type OptionSource, toOption } from '../assign/use-options.ts';

/** The organization roles for members of this type, without those in `held`. */
export function useOrganizationRoleOptions(type: RoleType, held?: ReadonlySet<string>): OptionSource {
  return useOptions(listOrganizationRoles, {
    query: { type },
    toOptions: (role) => (held?.has(role.id) ? [] : [toOption(role)]),
  });
}
