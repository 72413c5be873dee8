import * as api from '@gatehouse/contract/account/endpoints';
import * as grant from '@gatehouse/contract/account/grant-endpoints';
import * as identifier from '@gatehouse/contract/account/identifier-endpoints';
import * as identity from '@gatehouse/contract/account/identity-endpoints';
import * as mfa from '@gatehouse/contract/account/mfa-endpoints';
import * as trustedDevice from '@gatehouse/contract/account/trusted-device-endpoints';
import * as session from '@gatehouse/contract/account/session-endpoints';
import * as settings from '@gatehouse/contract/account/settings-endpoints';
import * as stepUp from '@gatehouse/contract/account/step-up-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import * as deletion from '@gatehouse/contract/me/deletion-endpoints';
import * as me from '@gatehouse/contract/me/endpoints';
import * as social from '@gatehouse/contract/me/social-endpoints';
import { type Ctx, queriesOf } from '../../runtime/ctx.ts';
import { listMfaVerifications } from '../../mfa/mfa-store.ts';
import { getUser } from '../../users/user-store.ts';
import { on, silent } from '../../web/events.ts';

const idOfCaller = ({ actor }: Ctx): string => ('userId' in actor ? actor.userId : '');
const caller = { userId: { says: 'the caller', pick: (_made: object, ctx: Ctx) => idOfCaller(ctx) } };

const dataUpdated = {
  event: 'User.Data.Updated',
  ids: caller,
  data: { says: 'the user', pick: (_made: object, ctx: Ctx) => getUser(queriesOf(ctx), idOfCaller(ctx)) },
} as const;
const othersEnded = {
  event: 'User.Session.Ended',
  ids: caller,
  data: {
    says: '`sessionId: null`, all sessions except the caller’s',
    pick: () => ({ sessionId: null }),
  },
} as const;
const updated = { audit: 'User.Data.Updated', webhooks: [dataUpdated] } as const;
const linked = {
  audit: 'User.Identity.Linked',
  webhooks: [{ event: 'User.Identity.Linked', ids: caller, data: dataUpdated.data }],
} as const;
const notStored = 'It stores nothing.';

export const events = [
  on(identity.replaceOwnIdentityToken, { audit: 'User.ProviderTokens.Updated' }),
  on(api.updateOwnAccount, updated),
  on(api.updateOwnProfile, updated),
  on(api.updateOwnCustomData, updated),
  on(api.uploadOwnAvatar, { audit: 'Asset.Created' }),
  on(api.verifyOwnPassword, { audit: 'User.Verification.Password' }),
  on(api.changeOwnPassword, { audit: 'User.Password.Updated', webhooks: [dataUpdated, othersEnded] }),

  on(identifier.setOwnEmail, updated),
  on(identifier.removeOwnEmail, updated),
  on(identifier.setOwnPhone, updated),
  on(identifier.removeOwnPhone, updated),

  on(identity.linkOwnIdentity, linked),
  on(identity.replaceOwnIdentity, linked),
  on(identity.unlinkOwnIdentity, {
    audit: 'User.Identity.Unlinked',
    webhooks: [
      {
        event: 'User.Identity.Unlinked',
        ids: { ...caller, target: 'params.target' },
        data: dataUpdated.data,
      },
      othersEnded,
    ],
  }),

  on(mfa.addOwnFactor, {
    audit: 'User.MfaVerification.Created',
    webhooks: [
      {
        event: 'User.MfaVerification.Created',
        ids: caller,
        // The rest of the request is the factor's secret.
        data: {
          says: '`types`',
          pick: ({ body }) => ({ types: [body.type === 'TOTP' ? 'Totp' : body.type] }),
        },
      },
    ],
  }),
  on(mfa.replaceOwnTotp, {
    audit: 'User.MfaVerification.Created',
    webhooks: [
      {
        event: 'User.MfaVerification.Created',
        ids: caller,
        data: { says: '`types`', pick: () => ({ types: ['Totp'] }) },
      },
      othersEnded,
    ],
  }),
  silent(mfa.generateOwnTotpSecret, notStored),
  silent(mfa.generateOwnBackupCodes, notStored),
  on(mfa.renameOwnPasskey, { audit: 'User.MfaVerification.Renamed' }),
  on(mfa.removeOwnFactor, {
    audit: 'User.MfaVerification.Deleted',
    async before(ctx, { params }) {
      const factors = await listMfaVerifications(ctx.db, idOfCaller(ctx));
      return factors?.find(({ id }) => id === params.verificationId);
    },
    webhooks: [
      {
        event: 'User.MfaVerification.Deleted',
        ids: { ...caller, verificationId: 'params.verificationId' },
        data: { says: '`types`', pick: ({ old }) => ({ types: old ? [old.type] : [] }) },
      },
      othersEnded,
    ],
  }),

  on(settings.updateOwnSettings, updated),
  on(settings.updateOwnMfaSettings, updated),

  on(session.endOwnSession, {
    audit: 'User.Session.Ended',
    webhooks: [
      {
        event: 'User.Session.Ended',
        ids: caller,
        data: { says: '`sessionId`', pick: ({ params }) => ({ sessionId: params.sessionId }) },
      },
    ],
  }),
  on(trustedDevice.deleteOwnTrustedDevice, { audit: 'User.TrustedDevice.Deleted' }),
  on(grant.endOwnGrant, { audit: 'User.Grant.Ended' }),

  on(verification.sendOwnCode, { audit: 'User.Verification.CodeSent' }),
  on(verification.verifyOwnCode, { audit: 'User.Verification.Code' }),
  on(verification.beginOwnSocial, { audit: 'User.Verification.SocialBegun' }),
  on(verification.verifyOwnSocial, { audit: 'User.Verification.Social' }),
  silent(verification.beginOwnRegistration, 'Its verification has an entry.'),
  on(verification.verifyOwnRegistration, { audit: 'User.Verification.NewPasskey' }),
  silent(stepUp.beginOwnAuthentication, 'Its verification has an entry.'),
  on(stepUp.verifyOwnAuthentication, { audit: 'User.Verification.Passkey' }),
  on(stepUp.verifyOwnTotp, { audit: 'User.Verification.Totp' }),
  on(stepUp.verifyOwnSignIn, { audit: 'User.Verification.SignIn' }),

  // Administrators' own accounts are in the admin tenant, which has no webhooks.
  on(me.updateMe, { audit: 'User.Data.Updated' }),
  on(social.beginSocialLink, { audit: 'User.Verification.SocialBegun' }),
  on(social.linkSocialIdentity, { audit: 'User.Identity.Linked' }),
  on(social.unlinkSocialIdentity, { audit: 'User.Identity.Unlinked' }),
  on(deletion.deleteAccount, { audit: 'User.Deleted' }),
  silent(me.updateMyCustomData, 'It stores an administrator’s own preferences in the console.'),
];
