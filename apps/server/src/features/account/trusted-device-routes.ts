import * as api from '@gatehouse/contract/account/trusted-device-endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { deleteTrustedDevice, listTrustedDevices } from '../../mfa/trusted-devices.ts';
import { callerOf } from '../../users/own-user.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.listOwnTrustedDevices, (ctx) => listTrustedDevices(ctx.db, callerOf(ctx).userId, ctx.now)),

  implement(api.deleteOwnTrustedDevice, async (ctx, { params }) => {
    if (!(await deleteTrustedDevice(ctx.db, callerOf(ctx).userId, params.deviceId)))
      ctx.fail(entityErrors.notFound);
  }),
];
