import * as api from '@gatehouse/contract/configs/endpoints';
import { on, silent } from '../../web/events.ts';

export const events = [
  on(api.updateSessionConfig, { audit: 'SessionConfig.Updated' }),
  on(api.putIdTokenConfig, { audit: 'IdTokenClaims.Updated' }),
  silent(api.updateAdminConsoleConfig, 'It stores which hints of the console were dismissed.'),
];
