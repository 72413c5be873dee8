import * as api from '@gatehouse/contract/secrets/endpoints';
import { on } from '../../web/events.ts';

export const events = [on(api.deleteSecret, { audit: 'User.ProviderTokens.Deleted' })];
