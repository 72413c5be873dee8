import * as api from '@gatehouse/contract/account-center/endpoints';
import { on } from '../../web/events.ts';

export const events = [on(api.updateAccountCenter, { audit: 'AccountCenter.Updated' })];
