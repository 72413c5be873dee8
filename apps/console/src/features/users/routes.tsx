import i18next from 'i18next';
import { UsersRound } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'users',
  icon: UsersRound,
  path: 'users',
  actions: [{ key: 'create-user', label: () => i18next.t('users.create.action'), path: '/users/create' }],
  find: async () => (await import('./find.ts')).findUsers,
  texts: ['users', 'auditLogs', 'mfa'],
  routes: [
    {
      path: 'users',
      lazy: async () => ({ Component: (await import('./list.tsx')).UsersList }),
      children: [
        { path: 'create', lazy: async () => ({ Component: (await import('./create.tsx')).CreateUser }) },
      ],
    },
    {
      path: 'users/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).UserDetails }),
      children: [
        { index: true, element: <Navigate replace to="settings" /> },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./settings.tsx')).UserSettings }),
        },
        { path: 'roles', lazy: async () => ({ Component: (await import('./roles.tsx')).UserRoles }) },
        { path: 'logs', lazy: async () => ({ Component: (await import('./logs.tsx')).UserLogs }) },
      ],
    },
    {
      path: 'users/:userId/logs/:logId',
      lazy: async () => ({ Component: (await import('./log.tsx')).UserLog }),
    },
  ],
};
