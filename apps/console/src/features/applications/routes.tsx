import i18next from 'i18next';
import { LayoutGrid } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'applications',
  icon: LayoutGrid,
  path: 'applications',
  actions: [
    {
      key: 'create-application',
      label: () => i18next.t('applications.create.action'),
      path: '/applications/create',
    },
  ],
  find: async () => (await import('./find.ts')).findApplications,
  texts: ['applications', 'auditLogs', 'mfa', 'signInExperience', 'users'],
  routes: [
    {
      path: 'applications',
      lazy: async () => ({ Component: (await import('./list.tsx')).MyApplications }),
    },
    {
      path: 'applications/third-party-applications',
      lazy: async () => ({ Component: (await import('./list.tsx')).ThirdPartyApplications }),
    },
    {
      path: 'applications/create',
      lazy: async () => ({ Component: (await import('./gallery.tsx')).ApplicationGallery }),
      children: [
        {
          path: ':guideId',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateApplication }),
        },
      ],
    },
    {
      path: 'applications/:id/guide/:guideId',
      lazy: async () => ({ Component: (await import('./guide.tsx')).ApplicationGuide }),
    },
    {
      path: 'applications/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).ApplicationDetails }),
      children: [
        { index: true, element: <Navigate replace to="settings" /> },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./settings.tsx')).ApplicationSettings }),
        },
        {
          path: 'branding',
          lazy: async () => ({ Component: (await import('./branding.tsx')).ApplicationBranding }),
        },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).ApplicationPermissions }),
        },
        { path: 'roles', lazy: async () => ({ Component: (await import('./roles.tsx')).ApplicationRoles }) },
        { path: 'logs', lazy: async () => ({ Component: (await import('./logs.tsx')).ApplicationLogs }) },
      ],
    },
    {
      path: 'applications/:appId/logs/:logId',
      lazy: async () => ({ Component: (await import('./log.tsx')).ApplicationLog }),
    },
  ],
};
