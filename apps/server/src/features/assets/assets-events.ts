import * as api from '@gatehouse/contract/assets/endpoints';
import { on } from '../../web/events.ts';

export const events = [
  on(api.uploadAsset, { audit: 'Asset.Created' }),
  on(api.uploadMyAsset, { audit: 'Asset.Created' }),
];
