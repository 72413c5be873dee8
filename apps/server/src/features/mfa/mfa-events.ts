import * as api from '@gatehouse/contract/mfa/endpoints';
import { deleteUserTrustedDevice } from '@gatehouse/contract/mfa/trusted-device-endpoints';
import { listMfaVerifications } from '../../mfa/mfa-store.ts';
import { allSessionsEnded } from '../../users/user-webhooks.ts';
import { on } from '../../web/events.ts';

const userId = { userId: 'params.userId' } as const;

export const events = [
  on(api.createUserMfaVerification, {
    audit: 'User.MfaVerification.Created',
    webhooks: [
      {
        event: 'User.MfaVerification.Created',
        ids: userId,
        // The rest of the response is the factor's secret.
        data: { says: '`types`', pick: ({ output }) => ({ types: [output.type] }) },
      },
    ],
  }),
  on(api.deleteUserMfaVerification, {
    audit: 'User.MfaVerification.Deleted',
    async before({ db }, { params }) {
      const factors = await listMfaVerifications(db, params.userId);
      return factors?.find(({ id }) => id === params.verificationId);
    },
    webhooks: [
      {
        event: 'User.MfaVerification.Deleted',
        ids: { ...userId, verificationId: 'params.verificationId' },
        data: { says: '`types`', pick: ({ old }) => ({ types: old ? [old.type] : [] }) },
      },
      allSessionsEnded,
    ],
  }),
  on(deleteUserTrustedDevice, { audit: 'User.TrustedDevice.Deleted' }),
];
