import { webhookEvents } from '@gatehouse/contract/webhooks/events';
import { expect, it } from 'vitest';
import { families } from './families.ts';

it('[HOOK-03] every webhook event belongs to one family', () => {
  expect(families.flatMap(({ events }) => events).toSorted()).toEqual(webhookEvents.toSorted());
});
