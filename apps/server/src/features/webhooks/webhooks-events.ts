import * as api from '@gatehouse/contract/webhooks/endpoints';
import { on } from '../../web/events.ts';
import { getRow } from './webhooks-store.ts';

export const events = [
  on(api.createWebhook, { audit: 'Webhook.Created' }),
  on(api.updateWebhook, { audit: 'Webhook.Data.Updated', logs: ['enabled'] }),
  on(api.deleteWebhook, {
    audit: 'Webhook.Deleted',
    before: ({ db }, { params }) => getRow(db, params.id),
    logsOld: ['name'],
  }),
  on(api.replaceSigningKey, { audit: 'Webhook.SigningKey.Replaced' }),
  on(api.testWebhook, { audit: 'Webhook.Tested', logs: ['events'] }),
  on(api.replayWebhook, { audit: 'Webhook.Replayed', logs: ['deliveryId', 'failedSince'] }),
];
