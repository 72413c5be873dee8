import * as api from '@gatehouse/contract/signing-keys/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.rotateSigningKey, {
    audit: 'SigningKey.Rotated',
    logs: ['signingKeyAlgorithm', 'rotationGracePeriod'],
  }),
  on(api.deleteSigningKey, { audit: 'SigningKey.Deleted' }),
];
