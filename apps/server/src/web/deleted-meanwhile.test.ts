import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import type { AccessControl } from '@gatehouse/contract/applications/access-control';
import { putAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import { addConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { createApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationInvitation } from '@gatehouse/contract/organization-invitations/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { addConsentOrganizations } from '@gatehouse/contract/organizations/consent-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { replaceScimRoles } from '@gatehouse/contract/organizations/scim-endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { addApplicationRoles, addRoleApplications } from '@gatehouse/contract/roles/application-endpoints';
import { addRoleScopes, createRole } from '@gatehouse/contract/roles/endpoints';
import { addRoleUsers, addUserRoles, listUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { createConnectionLink } from '@gatehouse/contract/connection-links/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { createPersonalAccessToken } from '@gatehouse/contract/users/personal-access-token-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecords, linkKinds } from '../features/organizations/organizations.fixture.ts';
import { written } from './written-keys.fixture.ts';
import { createFakeIdp } from '../../../../packages/connectors/src/saml/saml.fake.ts';
import { openAccountCenter } from '../../../../tests/support/account.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { startSignInServer } from '../../../../tests/support/sign-in-server.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import * as records from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

/*
 * A row that references another is checked by the database when it is written, but the referenced row may be deleted after the
 * handler has read it. Each foreign key of a tenant's tables has a case here, or a reason to have none.
 */

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  await openAccountCenter(tenant);
});
afterAll(() => server.stop());

const name = () => `Meanwhile ${(serial += 1)}`;
const newRole = async (type: 'User' | 'MachineToMachine', isDefault = false) =>
  (await call(createRole, { body: { name: name(), description: 'd', type, isDefault } })).body.id;
const newUser = async () => (await call(createUser, { body: {} })).body.id;
const newApplication = async (type: 'SPA' | 'Traditional' | 'MachineToMachine', isThirdParty = false) => {
  const redirectUris = type === 'MachineToMachine' ? [] : [records.redirectUri];
  const oidcClientMetadata = { redirectUris, postLogoutRedirectUris: [] };
  return (await call(createApplication, { body: { name: name(), type, isThirdParty, oidcClientMetadata } }))
    .body.id;
};
const newResource = async () => {
  const indicator = `https://meanwhile-${(serial += 1)}.example.com`;
  return (await call(createResource, { body: { name: name(), indicator } })).body.id;
};
const newScope = async () => {
  const params = { resourceId: await newResource() };
  return (await call(createResourceScope, { params, body: { name: 'read' } })).body.id;
};
const newOrganizationRole = async () =>
  (await call(organizationRoles.createOrganizationRole, { body: { name: name() } })).body.id;
const newOrganizationScope = async () =>
  (await call(createOrganizationScope, { body: { name: `read:${(serial += 1)}` } })).body.id;
const addOrganizationScope = (id: string, scopeId: string) => {
  const body = { organizationScopeIds: [scopeId] };
  return codeOf(call(organizationRoles.addOrganizationRoleScopes, { params: { id }, body }));
};
const addResourceScope = (id: string, scopeId: string) => {
  const body = { scopeIds: [scopeId] };
  return codeOf(call(organizationRoles.addOrganizationRoleResourceScopes, { params: { id }, body }));
};
const newSsoConnector = async () => {
  const { metadata } = createFakeIdp({ serviceMetadata: () => '' });
  const body = {
    providerName: 'SAML' as const,
    connectorName: name(),
    config: { metadata, signAuthnRequest: true },
    domains: [`meanwhile-${(serial += 1)}.example.com`],
  };
  return (await call(createSsoConnector, { body })).body.id;
};
const setIdpInitiated = (id: string, defaultApplicationId: string) =>
  call(setIdpInitiatedAuthConfig, {
    params: { id },
    body: { defaultApplicationId, redirectUri: null, autoSendAuthorizationRequest: true },
  });

const addConnectionLink = (id: string, organizationId: string) =>
  call(createConnectionLink, { params: { id }, body: { organizationId, language: 'en' } });

interface Case {
  constraint: string;
  /** The table of the deleted row. */
  from: string;
  /** Creates the row. Returns its id, and the request that references it. */
  make: () => Promise<{ id: string; add: () => Promise<{ status: number; code?: string }> }>;
  answer: [number, string];
}

/** A whole response of the API. */
const codeOf = async (answer: Promise<{ status: number; refusal: { code: string } }>) => {
  const { status, refusal } = await answer;
  return { status, code: refusal?.code };
};

const gone: [number, string] = [404, 'entity.not_found'];
const relationGone: [number, string] = [404, 'entity.relation_foreign_key_not_found'];

const organizationRelationGone: [number, string] = [422, 'entity.relation_foreign_key_not_found'];

/** The link of such a record to an organization, or to a member of it. */
const ofOrganization = (constraint: string, from: string, name: string): Case => ({
  constraint,
  from,
  answer: organizationRelationGone,
  async make() {
    const kind = linkKinds[name];
    if (!kind) throw new Error(`no kind of link: ${name}`);
    const own = createRecords(call);
    const [owner, id] = [await kind.owner(own, call), await kind.make(own)];
    return { id, add: () => codeOf(kind.add(call, owner, [id])) };
  },
});

/** The list of who may use an application, with this record. */
const onList = (
  constraint: string,
  from: string,
  make: () => Promise<string>,
  toEntries: (id: string) => Partial<AccessControl> | Promise<Partial<AccessControl>>,
): Case => ({
  constraint,
  from,
  answer: relationGone,
  async make() {
    const [applicationId, id] = [await newApplication('SPA'), await make()];
    const none = { userIds: [], userRoleIds: [], organizationIds: [], organizationRoleRules: [] };
    const body = { ...none, ...(await toEntries(id)) };
    return { id, add: () => codeOf(call(putAccessControl, { params: { applicationId }, body })) };
  },
});
const newOrganization = () => createRecords(call).organization();
const inOrganization = (organizationId: string, organizationRoleId: string) => ({
  organizationRoleRules: [{ organizationId, organizationRoleIds: [organizationRoleId] }],
});

/** An invitation with such an inviter or role. */
const invite = async (values: { inviterId?: string; organizationRoleIds?: string[] }) => {
  const organizationId = await createRecords(call).organization();
  const invitation = {
    organizationId,
    invitee: `invitee${(serial += 1)}@example.com`,
    expiresAt: Date.now() + 600_000,
  };
  return () => codeOf(call(createOrganizationInvitation, { body: { ...invitation, ...values } }));
};

/** Gives a third-party application access to an organization of a member. */
const consent = async (id: string, organizationId?: string) => {
  const { organization, user } = createRecords(call);
  const [joined, userId] = [organizationId ?? (await organization()), await user()];
  await call(addMembers, { params: { id: joined }, body: { userIds: [userId] } });
  const body = { organizationIds: [joined] };
  return () => codeOf(call(addConsentOrganizations, { params: { id, userId }, body }));
};

const cases: Case[] = [
  onList('application_access_users_user', 'users', newUser, (id) => ({ userIds: [id] })),
  onList(
    'application_access_roles_role',
    'roles',
    () => newRole('User'),
    (id) => ({ userRoleIds: [id] }),
  ),
  onList('application_access_organizations_organization', 'organizations', newOrganization, (id) => ({
    organizationIds: [id],
  })),
  onList('application_access_organization_roles_organization', 'organizations', newOrganization, async (id) =>
    inOrganization(id, await newOrganizationRole()),
  ),
  onList(
    'application_access_organization_roles_role',
    'organization_roles',
    newOrganizationRole,
    async (id) => inOrganization(await newOrganization(), id),
  ),
  {
    constraint: 'organization_invitations_inviter',
    from: 'users',
    answer: organizationRelationGone,
    async make() {
      const id = await newUser();
      return { id, add: await invite({ inviterId: id }) };
    },
  },
  {
    constraint: 'organization_invitations_roles_role',
    from: 'organization_roles',
    answer: organizationRelationGone,
    async make() {
      const id = await newOrganizationRole();
      return { id, add: await invite({ organizationRoleIds: [id] }) };
    },
  },
  ofOrganization('organization_users_user', 'users', 'members'),
  ofOrganization('organization_users_roles_role', 'organization_roles', 'roles of a member'),
  ofOrganization('organization_applications_application', 'applications', 'applications'),
  ofOrganization('organization_applications_roles_role', 'organization_roles', 'roles of an application'),
  ofOrganization('organization_jit_roles_role', 'organization_roles', 'roles for just-in-time provisioning'),
  ofOrganization(
    'organization_jit_sso_connectors_connector',
    'sso_connectors',
    'enterprise SSO connectors for just-in-time provisioning',
  ),
  {
    constraint: 'organization_scim_roles_role',
    from: 'organization_roles',
    answer: organizationRelationGone,
    async make() {
      const [id, organizationRoleId] = [
        await createRecords(call).organization(),
        await newOrganizationRole(),
      ];
      const body = { roles: [{ groupName: 'Staff', organizationRoleId }] };
      return {
        id: organizationRoleId,
        add: () => codeOf(call(replaceScimRoles, { params: { id }, body })),
      };
    },
  },
  {
    constraint: 'organization_roles_scopes_scope',
    from: 'organization_scopes',
    answer: organizationRelationGone,
    async make() {
      const [roleId, id] = [await newOrganizationRole(), await newOrganizationScope()];
      return { id, add: () => addOrganizationScope(roleId, id) };
    },
  },
  {
    constraint: 'organization_roles_resource_scopes_scope',
    from: 'scopes',
    answer: organizationRelationGone,
    async make() {
      const [roleId, id] = [await newOrganizationRole(), await newScope()];
      return { id, add: () => addResourceScope(roleId, id) };
    },
  },
  {
    constraint: 'roles_scopes_role',
    from: 'roles',
    answer: gone,
    async make() {
      const [id, scopeId] = [await newRole('User'), await newScope()];
      return {
        id,
        add: () => codeOf(call(addRoleScopes, { params: { id }, body: { scopeIds: [scopeId] } })),
      };
    },
  },
  {
    constraint: 'roles_scopes_scope',
    from: 'scopes',
    answer: relationGone,
    async make() {
      const [id, scopeId] = [await newRole('User'), await newScope()];
      return {
        id: scopeId,
        add: () => codeOf(call(addRoleScopes, { params: { id }, body: { scopeIds: [scopeId] } })),
      };
    },
  },
  {
    constraint: 'application_secrets_tenant_id_application_id_fkey',
    from: 'applications',
    answer: gone,
    async make() {
      const id = await newApplication('Traditional');
      return {
        id,
        add: () => codeOf(call(createApplicationSecret, { params: { id }, body: { name: 'Next' } })),
      };
    },
  },
  {
    constraint: 'applications_roles_application',
    from: 'applications',
    answer: gone,
    async make() {
      const id = await newApplication('MachineToMachine');
      return { id, add: () => codeOf(call(updateApplication, { params: { id }, body: { isAdmin: true } })) };
    },
  },
  {
    constraint: 'applications_roles_application',
    from: 'applications',
    answer: relationGone,
    async make() {
      const [id, roleId] = [await newApplication('MachineToMachine'), await newRole('MachineToMachine')];
      const body = { applicationIds: [id] };
      return { id, add: () => codeOf(call(addRoleApplications, { params: { id: roleId }, body })) };
    },
  },
  {
    constraint: 'applications_roles_role',
    from: 'roles',
    answer: relationGone,
    async make() {
      const [applicationId, id] = [
        await newApplication('MachineToMachine'),
        await newRole('MachineToMachine'),
      ];
      const body = { roleIds: [id] };
      return { id, add: () => codeOf(call(addApplicationRoles, { params: { applicationId }, body })) };
    },
  },
  {
    constraint: 'users_roles_user',
    from: 'users',
    answer: relationGone,
    async make() {
      const [id, roleId] = [await newUser(), await newRole('User')];
      return {
        id,
        add: () => codeOf(call(addRoleUsers, { params: { id: roleId }, body: { userIds: [id] } })),
      };
    },
  },
  {
    constraint: 'users_roles_role',
    from: 'roles',
    answer: relationGone,
    async make() {
      const [userId, id] = [await newUser(), await newRole('User')];
      return { id, add: () => codeOf(call(addUserRoles, { params: { userId }, body: { roleIds: [id] } })) };
    },
  },
  {
    constraint: 'application_user_scopes_application',
    from: 'applications',
    answer: gone,
    async make() {
      const id = await newApplication('SPA', true);
      const body = { userScopes: ['address' as const] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId: id }, body })) };
    },
  },
  {
    constraint: 'application_resource_scopes_application',
    from: 'applications',
    answer: gone,
    async make() {
      const [id, scopeId] = [await newApplication('SPA', true), await newScope()];
      const body = { resourceScopes: [scopeId] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId: id }, body })) };
    },
  },
  {
    constraint: 'application_resource_scopes_scope',
    from: 'scopes',
    answer: [422, 'application.user_consent_scopes_not_found'],
    async make() {
      const [applicationId, id] = [await newApplication('SPA', true), await newScope()];
      const body = { resourceScopes: [id] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId }, body })) };
    },
  },
  {
    constraint: 'application_organization_scopes_application',
    from: 'applications',
    answer: gone,
    async make() {
      const [id, scopeId] = [await newApplication('SPA', true), await newOrganizationScope()];
      const body = { organizationScopes: [scopeId] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId: id }, body })) };
    },
  },
  {
    constraint: 'application_organization_scopes_scope',
    from: 'organization_scopes',
    answer: [422, 'application.user_consent_scopes_not_found'],
    async make() {
      const [applicationId, id] = [await newApplication('SPA', true), await newOrganizationScope()];
      const body = { organizationScopes: [id] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId }, body })) };
    },
  },
  {
    constraint: 'application_organization_resource_scopes_application',
    from: 'applications',
    answer: gone,
    async make() {
      const [id, scopeId] = [await newApplication('SPA', true), await newScope()];
      const body = { organizationResourceScopes: [scopeId] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId: id }, body })) };
    },
  },
  {
    constraint: 'application_organization_resource_scopes_scope',
    from: 'scopes',
    answer: [422, 'application.user_consent_scopes_not_found'],
    async make() {
      const [applicationId, id] = [await newApplication('SPA', true), await newScope()];
      const body = { organizationResourceScopes: [id] };
      return { id, add: () => codeOf(call(addConsentScopes, { params: { applicationId }, body })) };
    },
  },
  {
    constraint: 'consent_organizations_application',
    from: 'applications',
    answer: gone,
    async make() {
      const id = await newApplication('SPA', true);
      return { id, add: await consent(id) };
    },
  },
  {
    constraint: 'consent_organizations_member',
    from: 'organizations',
    answer: [422, 'organization.require_membership'],
    async make() {
      const [id, applicationId] = [
        await createRecords(call).organization(),
        await newApplication('SPA', true),
      ];
      return { id, add: await consent(applicationId, id) };
    },
  },
  {
    constraint: 'application_sign_in_experiences_application',
    from: 'applications',
    answer: gone,
    async make() {
      const id = await newApplication('SPA');
      const input = { params: { applicationId: id }, body: { displayName: 'Shown' } };
      return { id, add: () => codeOf(call(putApplicationSignInExperience, input)) };
    },
  },
  {
    constraint: 'scopes_tenant_id_resource_id_fkey',
    from: 'resources',
    answer: gone,
    async make() {
      const id = await newResource();
      const input = { params: { resourceId: id }, body: { name: 'read' } };
      return { id, add: () => codeOf(call(createResourceScope, input)) };
    },
  },
  {
    constraint: 'mfa_verifications_user',
    from: 'users',
    answer: gone,
    async make() {
      const id = await newUser();
      const input = { params: { userId: id }, body: { type: 'Totp' as const } };
      return { id, add: () => codeOf(call(createUserMfaVerification, input)) };
    },
  },
  {
    constraint: 'personal_access_tokens_user',
    from: 'users',
    answer: gone,
    async make() {
      const id = await newUser();
      const input = { params: { userId: id }, body: { name: name() } };
      return { id, add: () => codeOf(call(createPersonalAccessToken, input)) };
    },
  },
  {
    constraint: 'verification_records_user',
    from: 'users',
    answer: [401, 'user.suspended'],
    async make() {
      const [username, password] = [`meanwhile_${(serial += 1)}`, records.goodPassword];
      const id = await records.createUser(server.runtime, tenant.id, { username, password });
      const flow = await new TestBrowser(tenant).authorize(clientId);
      await flow.signIn(username, password);
      const { access_token: token } = await flow.redeem((await flow.resume()).get('code') ?? '');
      return { id, add: () => codeOf(tenant.with(token)(verifyOwnPassword, { body: { password } })) };
    },
  },
  {
    constraint: 'sso_idp_initiated_connector',
    from: 'sso_connectors',
    answer: gone,
    async make() {
      const [id, applicationId] = [await newSsoConnector(), await newApplication('Traditional')];
      return { id, add: () => codeOf(setIdpInitiated(id, applicationId)) };
    },
  },
  {
    constraint: 'sso_idp_initiated_application',
    from: 'applications',
    answer: gone,
    async make() {
      const [connectorId, id] = [await newSsoConnector(), await newApplication('Traditional')];
      return { id, add: () => codeOf(setIdpInitiated(connectorId, id)) };
    },
  },
  {
    constraint: 'connection_links_connector',
    from: 'sso_connectors',
    answer: gone,
    async make() {
      const [id, organizationId] = [await newSsoConnector(), await createRecords(call).organization()];
      return { id, add: () => codeOf(addConnectionLink(id, organizationId)) };
    },
  },
  {
    constraint: 'connection_links_organization',
    from: 'organizations',
    answer: relationGone,
    async make() {
      const [connectorId, id] = [await newSsoConnector(), await createRecords(call).organization()];
      return { id, add: () => codeOf(addConnectionLink(connectorId, id)) };
    },
  },
  {
    constraint: 'saml_keys_connector',
    from: 'sso_connectors',
    answer: [404, 'connector.not_found'],
    async make() {
      const id = await newSsoConnector();
      return {
        id,
        async add() {
          const metadata = `${tenant.origin}/api/authn/single-sign-on/saml/${id}/metadata`;
          const answer = await fetch(metadata);
          return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
        },
      };
    },
  },
];

/** The table of a foreign key, whose name is in the waiting statement. */
async function tableOf(constraint: string): Promise<string> {
  const { rows } = await server.runtime.database.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint where conname = $1`,
    [constraint],
  );
  return rows[0]?.name ?? '';
}

async function deleteWhile<T>(from: string, id: string, waits: string, add: () => Promise<T>): Promise<T> {
  const held = await holdRows(`delete from ${from} where tenant_id = $1 and id = $2`, [tenant.id, id]);
  const adding = add();
  await held.releaseTo(1, waits);
  return adding;
}

describe('a row that is deleted while it is referenced', () => {
  it.each(cases)('is not found: $constraint', async ({ constraint, from, make, answer }) => {
    const { id, add } = await make();
    const { status, code } = await deleteWhile(from, id, await tableOf(constraint), add);
    expect([status, code]).toEqual(answer);
  });

  it('is not assigned to new users: a default role', async () => {
    const role = await newRole('User', true);
    const made = await deleteWhile('roles', role, 'insert_user', () => call(createUser, { body: {} }));
    expect(made.status).toBe(200);
    expect((await call(listUserRoles, { params: { userId: made.body.id } })).body).toEqual([]);

    const machines = await newRole('MachineToMachine', true);
    const body = { name: name(), type: 'MachineToMachine' as const };
    const machine = await deleteWhile('roles', machines, 'roles', () => call(createApplication, { body }));
    expect(machine.status).toBe(200);

    const atSignIn = await newRole('User', true);
    const flow = await new TestBrowser(tenant).authorize(clientId);
    const registered = await deleteWhile('roles', atSignIn, 'submit_registration', () =>
      flow.register(`meanwhile_${(serial += 1)}`, records.goodPassword),
    );
    expect(registered.status).toBe(200);
    expect(await flow.isSignedIn()).toBe(true);
  });

  it('has a case here for every foreign key', async () => {
    const { rows } = await server.runtime.database.pool.query<{ name: string }>(
      `select conname as name from pg_constraint
       where contype = 'f' and confrelid <> 'tenants'::regclass and connamespace = 'public'::regnamespace`,
    );
    const known = [...cases.map(({ constraint }) => constraint), ...Object.keys(written)];
    expect(rows.map((row) => row.name).sort()).toEqual([...new Set(known)].sort());
  });
});
