import i18next from 'i18next';
import { Box } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'api_resources',
  icon: Box,
  path: 'api-resources',
  actions: [
    {
      key: 'create-api-resource',
      label: () => i18next.t('resources.create.action'),
      path: '/api-resources/create',
    },
  ],
  find: async () => (await import('./find.ts')).findResources,
  places: [
    {
      label: () => i18next.t('resources.tabs.permissions'),
      path: '/api-resources/:id/permissions',
      words: ['scopes'],
    },
    {
      label: () => i18next.t('resources.tokens.title'),
      tab: () => i18next.t('resources.tabs.general'),
      path: '/api-resources/:id/general',
      words: ['access token', 'token lifetime', 'jwt', 'expiration'],
    },
    {
      label: () => i18next.t('resources.defaultApi.title'),
      tab: () => i18next.t('resources.tabs.general'),
      path: '/api-resources/:id/general',
      words: ['audience', 'resource indicator'],
    },
  ],
  words: ['apis', 'scopes', 'permissions', 'audience', 'access token'],
  texts: ['resources'],
  routes: [
    {
      path: 'api-resources',
      lazy: async () => ({ Component: (await import('./list.tsx')).ResourcesList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateResource }),
        },
      ],
    },
    {
      path: 'api-resources/:id/guide/:guideId',
      lazy: async () => ({ Component: (await import('./guide.tsx')).ResourceGuide }),
    },
    {
      path: 'api-resources/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).ResourceDetails }),
      children: [
        { index: true, element: <Navigate replace to="permissions" /> },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).ResourcePermissions }),
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
          lazy: async () => ({ Component: (await import('./general.tsx')).ResourceGeneral }),
        },
      ],
    },
  ],
};
