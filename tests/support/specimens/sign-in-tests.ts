import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as connectorsApi from '@gatehouse/contract/connectors/endpoints';
import * as ssoConnectorsApi from '@gatehouse/contract/sso-connectors/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'sign-in-tests': {
    async create(call) {
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
      const { body: sso } = await call(ssoConnectorsApi.createSsoConnector, {
        body: {
          providerName: 'OIDC',
          connectorName: unique('Company'),
          config: { issuer: 'https://login.example.com', clientId: 'client', clientSecret: 'secret' },
        },
      });
      const { body: application } = await call(applicationsApi.createApplication, {
        body: { name: unique('Shop'), type: 'SPA' },
      });
      return { connectorId: social.id, ssoConnectorId: sso.id, applicationId: application.id };
    },
    bodies: { 'POST /api/sign-in-tests/result': () => ({ ticket: 'unknown' }) },
  },
};
