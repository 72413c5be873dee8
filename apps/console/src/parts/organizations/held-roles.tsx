import type { HeldRole } from '@gatehouse/contract/organizations/organizations';

/** A member, application or organization with the roles of a membership. */
export interface WithRoles {
  organizationRoles: readonly HeldRole[];
}

const namesOf = ({ organizationRoles }: WithRoles): string =>
  organizationRoles.map(({ name }) => name).join(', ');

/** The cell with the roles of a membership. */
export const rolesCell = (membership: WithRoles) => namesOf(membership) || '—';
