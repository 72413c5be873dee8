import * as api from '@gatehouse/contract/phrases/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.putCustomPhrase, { audit: 'CustomPhrase.Updated' }),
  on(api.deleteCustomPhrase, { audit: 'CustomPhrase.Deleted' }),
];
