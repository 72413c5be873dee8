import * as api from '@gatehouse/contract/configs/endpoints';
import { silent } from '../../web/events.ts';

export const events = [
  silent(api.updateAdminConsoleConfig, 'It stores which hints of the console were dismissed.'),
];
