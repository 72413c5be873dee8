import * as oneTimeTokensApi from '@gatehouse/contract/one-time-tokens/endpoints';
import * as phrasesApi from '@gatehouse/contract/phrases/endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import type { Specimen } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'one-time-tokens': {
    async create(call) {
      const { body } = await call(oneTimeTokensApi.createOneTimeToken, {
        body: { email: 'ada@example.com' },
      });
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
      await call(phrasesApi.putCustomPhrase, { params, body: { 'sign_in.title': 'Willkommen' } });
      return params;
    },
    unknown: { languageTag: 'fr' },
    open: ['PUT /api/custom-phrases/{languageTag}'],
    bodies: { 'PUT /api/custom-phrases/{languageTag}': () => ({ 'sign_in.title': 'Hallo' }) },
  },
  'sign-in/preview': {
    create: async () => ({}),
    bodies: { 'POST /api/sign-in-exp/preview': () => ({ experience: { hideLogtoBranding: true } }) },
  },
  'sign-in-experience': {
    create: async () => ({}),
    bodies: {
      'PATCH /api/sign-in-exp': () => ({ hideLogtoBranding: true }),
      'POST /api/sign-in-exp/locked-out-users': () => ({ signInMode: 'Register' }),
      'POST /api/sign-in-exp/users-touched-by-mfa': () => ({
        mfa: { factors: ['Totp'], policy: 'Mandatory' },
      }),
    },
  },
  'sign-in/sentinel': {
    async create(call) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      return { userId: user.id };
    },
    bodies: { 'POST /api/sentinel-activities/delete': () => ({ targetType: 'User', targets: ['ada'] }) },
  },
};
