import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';

/** What a member is called. */
export const nameOf = ({ name, username, primaryEmail, id }: TenantMember): string =>
  name ?? username ?? primaryEmail ?? id;

export const rolesOf = ({ organizationRoles }: Pick<TenantMember, 'organizationRoles'>): TenantRoleName[] =>
  organizationRoles.map(({ name }) => name);

/** Whether the tenant would have no admin without this member. The server enforces it. */
export const isLastAdmin = (member: TenantMember, members: readonly TenantMember[]): boolean =>
  rolesOf(member).includes('admin') && members.filter((each) => rolesOf(each).includes('admin')).length === 1;
