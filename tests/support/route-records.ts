import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { createProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { createDomain } from '@gatehouse/contract/domains/endpoints';
import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import * as organizationScopes from '@gatehouse/contract/organization-scopes/endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as ssoConnectors from '@gatehouse/contract/sso-connectors/endpoints';
import { createUserImport } from '@gatehouse/contract/user-imports/endpoints';
import * as webhooks from '@gatehouse/contract/webhooks/endpoints';
import type { Caller } from './tenant.ts';

interface Created {
  body: { id: string };
}

/** How to create the records of `ways` that need no other record. */
export const records: Record<string, (call: Caller) => Promise<Created>> = {
  userImport: (call) => call(createUserImport, { body: {} }),
  domain: (call) => call(createDomain, { body: { domain: 'login.shop.example.com' } }),
  role: (call) => call(roles.createRole, { body: { name: 'Clerk', description: 'Sells' } }),
  machineRole: (call) =>
    call(roles.createRole, { body: { name: 'Robot', description: 'Counts', type: 'MachineToMachine' } }),
  saml: (call) => call(createSamlApplication, { body: { name: 'Payroll' } }),
  sso: (call) =>
    call(ssoConnectors.createSsoConnector, { body: { providerName: 'SAML', connectorName: 'Example' } }),
  organization: (call) => call(organizations.createOrganization, { body: { name: 'Acme' } }),
  organizationRole: (call) => call(organizationRoles.createOrganizationRole, { body: { name: 'admin' } }),
  organizationScope: (call) =>
    call(organizationScopes.createOrganizationScope, { body: { name: 'invite:members' } }),
  profileField: async (call) => {
    const body = { name: 'company', type: 'Text', required: false } as const;
    return { body: { id: (await call(createProfileField, { body })).body.name } };
  },
  webhook: (call) =>
    call(webhooks.createWebhook, {
      body: { name: 'First', events: ['User.Created'], config: { url: 'https://hooks.example.com/' } },
    }),
};
