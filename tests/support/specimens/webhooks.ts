import { createUser } from '@gatehouse/contract/users/endpoints';
import * as api from '@gatehouse/contract/webhooks/endpoints';
import type { Caller } from '../tenant.ts';
import { type Specimen, unique } from './specimen.ts';

// Not reachable, so each event makes a request that fails at once.
const config = { url: 'http://127.0.0.1:9/events', retries: 0 };

/** The ID of the first request of a webhook. */
async function findRequest(call: Caller, id: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await call(api.listWebhookLogs, { params: { id } });
    if (body[0]) return body[0].id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The webhook made no request');
}

export const specimens: Record<string, Specimen> = {
  webhooks: {
    async create(call) {
      const body = { name: unique('webhook'), events: ['User.Created' as const], config };
      const { body: made } = await call(api.createWebhook, { body });
      await call(createUser, { body: {} });
      return { id: made.id, logId: await findRequest(call, made.id) };
    },
    bodies: {
      'POST /api/hooks': () => ({ name: unique('webhook'), events: ['User.Created'], config }),
      'PATCH /api/hooks/{id}': () => ({ name: unique('webhook') }),
      'POST /api/hooks/{id}/test': () => ({ events: ['User.Created'], config }),
      'POST /api/hooks/{id}/replay': () => ({}),
    },
  },
};
