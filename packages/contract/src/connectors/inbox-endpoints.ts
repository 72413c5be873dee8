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
  // Whoever reads codes can be anybody.
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
