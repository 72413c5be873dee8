import * as api from '@gatehouse/contract/client-registration/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.updateClientRegistration, { audit: 'ClientRegistration.Settings.Updated' }),
  on(api.createInitialAccessToken, {
    audit: 'ClientRegistration.Token.Created',
    logs: ['name', 'maxUses', 'expiresIn'],
  }),
  on(api.deleteInitialAccessToken, { audit: 'ClientRegistration.Token.Deleted' }),
];
