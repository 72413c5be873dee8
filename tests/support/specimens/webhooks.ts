import * as api from '@gatehouse/contract/webhooks/endpoints';
import { type Specimen, unique } from './specimen.ts';

const config = { url: 'https://hooks.example.com/events' };

export const specimens: Record<string, Specimen> = {
  webhooks: {
    async create(call) {
      const body = { name: unique('webhook'), events: ['User.Created' as const], config };
      const { body: made } = await call(api.createWebhook, { body });
      return { id: made.id, logId: 'unknown' };
    },
    bodies: {
      'POST /api/hooks': () => ({ name: unique('webhook'), events: ['User.Created'], config }),
      'PATCH /api/hooks/{id}': () => ({ name: unique('webhook') }),
      'POST /api/hooks/{id}/test': () => ({ events: ['User.Created'], config }),
      'POST /api/hooks/{id}/replay': () => ({}),
    },
  },
};
