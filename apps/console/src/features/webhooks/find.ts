import { listWebhooks } from '@gatehouse/contract/webhooks/endpoints';
import { findIn } from '../../app/feature.ts';

export const findWebhooks = findIn(listWebhooks, ({ id, name }) => ({
  key: id,
  label: name,
  path: `/webhooks/${id}`,
}));
