import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { useTranslation } from 'react-i18next';
import { rolesOf } from './member.ts';

/** The names of the roles that a member has or an invitation gives. */
export function RoleNames(held: Pick<TenantMember, 'organizationRoles'>) {
  const { t } = useTranslation();
  return rolesOf(held)
    .map((role) => t(`tenantMembers.roles.${role}.name`))
    .join(', ');
}
