import * as api from '@gatehouse/contract/verification-codes/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.sendManagedCode, { audit: 'VerificationCode.Sent' }),
  on(api.verifyManagedCode, { audit: 'VerificationCode.Verified' }),
];
