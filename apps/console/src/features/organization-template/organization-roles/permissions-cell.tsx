import type { OrganizationRoleWithScopes } from '@gatehouse/contract/organization-roles/organization-roles';
import './permissions-cell.css';

/** The names of all permissions of a role, those of organizations first. */
export const permissionNames = ({ scopes, resourceScopes }: OrganizationRoleWithScopes): string[] =>
  [...scopes, ...resourceScopes].map(({ name }) => name);

const featured = 3;

/** The first permissions of a role, and the number of the others. */
export function permissionsCell(role: OrganizationRoleWithScopes) {
  const names = permissionNames(role);
  if (names.length === 0) return '—';
  return (
    <span className="permissions-cell">
      <code dir="ltr">{names.slice(0, featured).join(', ')}</code>
      {names.length > featured && <span>+{names.length - featured}</span>}
    </span>
  );
}
