import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import * as applications from '@gatehouse/contract/organizations/application-endpoints';
import * as applicationRoles from '@gatehouse/contract/organizations/application-role-endpoints';
import * as jitEmailDomains from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as jitRoles from '@gatehouse/contract/organizations/jit-role-endpoints';
import * as jitSsoConnectors from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import * as members from '@gatehouse/contract/organizations/member-endpoints';
import * as memberRoles from '@gatehouse/contract/organizations/member-role-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let serial = 0;
const unique = (name: string): string => `${name} ${(serial += 1)}`;

/** Creates records of a tenant, and returns their IDs. */
export const createRecords = (call: Caller) => ({
  organization: async (name = unique('Organization')) =>
    (await call(createOrganization, { body: { name } })).body.id,
  user: async (name = unique('User')) => (await call(createUser, { body: { name } })).body.id,
  application: async (type: 'MachineToMachine' | 'SPA' = 'MachineToMachine', name = unique('Application')) =>
    (await call(createApplication, { body: { name, type } })).body.id,
  role: async (type: 'User' | 'MachineToMachine' = 'User', name = unique('Role')) =>
    (await call(createOrganizationRole, { body: { name, type } })).body.id,
  domain: async () => `domain-${(serial += 1)}.example`,
  connector: async () =>
    (
      await call(createSsoConnector, {
        body: {
          providerName: 'OIDC',
          connectorName: unique('Connector'),
          config: { clientSecret: 'secret' },
        },
      })
    ).body.id,
});
export type Records = ReturnType<typeof createRecords>;

type Answer = Promise<{ status: number; refusal: { code: string } }>;

/** What belongs to an organization, and the operations on it. */
export interface LinkKind {
  table: string;
  column: string;
  /** Creates a record that can be linked. */
  make: (records: Records) => Promise<string>;
  /** Creates a record of the wrong type. */
  makeWrong?: (records: Records) => Promise<string>;
  /** Creates an organization, or a member of it, that can have such links; returns the parameters of the paths. */
  owner: (records: Records, call: Caller) => Promise<Owner>;
  list: (call: Caller, owner: Owner) => Promise<string[]>;
  add: (call: Caller, owner: Owner, ids: string[]) => Answer;
  replace: (call: Caller, owner: Owner, ids: string[]) => Answer;
  remove: (call: Caller, owner: Owner, id: string) => Answer;
}
export interface Owner {
  id: string;
  userId: string;
  applicationId: string;
}

const ofOrganization = async ({ organization }: Records): Promise<Owner> => ({
  id: await organization(),
  userId: '',
  applicationId: '',
});

/** Each kind of ENT-17, except the permissions of roles. */
export const linkKinds: Record<string, LinkKind> = {
  members: {
    table: 'organization_users',
    column: 'user_id',
    make: ({ user }) => user(),
    owner: ofOrganization,
    list: async (call, { id }) =>
      (await call(members.listMembers, { params: { id } })).body.map((member) => member.id),
    add: (call, { id }, userIds) => call(members.addMembers, { params: { id }, body: { userIds } }),
    replace: (call, { id }, userIds) => call(members.replaceMembers, { params: { id }, body: { userIds } }),
    remove: (call, { id }, userId) => call(members.removeMember, { params: { id, userId } }),
  },
  'roles of a member': {
    table: 'organization_users_roles',
    column: 'organization_role_id',
    make: ({ role }) => role(),
    makeWrong: ({ role }) => role('MachineToMachine'),
    async owner(records, call) {
      const owner = { ...(await ofOrganization(records)), userId: await records.user() };
      await call(members.addMembers, { params: { id: owner.id }, body: { userIds: [owner.userId] } });
      return owner;
    },
    list: async (call, params) =>
      (await call(memberRoles.listMemberRoles, { params })).body.map((role) => role.id),
    add: (call, params, organizationRoleIds) =>
      call(memberRoles.addMemberRoles, { params, body: { organizationRoleIds } }),
    replace: (call, params, organizationRoleIds) =>
      call(memberRoles.replaceMemberRoles, { params, body: { organizationRoleIds } }),
    remove: (call, params, organizationRoleId) =>
      call(memberRoles.removeMemberRole, { params: { ...params, organizationRoleId } }),
  },
  applications: {
    table: 'organization_applications',
    column: 'application_id',
    make: ({ application }) => application(),
    makeWrong: ({ application }) => application('SPA'),
    owner: ofOrganization,
    list: async (call, { id }) =>
      (await call(applications.listOrganizationApplications, { params: { id } })).body.map((each) => each.id),
    add: (call, { id }, applicationIds) =>
      call(applications.addOrganizationApplications, { params: { id }, body: { applicationIds } }),
    replace: (call, { id }, applicationIds) =>
      call(applications.replaceOrganizationApplications, { params: { id }, body: { applicationIds } }),
    remove: (call, { id }, applicationId) =>
      call(applications.removeOrganizationApplication, { params: { id, applicationId } }),
  },
  'roles of an application': {
    table: 'organization_applications_roles',
    column: 'organization_role_id',
    make: ({ role }) => role('MachineToMachine'),
    makeWrong: ({ role }) => role('User'),
    async owner(records, call) {
      const owner = { ...(await ofOrganization(records)), applicationId: await records.application() };
      const body = { applicationIds: [owner.applicationId] };
      await call(applications.addOrganizationApplications, { params: { id: owner.id }, body });
      return owner;
    },
    list: async (call, params) =>
      (await call(applicationRoles.listOrganizationApplicationRoles, { params })).body.map(({ id }) => id),
    add: (call, params, organizationRoleIds) =>
      call(applicationRoles.addOrganizationApplicationRoles, { params, body: { organizationRoleIds } }),
    replace: (call, params, organizationRoleIds) =>
      call(applicationRoles.replaceOrganizationApplicationRoles, { params, body: { organizationRoleIds } }),
    remove: (call, params, organizationRoleId) =>
      call(applicationRoles.removeOrganizationApplicationRole, { params: { ...params, organizationRoleId } }),
  },
  'email domains for just-in-time provisioning': {
    table: 'organization_jit_email_domains',
    column: 'email_domain',
    make: ({ domain }) => domain(),
    owner: ofOrganization,
    list: async (call, { id }) =>
      (await call(jitEmailDomains.listJitEmailDomains, { params: { id } })).body.map(
        ({ emailDomain }) => emailDomain,
      ),
    async add(call, { id }, emailDomains) {
      const add = (emailDomain: string) =>
        call(jitEmailDomains.addJitEmailDomain, { params: { id }, body: { emailDomain } });
      for (const emailDomain of emailDomains.slice(1)) await add(emailDomain);
      return add(emailDomains[0] ?? '');
    },
    replace: (call, { id }, emailDomains) =>
      call(jitEmailDomains.replaceJitEmailDomains, { params: { id }, body: { emailDomains } }),
    remove: (call, { id }, emailDomain) =>
      call(jitEmailDomains.removeJitEmailDomain, { params: { id, emailDomain } }),
  },
  'roles for just-in-time provisioning': {
    table: 'organization_jit_roles',
    column: 'organization_role_id',
    make: ({ role }) => role(),
    makeWrong: ({ role }) => role('MachineToMachine'),
    owner: ofOrganization,
    list: async (call, { id }) =>
      (await call(jitRoles.listJitRoles, { params: { id } })).body.map((role) => role.id),
    add: (call, { id }, organizationRoleIds) =>
      call(jitRoles.addJitRoles, { params: { id }, body: { organizationRoleIds } }),
    replace: (call, { id }, organizationRoleIds) =>
      call(jitRoles.replaceJitRoles, { params: { id }, body: { organizationRoleIds } }),
    remove: (call, { id }, organizationRoleId) =>
      call(jitRoles.removeJitRole, { params: { id, organizationRoleId } }),
  },
  'enterprise SSO connectors for just-in-time provisioning': {
    table: 'organization_jit_sso_connectors',
    column: 'sso_connector_id',
    make: ({ connector }) => connector(),
    owner: ofOrganization,
    list: async (call, { id }) =>
      (await call(jitSsoConnectors.listJitSsoConnectors, { params: { id } })).body.map((each) => each.id),
    add: (call, { id }, ssoConnectorIds) =>
      call(jitSsoConnectors.addJitSsoConnectors, { params: { id }, body: { ssoConnectorIds } }),
    replace: (call, { id }, ssoConnectorIds) =>
      call(jitSsoConnectors.replaceJitSsoConnectors, { params: { id }, body: { ssoConnectorIds } }),
    remove: (call, { id }, ssoConnectorId) =>
      call(jitSsoConnectors.removeJitSsoConnector, { params: { id, ssoConnectorId } }),
  },
};
