import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/hooks',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listWebhooks,
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/hooks',
  permission: 'write:data',
  quota: ['hooksLimit'],
  checks: async () => (await checks()).createWebhook,
});

/** Each view of the signing key is audited. */
export const getWebhook = endpoint({
  method: 'GET',
  path: '/api/hooks/{id}',
  permission: 'read:data',
  alsoNeeds: { scope: 'write:data', when: 'it asks for the signing key' },
  checks: async () => (await checks()).getWebhook,
});

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/api/hooks/{id}',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).updateWebhook,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/hooks/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteWebhook,
});

export const replaceSigningKey = endpoint({
  method: 'PATCH',
  path: '/api/hooks/{id}/signing-key',
  permission: 'write:data',
  checks: async () => (await checks()).replaceSigningKey,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/hooks/{id}/test',
  permission: 'write:data',
  checks: async () => (await checks()).testWebhook,
});

export const listWebhookLogs = endpoint({
  method: 'GET',
  path: '/api/hooks/{id}/recent-logs',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listWebhookLogs,
});

export const getWebhookLog = endpoint({
  method: 'GET',
  path: '/api/hooks/{id}/recent-logs/{logId}',
  permission: 'read:data',
  checks: async () => (await checks()).getWebhookLog,
});

export const replayWebhook = endpoint({
  method: 'POST',
  path: '/api/hooks/{id}/replay',
  permission: 'write:data',
  checks: async () => (await checks()).replayWebhook,
});
