import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as mfaApi from '@gatehouse/contract/mfa/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import * as ssoConnectorsApi from '@gatehouse/contract/sso-connectors/endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import * as userIdentitiesApi from '@gatehouse/contract/users/identity-endpoints';
import * as userSessionsApi from '@gatehouse/contract/sessions/endpoints';
import { goodPassword, redirectUri } from '../records.ts';
import { TestBrowser } from '../test-browser.ts';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  users: {
    async create(call) {
      return { userId: (await call(usersApi.createUser, { body: { name: 'Ada' } })).body.id };
    },
    bodies: {
      'POST /api/users': () => ({ name: 'Ada', password: goodPassword }),
      'PATCH /api/users/{userId}': () => ({ name: 'Ada Lovelace' }),
      'PATCH /api/users/{userId}/custom-data': () => ({ customData: { plan: 'gold' } }),
      'PATCH /api/users/{userId}/profile': () => ({ profile: { nickname: 'Countess' } }),
      'PATCH /api/users/{userId}/logto-configs': () => ({ mfa: { skipped: true } }),
    },
  },
  'users/access': {
    async create(call) {
      // Otherwise no password can be expired.
      const passwordExpiration = { enabled: true, validPeriodDays: 90 } as const;
      await call(updateSignInExperience, { body: { passwordExpiration } });
      return {
        userId: (
          await call(usersApi.createUser, {
            body: { username: unique('user').replaceAll(' ', '_'), password: goodPassword },
          })
        ).body.id,
      };
    },
    bodies: {
      'PATCH /api/users/{userId}/password': () => ({ password: goodPassword }),
      'PATCH /api/users/{userId}/password/expiration': () => ({ isExpired: true }),
      'POST /api/users/{userId}/password-link': () => ({ purpose: 'invitation' }),
      'POST /api/users/{userId}/password/verify': () => ({ password: goodPassword }),
      'PATCH /api/users/{userId}/is-suspended': () => ({ isSuspended: true }),
    },
  },
  'users/bulk': {
    async create(call) {
      return { userId: (await call(usersApi.createUser, { body: { name: 'Ada' } })).body.id };
    },
    bodies: {
      'POST /api/bulk/users/suspend': ({ userId = '' }) => ({ userIds: [userId], isSuspended: true }),
      'POST /api/bulk/users/delete': ({ userId = '' }) => ({ userIds: [userId] }),
    },
  },
  'users/identity': {
    async create(call, tenant) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const params = { userId: user.id, target: 'github' };
      await call(userIdentitiesApi.putUserIdentity, { params, body: { userId: unique('account') } });
      const { body: connector } = await call(ssoConnectorsApi.createSsoConnector, {
        body: { providerName: 'OIDC', connectorName: unique('connector') },
      });
      await tenant.linkSso(user.id, connector.id);
      return { ...params, ssoConnectorId: connector.id };
    },
    bodies: {
      'POST /api/users/{userId}/identities': () => ({
        connectorId: 'github',
        connectorData: { code: 'code', state: 'nobody-guesses-it' },
      }),
      'PUT /api/users/{userId}/identities/{target}': () => ({ userId: unique('account') }),
    },
  },
  sessions: {
    async create(call, tenant) {
      const username = unique('user').replaceAll(' ', '_');
      const { body: user } = await call(usersApi.createUser, { body: { username, password: goodPassword } });
      const { body: application } = await call(applicationsApi.createApplication, {
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
      const { body: held } = await call(userSessionsApi.listUserSessions, { params });
      const { body: given } = await call(userSessionsApi.listUserGrants, { params });
      return {
        ...params,
        sessionId: held.sessions[0]?.payload.uid ?? '',
        grantId: given.grants[0]?.id ?? '',
      };
    },
    bodies: {},
  },
  mfa: {
    async create(call) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const params = { userId: user.id };
      await call(mfaApi.createUserMfaVerification, { params, body: { type: 'Totp' } });
      const { body } = await call(mfaApi.listUserMfaVerifications, { params });
      return { userId: user.id, verificationId: body[0]?.id ?? '' };
    },
    bodies: {
      'POST /api/users/{userId}/mfa-verifications': () => ({ type: 'Totp' }),
    },
  },
  'mfa/trusted-device': {
    async create(call, tenant) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      return { userId: user.id, deviceId: await tenant.trustDevice(user.id) };
    },
    bodies: {},
  },
};
