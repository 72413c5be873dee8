import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as applicationConsentScopesApi from '@gatehouse/contract/applications/consent-scope-endpoints';
import * as samlApplicationsApi from '@gatehouse/contract/applications/saml-application-endpoints';
import * as samlCertificatesApi from '@gatehouse/contract/applications/saml-certificate-endpoints';
import * as protectedDomainsApi from '@gatehouse/contract/applications/protected-domain-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import * as applicationExperienceApi from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import * as applicationSecretsApi from '@gatehouse/contract/applications/secret-endpoints';
import { type Specimen, unique } from './specimen.ts';

let serial = 0;
const newLabel = (): string => `app-${process.pid}-${(serial += 1)}`;

export const specimens: Record<string, Specimen> = {
  applications: {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
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
  'applications/bulk': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: { name: unique('application'), type: 'SPA' },
      });
      return { applicationId: body.id };
    },
    bodies: {
      'POST /api/bulk/applications/delete': ({ applicationId = '' }) => ({ applicationIds: [applicationId] }),
    },
  },
  'applications/access-control': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: { name: unique('application'), type: 'SPA' },
      });
      return { applicationId: body.id };
    },
    bodies: {
      'PUT /api/applications/{applicationId}/access-control': () => ({
        userIds: [],
        userRoleIds: [],
        organizationIds: [],
        organizationRoleRules: [],
      }),
    },
  },
  'applications/consent-scope': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: { name: unique('third party'), type: 'SPA', isThirdParty: true },
      });
      await call(applicationConsentScopesApi.addConsentScopes, {
        params: { applicationId: body.id },
        body: { userScopes: ['address'] },
      });
      return { applicationId: body.id, scopeType: 'user-scopes', scopeId: 'address' };
    },
    bodies: {
      'POST /api/applications/{applicationId}/user-consent-scopes': () => ({ userScopes: ['roles'] }),
    },
  },
  'applications/protected-domain': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: {
          name: unique('application'),
          type: 'Protected',
          protectedAppMetadata: { subDomain: newLabel(), origin: 'http://10.0.0.7' },
        },
      });
      const domain = `${newLabel()}.wiki.example.org`;
      await call(protectedDomainsApi.addProtectedDomain, { params: { id: body.id }, body: { domain } });
      return { id: body.id, domain };
    },
    bodies: {
      'POST /api/applications/{id}/protected-app-metadata/custom-domains': () => ({
        domain: `${newLabel()}.wiki.example.org`,
      }),
    },
  },
  'applications/sign-in-experience': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: { name: unique('application'), type: 'SPA' },
      });
      await call(applicationExperienceApi.putApplicationSignInExperience, {
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
  'applications/secret': {
    async create(call) {
      const { body } = await call(applicationsApi.createApplication, {
        body: { name: unique('application'), type: 'Traditional' },
      });
      await call(applicationSecretsApi.createApplicationSecret, {
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
  'applications/saml-application': {
    async create(call) {
      const { body } = await call(samlApplicationsApi.createSamlApplication, {
        body: { name: unique('SAML application') },
      });
      const user = await call(createUser, { body: { username: `u${Date.now()}` } });
      return { id: body.id, userId: user.body.id };
    },
    bodies: {
      'POST /api/saml-applications': () => ({ name: unique('SAML application') }),
      'PATCH /api/saml-applications/{id}': () => ({ entityId: 'https://sp.example.com/metadata' }),
    },
  },
  'applications/saml-certificate': {
    async create(call) {
      const { body } = await call(samlApplicationsApi.createSamlApplication, {
        body: { name: unique('SAML application') },
      });
      const made = await call(samlCertificatesApi.createSamlCertificate, {
        params: { id: body.id },
        body: { lifeSpanInYears: 1 },
      });
      return { id: body.id, secretId: made.body.id };
    },
    bodies: {
      'POST /api/saml-applications/{id}/secrets': () => ({ lifeSpanInYears: 2 }),
      'PATCH /api/saml-applications/{id}/secrets/{secretId}': () => ({ active: true }),
    },
  },
};
