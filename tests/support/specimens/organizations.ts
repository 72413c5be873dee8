import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as rolesApi from '@gatehouse/contract/organization-roles/endpoints';
import * as applicationRolesApi from '@gatehouse/contract/organizations/application-role-endpoints';
import * as consentsApi from '@gatehouse/contract/organizations/consent-endpoints';
import * as membersApi from '@gatehouse/contract/organizations/member-endpoints';
import * as memberRolesApi from '@gatehouse/contract/organizations/member-role-endpoints';
import * as api from '@gatehouse/contract/organizations/endpoints';
import * as organizationApplicationsApi from '@gatehouse/contract/organizations/application-endpoints';
import * as ownDomainsApi from '@gatehouse/contract/organizations/domain-endpoints';
import * as domainsApi from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as jitRolesApi from '@gatehouse/contract/organizations/jit-role-endpoints';
import * as connectorsApi from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import * as scimApi from '@gatehouse/contract/organizations/scim-endpoints';
import * as ssoConnectorsApi from '@gatehouse/contract/sso-connectors/endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import type { Caller } from '../tenant.ts';
import { type Specimen, unique } from './specimen.ts';

const createOrganization = async (call: Caller): Promise<string> =>
  (await call(api.createOrganization, { body: { name: unique('organization') } })).body.id;

const createRole = async (call: Caller, type: 'User' | 'MachineToMachine' = 'User'): Promise<string> =>
  (await call(rolesApi.createOrganizationRole, { body: { name: unique('role'), type } })).body.id;

async function addMember(call: Caller): Promise<{ id: string; userId: string }> {
  const id = await createOrganization(call);
  const { body: user } = await call(usersApi.createUser, { body: {} });
  await call(membersApi.addMembers, { params: { id }, body: { userIds: [user.id] } });
  return { id, userId: user.id };
}

async function addApplication(call: Caller): Promise<{ id: string; applicationId: string }> {
  const id = await createOrganization(call);
  const body = { name: unique('machine'), type: 'MachineToMachine' } as const;
  const { body: application } = await call(applicationsApi.createApplication, { body });
  await call(organizationApplicationsApi.addOrganizationApplications, {
    params: { id },
    body: { applicationIds: [application.id] },
  });
  return { id, applicationId: application.id };
}

const domain = (): string => `${unique('d').replaceAll(' ', '-')}.example`;

const userIds = ({ userId = '' }: Record<string, string>) => ({ userIds: [userId] });
const applicationIds = ({ applicationId = '' }: Record<string, string>) => ({
  applicationIds: [applicationId],
});
const organizationRoleIds = ({ organizationRoleId = '' }: Record<string, string>) => ({
  organizationRoleIds: [organizationRoleId],
});
const ssoConnectorIds = ({ ssoConnectorId = '' }: Record<string, string>) => ({
  ssoConnectorIds: [ssoConnectorId],
});

const organizationIds = ({ organizationId = '' }: Record<string, string>) => ({
  organizationIds: [organizationId],
});

const path = '/api/organizations/{id}';
const consentPath = '/api/applications/{id}/users/{userId}/consent-organizations';

export const specimens: Record<string, Specimen> = {
  'organizations/bulk': {
    create: async (call) => ({ organizationId: await createOrganization(call) }),
    bodies: {
      'POST /api/bulk/organizations/delete': ({ organizationId = '' }) => ({
        organizationIds: [organizationId],
      }),
    },
  },
  organizations: {
    create: async (call) => ({ id: await createOrganization(call) }),
    bodies: {
      'POST /api/organizations': () => ({ name: unique('organization') }),
      [`PATCH ${path}`]: () => ({ name: unique('organization') }),
    },
  },
  'organizations/member': {
    create: addMember,
    bodies: { [`POST ${path}/users`]: userIds, [`PUT ${path}/users`]: userIds },
  },
  'organizations/member-role': {
    async create(call) {
      const params = { ...(await addMember(call)), organizationRoleId: await createRole(call) };
      await call(memberRolesApi.addMemberRoles, { params, body: organizationRoleIds(params) });
      return params;
    },
    bodies: {
      [`POST ${path}/users/roles`]: (params) => ({ ...userIds(params), ...organizationRoleIds(params) }),
      [`POST ${path}/users/{userId}/roles`]: organizationRoleIds,
      [`PUT ${path}/users/{userId}/roles`]: organizationRoleIds,
    },
  },
  'organizations/consent': {
    async create(call) {
      const { id: organizationId, userId } = await addMember(call);
      const body = { name: unique('third party'), type: 'SPA', isThirdParty: true } as const;
      const { body: application } = await call(applicationsApi.createApplication, { body });
      const params = { id: application.id, userId, organizationId };
      await call(consentsApi.addConsentOrganizations, { params, body: organizationIds(params) });
      return params;
    },
    bodies: { [`POST ${consentPath}`]: organizationIds, [`PUT ${consentPath}`]: organizationIds },
  },
  'organizations/application': {
    create: addApplication,
    bodies: {
      [`POST ${path}/applications`]: applicationIds,
      [`PUT ${path}/applications`]: applicationIds,
    },
  },
  'organizations/application-role': {
    async create(call) {
      const organizationRoleId = await createRole(call, 'MachineToMachine');
      const params = { ...(await addApplication(call)), organizationRoleId };
      const body = organizationRoleIds(params);
      await call(applicationRolesApi.addOrganizationApplicationRoles, { params, body });
      return params;
    },
    bodies: {
      [`POST ${path}/applications/roles`]: (params) => ({
        ...applicationIds(params),
        ...organizationRoleIds(params),
      }),
      [`POST ${path}/applications/{applicationId}/roles`]: organizationRoleIds,
      [`PUT ${path}/applications/{applicationId}/roles`]: organizationRoleIds,
    },
  },
  'organizations/jit-email-domain': {
    async create(call) {
      const params = { id: await createOrganization(call), emailDomain: domain() };
      await call(domainsApi.addJitEmailDomain, { params, body: { emailDomain: params.emailDomain } });
      return params;
    },
    bodies: {
      [`POST ${path}/jit/email-domains`]: () => ({ emailDomain: domain() }),
      [`PUT ${path}/jit/email-domains`]: () => ({ emailDomains: [domain()] }),
    },
  },
  'organizations/domain': {
    async create(call) {
      const params = { id: await createOrganization(call), domain: domain() };
      await call(ownDomainsApi.addOrganizationDomain, { params, body: { domain: params.domain } });
      return params;
    },
    bodies: { [`POST ${path}/domains`]: () => ({ domain: domain() }) },
  },
  'organizations/scim': {
    async create(call) {
      const id = await createOrganization(call);
      const { body: token } = await call(scimApi.createScimToken, { params: { id } });
      return { id, tokenId: token.tokenId };
    },
    bodies: { [`PUT ${path}/scim/roles`]: () => ({ roles: [] }) },
  },
  'organizations/jit-role': {
    async create(call) {
      const params = { id: await createOrganization(call), organizationRoleId: await createRole(call) };
      await call(jitRolesApi.addJitRoles, { params, body: organizationRoleIds(params) });
      return params;
    },
    bodies: {
      [`POST ${path}/jit/roles`]: organizationRoleIds,
      [`PUT ${path}/jit/roles`]: organizationRoleIds,
    },
  },
  'organizations/jit-sso-connector': {
    async create(call) {
      const { body: connector } = await call(ssoConnectorsApi.createSsoConnector, {
        body: { providerName: 'OIDC', connectorName: unique('connector') },
      });
      const params = { id: await createOrganization(call), ssoConnectorId: connector.id };
      await call(connectorsApi.addJitSsoConnectors, { params, body: ssoConnectorIds(params) });
      return params;
    },
    bodies: {
      [`POST ${path}/jit/sso-connectors`]: ssoConnectorIds,
      [`PUT ${path}/jit/sso-connectors`]: ssoConnectorIds,
    },
  },
};
