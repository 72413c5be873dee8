import * as api from '@gatehouse/contract/account/identity-endpoints';
import { linkIdentity } from '../../identity-providers/link-identity.ts';
import { implement } from '../../web/implement.ts';
import { unlinkIdentity } from './unlink-identity.ts';

export const routes = [
  implement(api.linkOwnIdentity, (ctx, { body }) =>
    linkIdentity(ctx, body.newIdentifierVerificationRecordId, { replaces: false }),
  ),
  implement(api.replaceOwnIdentity, (ctx, { body }) =>
    linkIdentity(ctx, body.newIdentifierVerificationRecordId, { replaces: true }),
  ),
  implement(api.unlinkOwnIdentity, (ctx, { params }) => unlinkIdentity(ctx, params.target)),
];
