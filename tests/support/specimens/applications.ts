import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as applicationConsentScopesApi from '@gatehouse/contract/applications/consent-scope-endpoints';
import * as applicationExperienceApi from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import * as applicationSecretsApi from '@gatehouse/contract/applications/secret-endpoints';
import { type Specimen, unique } from './specimen.ts';

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
};
