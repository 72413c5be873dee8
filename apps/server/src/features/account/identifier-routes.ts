import * as api from '@gatehouse/contract/account/identifier-endpoints';
import { implement } from '../../web/implement.ts';
import { removeIdentifier, setIdentifier } from './identifiers.ts';

export const routes = [
  implement(api.setOwnEmail, (ctx, { body }) =>
    setIdentifier(ctx, { type: 'email', value: body.email }, body.newIdentifierVerificationRecordId),
  ),
  implement(api.removeOwnEmail, (ctx) => removeIdentifier(ctx, 'email')),
  implement(api.setOwnPhone, (ctx, { body }) =>
    setIdentifier(ctx, { type: 'phone', value: body.phone }, body.newIdentifierVerificationRecordId),
  ),
  implement(api.removeOwnPhone, (ctx) => removeIdentifier(ctx, 'phone')),
];
