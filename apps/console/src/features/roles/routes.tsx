import i18next from 'i18next';
import { UserRoundCog } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'roles',
  icon: UserRoundCog,
  path: 'roles',
  actions: [{ key: 'create-role', label: () => i18next.t('roles.create.action'), path: '/roles/create' }],
  find: async () => (await import('./find.ts')).findRoles,
  places: [
    {
      label: () => i18next.t('roles.tabs.permissions'),
      path: '/roles/:id/permissions',
      words: ['scopes', 'rbac', 'access control'],
    },
  ],
  words: ['rbac', 'permissions', 'access control', 'members', 'service accounts'],
  texts: ['roles', 'users'],
  routes: [
    {
      path: 'roles',
      lazy: async () => ({ Component: (await import('./list.tsx')).RolesList }),
      children: [
        { path: 'create', lazy: async () => ({ Component: (await import('./create.tsx')).CreateRole }) },
      ],
    },
    {
      path: 'roles/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).RoleDetails }),
      children: [
        { index: true, element: <Navigate replace to="permissions" /> },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).RolePermissions }),
        },
        { path: 'users', lazy: async () => ({ Component: (await import('./users.tsx')).RoleUsers }) },
        {
          path: 'machine-to-machine-apps',
          lazy: async () => ({ Component: (await import('./applications.tsx')).RoleApplications }),
        },
        { path: 'general', lazy: async () => ({ Component: (await import('./general.tsx')).RoleGeneral }) },
      ],
    },
  ],
};
