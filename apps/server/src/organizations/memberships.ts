import { entityErrors } from '@gatehouse/contract/errors';
import { createLinks, type LinkErrors } from '../database/links.ts';

export const ofOrganization = { table: 'organizations', columns: [['organizationId', 'id']] } as const;
export const userRole = { table: 'organizationRoles', column: 'roleType', type: 'User' } as const;

/** Users who are members of an organization. */
export const members = createLinks({
  table: 'organizationUsers',
  owner: ofOrganization,
  column: 'userId',
});
export const memberErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: { organization_users_user: entityErrors.relationNotFound },
};

export const memberRoles = createLinks({
  table: 'organizationUsersRoles',
  owner: {
    table: 'organizationUsers',
    columns: [
      ['organizationId', 'organizationId'],
      ['userId', 'userId'],
    ],
  },
  column: 'organizationRoleId',
  only: userRole,
});
/** Of several members at once; of one, see `ofMember`. */
export const memberRoleErrors: Pick<LinkErrors, 'constraints'> = {
  constraints: {
    organization_users_roles_member: entityErrors.relationNotFound,
    organization_users_roles_role: entityErrors.relationNotFound,
    organization_users_roles_type: entityErrors.wrongType,
  },
};
