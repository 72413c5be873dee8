import * as personalAccessTokensApi from '@gatehouse/contract/users/personal-access-token-endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'subject-tokens': {
    async create(call) {
      return { userId: (await call(usersApi.createUser, { body: {} })).body.id };
    },
    bodies: { 'POST /api/subject-tokens': ({ userId }) => ({ userId }) },
  },
  'users/personal-access-token': {
    async create(call) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const name = unique('token');
      const params = { userId: user.id };
      await call(personalAccessTokensApi.createPersonalAccessToken, { params, body: { name } });
      return { ...params, name };
    },
    bodies: {
      'POST /api/users/{userId}/personal-access-tokens': () => ({ name: unique('token') }),
      'PATCH /api/users/{userId}/personal-access-tokens': ({ name }) => ({
        currentName: name,
        name: unique('token'),
      }),
      'PATCH /api/users/{userId}/personal-access-tokens/{name}': () => ({ name: unique('token') }),
      'POST /api/users/{userId}/personal-access-tokens/delete': ({ name }) => ({ name }),
    },
  },
};
