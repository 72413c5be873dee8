import i18next from 'i18next';
import { UsersRound } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';
import { logRoute } from '../../parts/logs/log-route.ts';

export const feature: Feature = {
  key: 'users',
  icon: UsersRound,
  path: 'users',
  actions: [
    { key: 'create-user', label: () => i18next.t('users.create.action'), path: '/users/create' },
    {
      key: 'import-users',
      label: () => i18next.t('userImports.create.action'),
      path: '/users/imports/create',
    },
  ],
  find: async () => (await import('./find.ts')).findUsers,
  places: [
    { label: () => i18next.t('userImports.title'), path: '/users/imports', words: ['import', 'migrate'] },
    {
      label: () => i18next.t('users.suspend.confirm'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['suspend', 'block', 'ban', 'disable', 'deactivate'],
    },
    {
      label: () => i18next.t('users.password.set'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['reset password', 'password'],
    },
    {
      label: () => i18next.t('users.sessions.title'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['sessions', 'sign out everywhere', 'devices'],
    },
    {
      label: () => i18next.t('users.factors.title'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['mfa', '2fa', 'authenticator', 'reset mfa'],
    },
    {
      label: () => i18next.t('users.identities.title'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['linked accounts', 'social accounts'],
    },
    {
      label: () => i18next.t('users.grants.title'),
      tab: () => i18next.t('users.tabs.settings'),
      path: '/users/:id/settings',
      words: ['authorized applications', 'consents'],
    },
    {
      label: () => i18next.t('users.tabs.profile'),
      path: '/users/:id/profile',
      words: ['edit', 'rename', 'email address', 'phone number', 'claims', 'avatar'],
    },
    {
      label: () => i18next.t('users.settings.customData'),
      tab: () => i18next.t('users.tabs.profile'),
      path: '/users/:id/profile',
      words: ['metadata', 'json'],
    },
    {
      label: () => i18next.t('users.tabs.roles'),
      path: '/users/:id/roles',
      words: ['assign role'],
    },
    {
      label: () => i18next.t('explanations.tab'),
      path: '/users/:id/explain',
      words: ['why', 'cannot sign in', 'access', 'debug', 'troubleshoot'],
    },
    {
      label: () => i18next.t('users.tabs.logs'),
      path: '/users/:id/logs',
      words: ['activity', 'history'],
    },
    {
      label: () => i18next.t('users.tabs.organizations'),
      path: '/users/:id/organizations',
      words: ['memberships', 'companies'],
    },
  ],
  words: [
    'people',
    'accounts',
    'customers',
    'suspend',
    'block',
    'reset password',
    'sign out everywhere',
    'reset mfa',
  ],
  texts: [
    'users',
    'lists',
    'userImports',
    'auditLogs',
    'mfa',
    'organizations',
    'profileFields',
    'explanations',
  ],
  routes: [
    {
      path: 'users',
      lazy: async () => ({ Component: (await import('./list.tsx')).UsersList }),
      children: [
        { path: 'create', lazy: async () => ({ Component: (await import('./create.tsx')).CreateUser }) },
      ],
    },
    {
      path: 'users/imports',
      lazy: async () => ({ Component: (await import('./imports/list.tsx')).ImportsList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./imports/create.tsx')).CreateImport }),
        },
      ],
    },
    {
      path: 'users/imports/:id',
      lazy: async () => ({ Component: (await import('./imports/details.tsx')).ImportDetails }),
      children: [
        { index: true, element: <Navigate replace to="report" /> },
        {
          path: 'report',
          lazy: async () => ({ Component: (await import('./imports/report.tsx')).ImportReport }),
        },
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
        {
          path: 'profile',
          lazy: async () => ({ Component: (await import('./profile.tsx')).UserProfile }),
        },
        { path: 'roles', lazy: async () => ({ Component: (await import('./roles.tsx')).UserRoles }) },
        {
          path: 'explain',
          lazy: async () => ({ Component: (await import('./explain.tsx')).ExplainUser }),
        },
        {
          path: 'logs',
          lazy: async () => ({ Component: (await import('./logs.tsx')).UserLogs }),
          children: [logRoute],
        },
        {
          path: 'organizations',
          lazy: async () => ({ Component: (await import('./organizations.tsx')).UserOrganizations }),
        },
      ],
    },
  ],
};
