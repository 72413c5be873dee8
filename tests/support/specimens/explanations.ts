import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { redirectUri } from '../records.ts';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  explanations: {
    async create(call) {
      const { body: user } = await call(createUser, { body: { name: 'Ada' } });
      const oidcClientMetadata = { redirectUris: [redirectUri], postLogoutRedirectUris: [] };
      const body = { name: unique('Storefront'), type: 'SPA' as const, oidcClientMetadata };
      const { body: application } = await call(createApplication, { body });
      return { userId: user.id, applicationId: application.id };
    },
    bodies: { 'POST /api/explain-token': () => ({ token: 'unknown' }) },
  },
};
