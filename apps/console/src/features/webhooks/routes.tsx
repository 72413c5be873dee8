import i18next from 'i18next';
import { Shapes } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'webhooks',
  icon: Shapes,
  path: 'webhooks',
  actions: [
    {
      key: 'create-webhook',
      label: () => i18next.t('webhooks.create.action'),
      path: '/webhooks/create',
    },
  ],
  find: async () => (await import('./find.ts')).findWebhooks,
  texts: ['webhooks'],
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
        { index: true, element: <Navigate replace to="general" /> },
        {
          path: 'general',
          lazy: async () => ({ Component: (await import('./general.tsx')).WebhookGeneral }),
        },
      ],
    },
  ],
};
