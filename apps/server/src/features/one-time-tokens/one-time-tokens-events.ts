import * as api from '@gatehouse/contract/one-time-tokens/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.createOneTimeToken, { audit: 'OneTimeToken.Created' }),
  on(api.verifyOneTimeToken, { audit: 'OneTimeToken.Verified' }),
  on(api.deleteOneTimeToken, { audit: 'OneTimeToken.Deleted' }),
  on(api.updateOneTimeTokenStatus, { audit: 'OneTimeToken.Status.Updated' }),
];
