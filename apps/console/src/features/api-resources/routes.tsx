import i18next from 'i18next';
import { Box } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const apiResources: Feature = {
  key: 'api_resources',
  icon: Box,
  path: 'api-resources',
  actions: [
    {
      key: 'create-api-resource',
      label: () => i18next.t('apiResources.create.action'),
      path: '/api-resources/create',
    },
  ],
  find: async () => (await import('./find.ts')).findApiResources,
  texts: ['apiResources'],
  routes: [
    {
      path: 'api-resources',
      lazy: async () => ({ Component: (await import('./list.tsx')).ApiResourcesList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateApiResource }),
        },
      ],
    },
    {
      path: 'api-resources/:id/guide/:guideId',
      lazy: async () => ({ Component: (await import('./guide.tsx')).ApiResourceGuide }),
    },
    {
      path: 'api-resources/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).ApiResourceDetails }),
      children: [
        { index: true, element: <Navigate replace to="permissions" /> },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).ApiResourcePermissions }),
          children: [
            {
              path: 'create',
              lazy: async () => ({ Component: (await import('./permission-dialogs.tsx')).CreatePermission }),
            },
            {
              path: ':scopeId',
              lazy: async () => ({ Component: (await import('./permission-dialogs.tsx')).EditPermission }),
            },
          ],
        },
        {
          path: 'general',
          lazy: async () => ({ Component: (await import('./general.tsx')).ApiResourceGeneral }),
        },
      ],
    },
  ],
};
