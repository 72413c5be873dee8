import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { createProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { createDomain } from '@gatehouse/contract/domains/endpoints';
import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import * as organizationScopes from '@gatehouse/contract/organization-scopes/endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as ssoConnectors from '@gatehouse/contract/sso-connectors/endpoints';
import * as webhooks from '@gatehouse/contract/webhooks/endpoints';
import type { Caller } from './tenant.ts';

/** The links to click for each route, one after another by their paths, the first one in the sidebar; `!Guide` is the button Guide. */
export const ways: Record<string, string[]> = {
  '/get-started': ['/get-started'],
  '/applications': ['/applications'],
  '/applications/third-party-applications': ['/applications', '/applications/third-party-applications'],
  '/applications/create': ['/applications', '/applications/create'],
  '/applications/create/:guideId': ['/applications', '/applications/create', '/applications/create/react'],
  '/applications/:id/guide/:guideId': [
    '/applications',
    '/applications/:spa',
    '!Guide',
    '/applications/:spa/guide/react',
  ],
  '/applications/:id/settings': ['/applications', '/applications/:machine'],
  '/applications/:id/branding': ['/applications', '/applications/:spa', '/applications/:spa/branding'],
  '/applications/:id/attributes': ['/applications', '/applications/:saml', '/applications/:saml/attributes'],
  '/applications/:id/certificates': [
    '/applications',
    '/applications/:saml',
    '/applications/:saml/certificates',
  ],
  '/applications/:id/access': ['/applications', '/applications/:spa', '/applications/:spa/access'],
  '/applications/:id/permissions': [
    '/applications',
    '/applications/third-party-applications',
    '/applications/:partner',
    '/applications/:partner/permissions',
  ],
  '/applications/:id/roles': ['/applications', '/applications/:machine', '/applications/:machine/roles'],
  '/applications/:id/logs': ['/applications', '/applications/:machine', '/applications/:machine/logs'],
  '/applications/:id/organizations': [
    '/applications',
    '/applications/:machine',
    '/applications/:machine/organizations',
  ],
  '/applications/:appId/logs/:logId': [
    '/applications',
    '/applications/:machine',
    '/applications/:machine/logs',
    '/applications/:machine/logs/:applicationLog',
  ],
  '/sign-in-experience/branding': ['/sign-in-experience'],
  '/sign-in-experience/sign-up-and-sign-in': [
    '/sign-in-experience',
    '/sign-in-experience/sign-up-and-sign-in',
  ],
  '/sign-in-experience/profile-fields': ['/sign-in-experience', '/sign-in-experience/profile-fields'],
  '/sign-in-experience/profile-fields/create': [
    '/sign-in-experience',
    '/sign-in-experience/profile-fields',
    '/sign-in-experience/profile-fields/create',
  ],
  '/sign-in-experience/profile-fields/:id/settings': [
    '/sign-in-experience',
    '/sign-in-experience/profile-fields',
    '/sign-in-experience/profile-fields/:profileField/settings',
  ],
  '/sign-in-experience/content': ['/sign-in-experience', '/sign-in-experience/content'],
  '/sign-in-experience/password-policy': ['/sign-in-experience', '/sign-in-experience/password-policy'],
  '/sign-in-experience/security': ['/sign-in-experience', '/sign-in-experience/security'],
  '/sign-in-experience/account-center': ['/sign-in-experience', '/sign-in-experience/account-center'],
  '/sign-in-experience/content/:languageTag': [
    '/sign-in-experience',
    '/sign-in-experience/content',
    '/sign-in-experience/content/en',
  ],
  '/dashboard': ['/dashboard'],
  '/signing-keys': ['/signing-keys'],
  '/signing-keys/rotate': ['/signing-keys', '/signing-keys/rotate'],
  '/signing-keys/cookie-keys': ['/signing-keys', '/signing-keys/cookie-keys'],
  '/mfa': ['/mfa'],
  '/connectors/passwordless': ['/connectors'],
  '/connectors/passwordless/create/email': ['/connectors', '/connectors/passwordless/create/email'],
  '/connectors/passwordless/create/sms': ['/connectors', '/connectors/passwordless/create/sms'],
  '/connectors/passwordless/guide/:factoryId': [
    '/connectors',
    '/connectors/passwordless/create/email',
    '/connectors/passwordless/guide/http-email',
  ],
  '/connectors/passwordless/:id/settings': ['/connectors', '/connectors/passwordless/texter'],
  '/connectors/passwordless/:id/general': [
    '/connectors',
    '/connectors/passwordless/texter',
    '/connectors/passwordless/texter/general',
  ],
  '/connectors/passwordless/:id/guide': [
    '/connectors',
    '/connectors/passwordless/texter',
    '/connectors/passwordless/texter/guide',
  ],
  '/connectors/social': ['/connectors', '/connectors/social'],
  '/connectors/social/create/social': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/create/social',
  ],
  '/connectors/social/guide/:factoryId': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/create/social',
    '/connectors/social/guide/google-universal',
  ],
  '/connectors/social/:id/settings': ['/connectors', '/connectors/social', '/connectors/social/hub'],
  '/connectors/social/:id/general': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/hub',
    '/connectors/social/hub/general',
  ],
  '/connectors/social/:id/guide': [
    '/connectors',
    '/connectors/social',
    '/connectors/social/hub',
    '/connectors/social/hub/guide',
  ],
  '/connectors/texts': ['/connectors', '/connectors/texts'],
  '/connectors/texts/:language/:usage': ['/connectors', '/connectors/texts', '/connectors/texts/en/SignIn'],
  '/connectors/sms-texts': ['/connectors', '/connectors/sms-texts'],
  '/connectors/sms-texts/:usage': ['/connectors', '/connectors/sms-texts', '/connectors/sms-texts/SignIn'],
  '/connectors/inbox': ['/connectors', '/connectors/inbox'],
  '/connectors/inbox/:id': ['/connectors', '/connectors/inbox', '/connectors/inbox/:message'],
  '/enterprise-sso': ['/enterprise-sso'],
  '/enterprise-sso/create': ['/enterprise-sso', '/enterprise-sso/create'],
  '/enterprise-sso/:id/connection': ['/enterprise-sso', '/enterprise-sso/:sso'],
  '/enterprise-sso/:id/experience': [
    '/enterprise-sso',
    '/enterprise-sso/:sso',
    '/enterprise-sso/:sso/experience',
  ],
  '/enterprise-sso/:id/idp-initiated-auth': [
    '/enterprise-sso',
    '/enterprise-sso/:sso',
    '/enterprise-sso/:sso/idp-initiated-auth',
  ],
  '/api-resources': ['/api-resources'],
  '/api-resources/create': ['/api-resources', '/api-resources/create'],
  '/api-resources/:id/guide/:guideId': [
    '/api-resources',
    '/api-resources/:resource',
    '!Guide',
    '/api-resources/:resource/guide/express',
  ],
  '/api-resources/:id/permissions': ['/api-resources', '/api-resources/:resource'],
  '/api-resources/:id/permissions/create': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/permissions/create',
  ],
  '/api-resources/:id/permissions/:scopeId': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/permissions/:scope',
  ],
  '/api-resources/:id/general': [
    '/api-resources',
    '/api-resources/:resource',
    '/api-resources/:resource/general',
  ],
  '/roles': ['/roles'],
  '/roles/create': ['/roles', '/roles/create'],
  '/roles/:id/permissions': ['/roles', '/roles/:role'],
  '/roles/:id/users': ['/roles', '/roles/:role', '/roles/:role/users'],
  '/roles/:id/machine-to-machine-apps': [
    '/roles',
    '/roles/:machineRole',
    '/roles/:machineRole/machine-to-machine-apps',
  ],
  '/roles/:id/general': ['/roles', '/roles/:role', '/roles/:role/general'],
  '/organizations': ['/organizations'],
  '/organizations/create': ['/organizations', '/organizations/create'],
  '/organizations/:id/settings': ['/organizations', '/organizations/:organization'],
  '/organizations/:id/members': [
    '/organizations',
    '/organizations/:organization',
    '/organizations/:organization/members',
  ],
  '/organizations/:id/invitations': [
    '/organizations',
    '/organizations/:organization',
    '/organizations/:organization/invitations',
  ],
  '/organizations/:id/machine-to-machine': [
    '/organizations',
    '/organizations/:organization',
    '/organizations/:organization/machine-to-machine',
  ],
  '/organizations/:id/branding': [
    '/organizations',
    '/organizations/:organization',
    '/organizations/:organization/branding',
  ],
  '/users': ['/users'],
  '/users/create': ['/users', '/users/create'],
  '/users/:id/settings': ['/users', '/users/:user'],
  '/users/:id/roles': ['/users', '/users/:user', '/users/:user/roles'],
  '/users/:id/logs': ['/users', '/users/:user', '/users/:user/logs'],
  '/users/:id/organizations': ['/users', '/users/:user', '/users/:user/organizations'],
  '/users/:userId/logs/:logId': ['/users', '/users/:user', '/users/:user/logs', '/users/:user/logs/:userLog'],
  '/settings/members': ['!Your account', '/settings/members'],
  '/settings/members/invitations': ['!Your account', '/settings/members', '/settings/members/invitations'],
  '/settings/domains': ['!Your account', '/settings/domains'],
  '/settings/domains/create': ['!Your account', '/settings/domains', '/settings/domains/create'],
  '/settings/domains/:id/dns': ['!Your account', '/settings/domains', '/settings/domains/:domain'],
  '/settings/domains/:id/verification-files': [
    '!Your account',
    '/settings/domains',
    '/settings/domains/:domain',
    '/settings/domains/:domain/verification-files',
  ],
  '/audit-logs': ['/audit-logs'],
  '/audit-logs/:logId': ['/audit-logs', '/audit-logs/:userLog'],
  '/audit-logs/administrators': ['/audit-logs', '/audit-logs/administrators'],
  '/audit-logs/administrators/:logId': [
    '/audit-logs',
    '/audit-logs/administrators',
    '/audit-logs/administrators/:administratorLog',
  ],
  '/organization-template/organization-roles': ['/organization-template'],
  '/organization-template/organization-roles/create': [
    '/organization-template',
    '/organization-template/organization-roles/create',
  ],
  '/organization-template/organization-roles/:id/permissions': [
    '/organization-template',
    '/organization-template/organization-roles/:organizationRole',
  ],
  '/organization-template/organization-roles/:id/general': [
    '/organization-template',
    '/organization-template/organization-roles/:organizationRole',
    '/organization-template/organization-roles/:organizationRole/general',
  ],
  '/organization-template/organization-permissions': [
    '/organization-template',
    '/organization-template/organization-permissions',
  ],
  '/organization-template/organization-permissions/create': [
    '/organization-template',
    '/organization-template/organization-permissions',
    '/organization-template/organization-permissions/create',
  ],
  '/organization-template/organization-permissions/:id': [
    '/organization-template',
    '/organization-template/organization-permissions',
    '/organization-template/organization-permissions/:organizationScope',
  ],
  '/customize-jwt': ['/customize-jwt'],
  '/customize-jwt/actions/:action': ['/customize-jwt', '/customize-jwt/actions/post-sign-in'],
  '/customize-jwt/id-token': ['/customize-jwt', '/customize-jwt/id-token'],
  '/customize-jwt/:tokenType/:action': ['/customize-jwt', '/customize-jwt/access-token/create'],
  '/webhooks': ['/webhooks'],
  '/webhooks/create': ['/webhooks', '/webhooks/create'],
  '/webhooks/:id/settings': ['/webhooks', '/webhooks/:webhook'],
  '/webhooks/:id/recent-requests': ['/webhooks', '/webhooks/:webhook', '/webhooks/:webhook/recent-requests'],
  '/webhooks/:hookId/recent-requests/:logId': [
    '/webhooks',
    '/webhooks/:webhook',
    '/webhooks/:webhook/recent-requests',
    '/webhooks/:webhook/recent-requests/:webhookLog',
  ],
};

interface Created {
  body: { id: string };
}

/** How to create the records of `ways` that need no other record. */
export const records: Record<string, (call: Caller) => Promise<Created>> = {
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
