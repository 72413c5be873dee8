import * as personalAccessTokensApi from '@gatehouse/contract/users/personal-access-token-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import * as identitiesApi from '@gatehouse/contract/users/identity-endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import { type Specimen, unique } from './specimen.ts';

let serial = 0;

export const specimens: Record<string, Specimen> = {
  secrets: {
    async create(call, tenant) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const target = `provider-${(serial += 1)}`;
      const config = { issuer: 'https://login.example.com', clientId: 'client', clientSecret: 'secret' };
      const { body: connector } = await call(createConnector, {
        body: { connectorId: 'oidc', config, metadata: { target }, enableTokenStorage: true },
      });
      const params = { userId: user.id, target };
      await call(identitiesApi.putUserIdentity, { params, body: { userId: user.id } });
      await tenant.keepTokens(user.id, { connectorId: connector.id, target, identityId: user.id });
      const query = { includeTokenSecret: 'true' } as const;
      const { body } = await call(identitiesApi.getUserIdentity, { params, query });
      return { id: body.tokenSecret?.id ?? '' };
    },
    bodies: {},
  },
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
