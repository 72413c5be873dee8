import * as applications from '@gatehouse/contract/applications/endpoints';
import * as applicationConsentScopes from '@gatehouse/contract/applications/consent-scope-endpoints';
import * as applicationExperience from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import * as applicationSecrets from '@gatehouse/contract/applications/secret-endpoints';
import * as auditLogs from '@gatehouse/contract/audit-logs/endpoints';
import * as mfa from '@gatehouse/contract/mfa/endpoints';
import * as oneTimeTokens from '@gatehouse/contract/one-time-tokens/endpoints';
import * as phrases from '@gatehouse/contract/phrases/endpoints';
import * as captcha from '@gatehouse/contract/captcha/endpoints';
import * as connectors from '@gatehouse/contract/connectors/endpoints';
import * as emailTemplates from '@gatehouse/contract/connectors/email-template-endpoints';
import * as developmentInbox from '@gatehouse/contract/connectors/inbox-endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import * as applicationRoles from '@gatehouse/contract/roles/application-endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as userRoles from '@gatehouse/contract/roles/user-endpoints';
import * as ssoConnectors from '@gatehouse/contract/sso-connectors/endpoints';
import * as idpInitiated from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import * as userIdentities from '@gatehouse/contract/users/identity-endpoints';
import * as userSessions from '@gatehouse/contract/users/session-endpoints';
import { goodPassword, redirectUri, TestBrowser } from './sign-in.ts';
import type { Caller, TestTenant } from './tenant.ts';

/**
 * What the free security tests (apps/server/src/edge/contract.test.ts) need of a feature to try each of its endpoints:
 * one record of every kind its paths name, and one acceptable body for every operation that takes one.
 */
export interface Specimen {
  /** Creates the records through the API and answers the values of the path's parameters. */
  create(call: Caller, tenant: TestTenant): Promise<Record<string, string>>;
  /** Operations whose path names a word everybody may use, such as a language, and no record of a tenant. */
  open?: readonly string[];
  /** `POST /api/roles` → a body that is accepted for the records just created. */
  bodies: Record<string, (params: Record<string, string>) => Record<string, unknown>>;
}

let serial = 0;
/** A name nobody has. */
const unique = (name: string): string => `${name} ${Date.now().toString(36)} ${(serial += 1)}`;

const beginAt = ({ applicationId = '' }: Record<string, string>) => ({
  defaultApplicationId: applicationId,
  clientIdpInitiatedAuthCallbackUri: 'https://app.example/begin',
});

export const specimens: Record<string, Specimen> = {
  applications: {
    async create(call) {
      const { body } = await call(applications.createApplication, {
        body: { name: unique('application'), type: 'Traditional' },
      });
      return { id: body.id, applicationId: body.id };
    },
    bodies: {
      'POST /api/applications': () => ({ name: unique('application'), type: 'SPA' }),
      'PATCH /api/applications/{id}': () => ({ description: 'another text' }),
      'PATCH /api/applications/{applicationId}/custom-data': () => ({ plan: 'gold' }),
    },
  },
  applicationConsentScopes: {
    async create(call) {
      const { body } = await call(applications.createApplication, {
        body: { name: unique('third party'), type: 'SPA', isThirdParty: true },
      });
      await call(applicationConsentScopes.addConsentScopes, {
        params: { applicationId: body.id },
        body: { userScopes: ['address'] },
      });
      return { applicationId: body.id, scopeType: 'user-scopes', scopeId: 'address' };
    },
    bodies: {
      'POST /api/applications/{applicationId}/user-consent-scopes': () => ({ userScopes: ['roles'] }),
    },
  },
  applicationSignInExperience: {
    async create(call) {
      const { body } = await call(applications.createApplication, {
        body: { name: unique('application'), type: 'SPA' },
      });
      await call(applicationExperience.putApplicationSignInExperience, {
        params: { applicationId: body.id },
        body: { displayName: 'Reports' },
      });
      return { applicationId: body.id };
    },
    bodies: {
      'PUT /api/applications/{applicationId}/sign-in-experience': () => ({
        color: { primaryColor: '#0a7' },
        termsOfUseUrl: 'https://reports.example.com/terms',
        privacyPolicyUrl: null,
      }),
    },
  },
  applicationSecrets: {
    async create(call) {
      const { body } = await call(applications.createApplication, {
        body: { name: unique('application'), type: 'Traditional' },
      });
      await call(applicationSecrets.createApplicationSecret, {
        params: { id: body.id },
        body: { name: 'second' },
      });
      return { id: body.id, name: 'second' };
    },
    bodies: {
      'POST /api/applications/{id}/secrets': () => ({ name: unique('secret') }),
      'PATCH /api/applications/{id}/secrets/{name}': () => ({ name: unique('secret') }),
    },
  },
  applicationRoles: {
    async create(call) {
      const { body: application } = await call(applications.createApplication, {
        body: { name: unique('machine'), type: 'MachineToMachine' },
      });
      const { body: role } = await call(roles.createRole, {
        body: { name: unique('role'), description: 'a role', type: 'MachineToMachine' },
      });
      await call(applicationRoles.addRoleApplications, {
        params: { id: role.id },
        body: { applicationIds: [application.id] },
      });
      return { id: role.id, roleId: role.id, applicationId: application.id };
    },
    bodies: {
      'POST /api/roles/{id}/applications': ({ applicationId = '' }) => ({ applicationIds: [applicationId] }),
      'POST /api/applications/{applicationId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
      'PUT /api/applications/{applicationId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
    },
  },
  captcha: {
    async create(call) {
      const config = { type: 'Turnstile' as const, siteKey: 'site', secretKey: 'secret' };
      await call(captcha.putCaptchaProvider, { body: { config } });
      return {};
    },
    bodies: {
      'PUT /api/captcha-provider': () => ({
        config: { type: 'Turnstile', siteKey: 'other', secretKey: 'secret' },
      }),
    },
  },
  configs: {
    create: async () => ({}),
    bodies: { 'PATCH /api/configs/admin-console': () => ({ signInExperienceCustomized: true }) },
  },
  oneTimeTokens: {
    async create(call) {
      const { body } = await call(oneTimeTokens.createOneTimeToken, { body: { email: 'ada@example.com' } });
      return { id: body.id, token: body.token };
    },
    bodies: {
      'POST /api/one-time-tokens': () => ({ email: 'grace@example.com' }),
      'POST /api/one-time-tokens/verify': ({ token = '' }) => ({ email: 'ada@example.com', token }),
      'PUT /api/one-time-tokens/{id}/status': () => ({ status: 'revoked' }),
    },
  },
  phrases: {
    async create(call) {
      const params = { languageTag: 'de' };
      await call(phrases.putCustomPhrase, { params, body: { 'sign_in.title': 'Willkommen' } });
      return params;
    },
    open: ['PUT /api/custom-phrases/{languageTag}'],
    bodies: { 'PUT /api/custom-phrases/{languageTag}': () => ({ 'sign_in.title': 'Hallo' }) },
  },
  connectors: {
    open: ['GET /api/connector-factories/{id}', 'POST /api/connectors/{factoryId}/test'],
    async create(call) {
      const { body } = await call(connectors.createConnector, {
        // Called as its kind, so that one id names both.
        body: {
          id: 'http-email',
          connectorId: 'http-email',
          config: { endpoint: 'https://messages.example.com' },
        },
      });
      return { id: body.id, factoryId: body.connectorId };
    },
    bodies: {
      'POST /api/connectors': () => ({
        connectorId: 'http-sms',
        config: { endpoint: 'https://messages.example.com' },
      }),
      'PATCH /api/connectors/{id}': () => ({ config: { endpoint: 'https://mail.example.com' } }),
      'POST /api/connectors/{factoryId}/test': () => ({
        email: 'ada@example.com',
        config: { endpoint: 'http://127.0.0.1:1' },
      }),
    },
  },
  ssoConnectors: {
    open: ['POST /api/sso-connector-providers/{providerName}/look-up'],
    async create(call) {
      const { body } = await call(ssoConnectors.createSsoConnector, {
        body: { providerName: 'OIDC', connectorName: unique('connector') },
      });
      return { id: body.id, providerName: 'OIDC' };
    },
    bodies: {
      'POST /api/sso-connectors': () => ({ providerName: 'Okta', connectorName: unique('connector') }),
      'PATCH /api/sso-connectors/{id}': () => ({ domains: ['example.com'] }),
      'POST /api/sso-connector-providers/{providerName}/look-up': () => ({
        config: { issuer: 'http://127.0.0.1:1' },
      }),
    },
  },
  idpInitiated: {
    async create(call) {
      const { body } = await call(ssoConnectors.createSsoConnector, {
        body: { providerName: 'SAML', connectorName: unique('connector') },
      });
      const { body: application } = await call(applications.createApplication, {
        body: { name: unique('application'), type: 'Traditional' },
      });
      const params = { id: body.id, applicationId: application.id };
      await call(idpInitiated.setIdpInitiatedAuthConfig, { params, body: beginAt(params) });
      return params;
    },
    bodies: { 'PUT /api/sso-connectors/{id}/idp-initiated-auth-config': beginAt },
  },
  emailTemplates: {
    async create(call) {
      const { body } = await call(emailTemplates.replaceEmailTemplates, {
        body: {
          templates: [
            { languageTag: 'en', templateType: 'SignIn', details: { subject: 'Hello', content: '{{code}}' } },
          ],
        },
      });
      return { id: body[0]?.id ?? '' };
    },
    bodies: {
      'PUT /api/email-templates': () => ({
        templates: [
          { languageTag: 'de', templateType: 'SignIn', details: { subject: 'Hallo', content: '{{code}}' } },
        ],
      }),
      'PATCH /api/email-templates/{id}/details': () => ({ subject: 'Welcome' }),
    },
  },
  developmentInbox: {
    async create(call, tenant) {
      const to = `${unique('ada').replaceAll(' ', '.')}@example.com`;
      await tenant.keepMessage({ type: 'Email', to, usage: 'SignIn', payload: { code: '123456' } });
      const { body } = await call(developmentInbox.listInboxMessages, { query: { to } });
      return { id: body[0]?.id ?? '' };
    },
    bodies: {},
  },
  resources: {
    async create(call) {
      const { body: resource } = await call(resources.createResource, {
        body: {
          name: unique('resource'),
          indicator: `https://${unique('api').replaceAll(' ', '-')}.example`,
        },
      });
      const { body: scope } = await call(resources.createResourceScope, {
        params: { resourceId: resource.id },
        body: { name: 'read:orders' },
      });
      return { id: resource.id, resourceId: resource.id, scopeId: scope.id };
    },
    bodies: {
      'POST /api/resources': () => ({
        name: unique('resource'),
        indicator: `https://${unique('api').replaceAll(' ', '-')}.example`,
      }),
      'PATCH /api/resources/{id}': () => ({ name: 'another name' }),
      'PATCH /api/resources/{id}/is-default': () => ({ isDefault: true }),
      'POST /api/resources/{resourceId}/scopes': () => ({ name: unique('scope').replaceAll(' ', ':') }),
      'PATCH /api/resources/{resourceId}/scopes/{scopeId}': () => ({ description: 'another text' }),
    },
  },
  roles: {
    async create(call) {
      const role = await call(roles.createRole, {
        body: { name: unique('role'), description: 'a role', type: 'MachineToMachine' },
      });
      const internal = await call(roles.listRoles, { query: { search: '#internal' } });
      const scopes = await call(roles.listRoleScopes, { params: { id: internal.body[0]?.id ?? '' } });
      const scopeId = scopes.body[0]?.id ?? '';
      await call(roles.addRoleScopes, { params: { id: role.body.id }, body: { scopeIds: [scopeId] } });
      return { id: role.body.id, scopeId };
    },
    bodies: {
      'POST /api/roles': () => ({ name: unique('role'), description: 'a role' }),
      'PATCH /api/roles/{id}': () => ({ description: 'another text' }),
      'POST /api/roles/{id}/scopes': ({ scopeId = '' }) => ({ scopeIds: [scopeId] }),
    },
  },
  signInPreview: {
    create: async () => ({}),
    bodies: { 'POST /api/sign-in-exp/preview': () => ({ experience: { hideLogtoBranding: true } }) },
  },
  signInExperience: {
    create: async () => ({}),
    bodies: {
      'PATCH /api/sign-in-exp': () => ({ hideLogtoBranding: true }),
      'POST /api/sign-in-exp/locked-out-users': () => ({ signInMode: 'Register' }),
    },
  },
  mfa: {
    async create(call) {
      const { body: user } = await call(users.createUser, { body: {} });
      const params = { userId: user.id };
      await call(mfa.createUserMfaVerification, { params, body: { type: 'Totp' } });
      const { body } = await call(mfa.listUserMfaVerifications, { params });
      return { userId: user.id, verificationId: body[0]?.id ?? '' };
    },
    bodies: {
      'POST /api/users/{userId}/mfa-verifications': () => ({ type: 'Totp' }),
    },
  },
  signInSentinel: {
    async create(call) {
      const { body: user } = await call(users.createUser, { body: {} });
      return { userId: user.id };
    },
    bodies: { 'POST /api/sentinel-activities/delete': () => ({ targetType: 'User', targets: ['ada'] }) },
  },
  auditLogs: {
    async create(call) {
      await call(users.createUser, { body: {} });
      const { body } = await call(auditLogs.listAuditLogs, {
        query: { logKey: 'User.Created', page_size: 1 },
      });
      return { id: body[0]?.id ?? '' };
    },
    bodies: {},
  },
  users: {
    async create(call) {
      return { userId: (await call(users.createUser, { body: { name: 'Ada' } })).body.id };
    },
    bodies: {
      'POST /api/users': () => ({ name: 'Ada', password: goodPassword }),
      'PATCH /api/users/{userId}': () => ({ name: 'Ada Lovelace' }),
      'PATCH /api/users/{userId}/custom-data': () => ({ customData: { plan: 'gold' } }),
      'PATCH /api/users/{userId}/profile': () => ({ profile: { nickname: 'Countess' } }),
      'PATCH /api/users/{userId}/logto-configs': () => ({ mfa: { skipped: true } }),
    },
  },
  userAccess: {
    async create(call) {
      return { userId: (await call(users.createUser, { body: { password: goodPassword } })).body.id };
    },
    bodies: {
      'PATCH /api/users/{userId}/password': () => ({ password: goodPassword }),
      'POST /api/users/{userId}/password/verify': () => ({ password: goodPassword }),
      'PATCH /api/users/{userId}/is-suspended': () => ({ isSuspended: true }),
    },
  },
  userIdentities: {
    async create(call, tenant) {
      const { body: user } = await call(users.createUser, { body: {} });
      const params = { userId: user.id, target: 'github' };
      await call(userIdentities.putUserIdentity, { params, body: { userId: unique('account') } });
      const { body: connector } = await call(ssoConnectors.createSsoConnector, {
        body: { providerName: 'OIDC', connectorName: unique('connector') },
      });
      await tenant.linkSso(user.id, connector.id);
      return { ...params, ssoConnectorId: connector.id };
    },
    bodies: {
      'PUT /api/users/{userId}/identities/{target}': () => ({ userId: unique('account') }),
    },
  },
  userRoles: {
    async create(call) {
      const { body: user } = await call(users.createUser, { body: {} });
      const { body: role } = await call(roles.createRole, {
        body: { name: unique('role'), description: 'a role' },
      });
      await call(userRoles.addUserRoles, { params: { userId: user.id }, body: { roleIds: [role.id] } });
      return { id: role.id, roleId: role.id, userId: user.id };
    },
    bodies: {
      'POST /api/roles/{id}/users': ({ userId = '' }) => ({ userIds: [userId] }),
      'POST /api/users/{userId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
      'PUT /api/users/{userId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
    },
  },
  userSessions: {
    async create(call, tenant) {
      const username = unique('user').replaceAll(' ', '_');
      const { body: user } = await call(users.createUser, { body: { username, password: goodPassword } });
      const { body: application } = await call(applications.createApplication, {
        body: {
          name: unique('application'),
          type: 'SPA',
          oidcClientMetadata: { redirectUris: [redirectUri], postLogoutRedirectUris: [] },
        },
      });
      const flow = await new TestBrowser(tenant).authorize(application.id);
      await flow.signIn(username, goodPassword);
      await flow.resume();
      const params = { userId: user.id };
      const { body: held } = await call(userSessions.listUserSessions, { params });
      const { body: given } = await call(userSessions.listUserGrants, { params });
      return {
        ...params,
        sessionId: held.sessions[0]?.payload.uid ?? '',
        grantId: given.grants[0]?.id ?? '',
      };
    },
    bodies: {},
  },
};
