import i18next from 'i18next';
import { Webhook } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'webhooks',
  icon: Webhook,
  path: 'webhooks',
  words: ['hooks', 'events', 'notifications', 'callbacks', 'integrations'],
  actions: [
    {
      key: 'create-webhook',
      label: () => i18next.t('webhooks.create.action'),
      path: '/webhooks/create',
    },
  ],
  find: async () => (await import('./find.ts')).findWebhooks,
  texts: ['webhooks', 'auditLogs'],
  routes: [
    {
      path: 'webhooks',
      lazy: async () => ({ Component: (await import('./list.tsx')).WebhooksList }),
      children: [
        { path: 'create', lazy: async () => ({ Component: (await import('./create.tsx')).CreateWebhook }) },
      ],
    },
    {
      path: 'webhooks/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).WebhookDetails }),
      children: [
        { index: true, element: <Navigate replace to="settings" /> },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./settings.tsx')).WebhookSettings }),
        },
        {
          path: 'recent-requests',
          lazy: async () => ({ Component: (await import('./recent-requests.tsx')).RecentRequests }),
        },
      ],
    },
    {
      path: 'webhooks/:hookId/recent-requests/:logId',
      lazy: async () => ({ Component: (await import('./request.tsx')).WebhookRequest }),
    },
  ],
};
