import { endpoint } from '../endpoint.ts';

const checks = () => import('./inbox-checks.ts');

export const getInboxState = endpoint({
  method: 'GET',
  path: '/api/development-inbox',
  permission: 'read:data',
  checks: async () => (await checks()).getInboxState,
});

export const listInboxMessages = endpoint({
  method: 'GET',
  path: '/api/development-inbox/messages',
  // Reading verification codes allows signing in as any user.
  permission: 'write:data',
  list: true,
  checks: async () => (await checks()).listInboxMessages,
});

export const getInboxMessage = endpoint({
  method: 'GET',
  path: '/api/development-inbox/messages/{id}',
  permission: 'write:data',
  checks: async () => (await checks()).getInboxMessage,
});

export const emptyInbox = endpoint({
  method: 'DELETE',
  path: '/api/development-inbox/messages',
  permission: 'delete:data',
  checks: async () => (await checks()).emptyInbox,
});
