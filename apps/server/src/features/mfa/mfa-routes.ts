import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/mfa/endpoints';
import * as deviceApi from '@gatehouse/contract/mfa/trusted-device-endpoints';
import { implement } from '../../web/implement.ts';
import * as service from '../../mfa/mfa-service.ts';
import * as store from '../../mfa/mfa-store.ts';
import { deleteTrustedDevice, listTrustedDevices } from '../../mfa/trusted-devices.ts';
import { getUser } from '../../users/user-store.ts';

export const routes = [
  implement(api.listUserMfaVerifications, async (ctx, { params }) =>
    ctx.found(await store.listMfaVerifications(ctx.db, params.userId), entityErrors.notFound),
  ),

  implement(api.createUserMfaVerification, (ctx, { params, body }) =>
    body.type === 'Totp'
      ? service.addTotp(ctx, params.userId, body.secret)
      : service.addBackupCodes(ctx, params.userId, body.codes),
  ),

  implement(api.deleteUserMfaVerification, (ctx, { params }) =>
    service.removeMfaVerification(ctx, params.userId, params.verificationId),
  ),

  implement(deviceApi.listUserTrustedDevices, async (ctx, { params }) => {
    ctx.found(await getUser(ctx.db, params.userId), entityErrors.notFound);
    return listTrustedDevices(ctx.db, params.userId, ctx.now);
  }),

  implement(deviceApi.deleteUserTrustedDevice, async (ctx, { params }) => {
    if (!(await deleteTrustedDevice(ctx.db, params.userId, params.deviceId))) ctx.fail(entityErrors.notFound);
  }),
];
