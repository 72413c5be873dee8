import { entityErrors } from '@gatehouse/contract/errors';
import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import { createLinks, type LinkErrors } from '../../database/links.ts';
import { ofOrganization, userRole } from '../../organizations/memberships.ts';

/** Machine-to-machine applications that act for an organization. */
export const applications = createLinks({
  table: 'organizationApplications',
  owner: ofOrganization,
  column: 'applicationId',
  only: { table: 'applications', column: 'applicationType', type: 'MachineToMachine' },
});
export const applicationErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: {
    organization_applications_application: entityErrors.relationNotFound,
    organization_applications_type: entityErrors.wrongType,
  },
};

export const applicationRoles = createLinks({
  table: 'organizationApplicationsRoles',
  owner: {
    table: 'organizationApplications',
    columns: [
      ['organizationId', 'organizationId'],
      ['applicationId', 'applicationId'],
    ],
  },
  column: 'organizationRoleId',
  only: { table: 'organizationRoles', column: 'roleType', type: 'MachineToMachine' },
});
export const applicationRoleErrors: Pick<LinkErrors, 'constraints'> = {
  constraints: {
    organization_applications_roles_member: entityErrors.relationNotFound,
    organization_applications_roles_role: entityErrors.relationNotFound,
    organization_applications_roles_type: entityErrors.wrongType,
  },
};

/** The errors of roles of one member or application. */
export const ofMember = (errors: Pick<LinkErrors, 'constraints'>): LinkErrors => ({
  ...errors,
  unknown: organizationErrors.requireMembership,
});

export const jitSsoConnectors = createLinks({
  table: 'organizationJitSsoConnectors',
  owner: ofOrganization,
  column: 'ssoConnectorId',
});
export const jitSsoConnectorErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: { organization_jit_sso_connectors_connector: entityErrors.relationNotFound },
};

export const jitRoles = createLinks({
  table: 'organizationJitRoles',
  owner: ofOrganization,
  column: 'organizationRoleId',
  only: userRole,
});
export const jitRoleErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: {
    organization_jit_roles_role: entityErrors.relationNotFound,
    organization_jit_roles_type: entityErrors.wrongType,
  },
};
