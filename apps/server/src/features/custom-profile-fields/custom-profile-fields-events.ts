import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
import { on } from '../../web/events.ts';

/** As on the wire, profile fields make no webhook events. */
export const events = [
  on(api.createProfileField, { audit: 'ProfileField.Created' }),
  on(api.createProfileFields, { audit: 'ProfileField.Created' }),
  on(api.orderProfileFields, { audit: 'ProfileField.Order.Updated' }),
  on(api.replaceProfileField, { audit: 'ProfileField.Data.Updated' }),
  on(api.deleteProfileField, { audit: 'ProfileField.Deleted' }),
];
