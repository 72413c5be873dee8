import { listWebhooks } from '@gatehouse/contract/webhooks/endpoints';
import { findIn } from '../../app/feature.ts';

export const findWebhooks = findIn(listWebhooks, ({ id, name, config }) => ({
  key: id,
  label: name || config.url,
  path: `/webhooks/${id}`,
}));
