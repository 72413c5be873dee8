import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as captchaApi from '@gatehouse/contract/captcha/endpoints';
import * as connectorsApi from '@gatehouse/contract/connectors/endpoints';
import * as emailTemplatesApi from '@gatehouse/contract/connectors/email-template-endpoints';
import * as developmentInboxApi from '@gatehouse/contract/connectors/inbox-endpoints';
import { getConnectionProposal } from '@gatehouse/contract/connection-links/endpoints';
import * as ssoConnectorsApi from '@gatehouse/contract/sso-connectors/endpoints';
import * as idpInitiatedApi from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { submitProposal } from '../connection-link.ts';
import { type Specimen, unique } from './specimen.ts';

const beginAt = ({ applicationId = '' }: Record<string, string>) => ({
  defaultApplicationId: applicationId,
  clientIdpInitiatedAuthCallbackUri: 'https://app.example/begin',
});

export const specimens: Record<string, Specimen> = {
  connectors: {
    open: [
      'GET /api/connector-factories/{id}',
      'POST /api/connector-factories/{id}/check',
      'POST /api/connectors/{factoryId}/test',
    ],
    async create(call) {
      const { body } = await call(connectorsApi.createConnector, {
        // Named like its kind, so that one ID is valid for both.
        body: {
          id: 'http-email',
          connectorId: 'http-email',
          config: { endpoint: 'https://messages.example.com' },
        },
      });
      const { body: social } = await call(connectorsApi.createConnector, {
        body: {
          connectorId: 'oauth2',
          config: {
            authorizationEndpoint: 'https://provider.example.com/authorize',
            tokenEndpoint: 'https://provider.example.com/token',
            userInfoEndpoint: 'https://provider.example.com/me',
            clientId: 'client',
            clientSecret: 'secret',
          },
          metadata: { target: unique('target').replaceAll(' ', '-') },
        },
      });
      return { id: body.id, factoryId: body.connectorId, connectorId: social.id };
    },
    bodies: {
      'POST /api/connectors': () => ({
        connectorId: 'http-sms',
        config: { endpoint: 'https://messages.example.com' },
      }),
      'POST /api/connectors/{connectorId}/authorization-uri': () => ({
        state: 'nobody-guesses-it',
        redirectUri: 'https://app.example.com/back',
      }),
      'PATCH /api/connectors/{id}': () => ({ config: { endpoint: 'https://mail.example.com' } }),
      'POST /api/connector-factories/{id}/check': () => ({
        config: { endpoint: 'https://messages.example.com' },
      }),
      'POST /api/connectors/{factoryId}/test': () => ({
        email: 'ada@example.com',
        config: { endpoint: 'http://127.0.0.1:1' },
      }),
    },
  },
  'sso-connectors': {
    open: ['POST /api/sso-connector-providers/{providerName}/look-up'],
    async create(call) {
      const { body } = await call(ssoConnectorsApi.createSsoConnector, {
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
  'sso-connectors/idp-initiated': {
    async create(call) {
      const { body } = await call(ssoConnectorsApi.createSsoConnector, {
        body: { providerName: 'SAML', connectorName: unique('connector') },
      });
      const { body: application } = await call(applicationsApi.createApplication, {
        body: { name: unique('application'), type: 'Traditional' },
      });
      const params = { id: body.id, applicationId: application.id };
      await call(idpInitiatedApi.setIdpInitiatedAuthConfig, { params, body: beginAt(params) });
      return params;
    },
    bodies: { 'PUT /api/sso-connectors/{id}/idp-initiated-auth-config': beginAt },
  },
  'connection-links': {
    async create(call, tenant) {
      const { id, linkId, organizationId } = await submitProposal(call, tenant);
      const { body } = await call(getConnectionProposal, { params: { id, linkId } });
      return { id, linkId, organizationId, version: body.version };
    },
    bodies: {
      'POST /api/sso-connectors/{id}/connection-links': ({ organizationId }) => ({ organizationId }),
      'POST /api/sso-connectors/{id}/connection-links/{linkId}/confirm': ({ version }) => ({ version }),
    },
  },
  'connectors/email-template': {
    async create(call) {
      const { body } = await call(emailTemplatesApi.replaceEmailTemplates, {
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
  'connectors/inbox': {
    async create(call, tenant) {
      const to = `${unique('ada').replaceAll(' ', '.')}@example.com`;
      await tenant.keepMessage({ type: 'Email', to, usage: 'SignIn', payload: { code: '123456' } });
      const { body } = await call(developmentInboxApi.listInboxMessages, { query: { to } });
      return { id: body[0]?.id ?? '' };
    },
    bodies: {},
  },
  captcha: {
    async create(call) {
      const config = { type: 'Turnstile' as const, siteKey: 'site', secretKey: 'secret' };
      await call(captchaApi.putCaptchaProvider, { body: { config } });
      return {};
    },
    bodies: {
      'PUT /api/captcha-provider': () => ({
        config: { type: 'Turnstile', siteKey: 'other', secretKey: 'secret' },
      }),
    },
  },
};
