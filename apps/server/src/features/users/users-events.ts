import * as access from '@gatehouse/contract/users/access-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import * as identity from '@gatehouse/contract/users/identity-endpoints';
import * as tokens from '@gatehouse/contract/users/personal-access-token-endpoints';
import * as session from '@gatehouse/contract/sessions/endpoints';
import { lockUser } from '../../users/end-everything.ts';
import { getUser } from '../../users/user-store.ts';
import { allSessionsEnded, userDataUpdated } from '../../users/user-webhooks.ts';
import { on, silent } from '../../web/events.ts';

const userId = { userId: 'params.userId' } as const;

export const events = [
  on(api.createUser, {
    audit: 'User.Created',
    webhooks: [{ event: 'User.Created', ids: { userId: 'output.id' }, data: 'output' }],
  }),
  on(api.updateUser, {
    audit: 'User.Data.Updated',
    logs: ['isPasswordExpired'],
    webhooks: [{ event: 'User.Data.Updated', ids: userId, data: 'output' }],
  }),
  on(api.deleteUser, {
    audit: 'User.Deleted',
    // Locked, so that nothing changes between this and the deletion.
    async before({ db }, { params }) {
      await lockUser(db, params.userId);
      return getUser(db, params.userId);
    },
    webhooks: [{ event: 'User.Deleted', ids: userId, data: 'old' }],
  }),
  on(api.updateUserCustomData, { audit: 'User.Data.Updated', webhooks: [userDataUpdated] }),
  on(api.updateUserProfile, { audit: 'User.Data.Updated', webhooks: [userDataUpdated] }),
  // Settings aren't part of the user that webhooks show.
  on(api.updateUserSettings, { audit: 'User.Data.Updated' }),

  on(access.setUserPassword, {
    audit: 'User.Password.Updated',
    logs: ['isPasswordExpired'],
    webhooks: [{ event: 'User.Data.Updated', ids: userId, data: 'output' }, allSessionsEnded],
  }),
  on(access.expireUserPassword, {
    audit: 'User.PasswordExpiration.Updated',
    logs: ['isExpired'],
    webhooks: [{ event: 'User.Data.Updated', ids: userId, data: 'output' }],
  }),
  on(access.createPasswordLink, { audit: 'User.PasswordLink.Created', logs: ['purpose', 'send'] }),
  silent(access.verifyUserPassword, 'It changes nothing.'),
  on(access.suspendUser, {
    audit: 'User.SuspensionStatus.Updated',
    logs: ['isSuspended'],
    webhooks: [
      { event: 'User.SuspensionStatus.Updated', ids: userId, data: 'output' },
      {
        ...allSessionsEnded,
        when: { says: 'if the user is suspended', pick: ({ body }) => body.isSuspended },
      },
    ],
  }),

  on(session.endUserSession, {
    audit: 'User.Session.Ended',
    webhooks: [
      {
        event: 'User.Session.Ended',
        ids: userId,
        data: { says: '`sessionId`', pick: ({ params }) => ({ sessionId: params.sessionId }) },
      },
    ],
  }),
  on(session.endUserGrant, { audit: 'User.Grant.Ended' }),

  on(tokens.createPersonalAccessToken, {
    audit: 'User.PersonalAccessToken.Created',
    logs: ['name', 'expiresAt'],
  }),
  on(tokens.renamePersonalAccessToken, {
    audit: 'User.PersonalAccessToken.Renamed',
    logs: ['currentName', 'name'],
  }),
  on(tokens.renameNamedPersonalAccessToken, { audit: 'User.PersonalAccessToken.Renamed', logs: ['name'] }),
  on(tokens.deletePersonalAccessToken, { audit: 'User.PersonalAccessToken.Deleted', logs: ['name'] }),
  on(tokens.deleteNamedPersonalAccessToken, { audit: 'User.PersonalAccessToken.Deleted' }),

  on(identity.putUserIdentity, {
    audit: 'User.Identity.Linked',
    webhooks: [
      {
        event: 'User.Identity.Linked',
        ids: userId,
        data: { says: '`targets`', pick: ({ params }) => ({ targets: [params.target] }) },
      },
    ],
  }),
  on(identity.linkUserIdentity, {
    audit: 'User.Identity.Linked',
    webhooks: [
      {
        event: 'User.Identity.Linked',
        ids: userId,
        data: { says: '`connectorId`', pick: ({ body }) => ({ connectorId: body.connectorId }) },
      },
    ],
  }),
  on(identity.deleteUserIdentity, {
    audit: 'User.Identity.Unlinked',
    webhooks: [
      {
        event: 'User.Identity.Unlinked',
        ids: userId,
        data: { says: '`targets`', pick: ({ params }) => ({ targets: [params.target] }) },
      },
      allSessionsEnded,
    ],
  }),
  on(identity.deleteUserSsoIdentity, {
    audit: 'User.SsoIdentity.Unlinked',
    webhooks: [
      {
        event: 'User.Identity.Unlinked',
        ids: userId,
        data: {
          says: '`ssoConnectorId`',
          pick: ({ params }) => ({ ssoConnectorId: params.ssoConnectorId }),
        },
      },
      allSessionsEnded,
    ],
  }),
];
