import i18next from 'i18next';
import { Navigate } from 'react-router';
import type { Feature } from '../../../app/feature.ts';

/** The tab of the organization roles. */
export const organizationRoles = {
  path: '/organization-template/organization-roles',
  label: () => i18next.t('organizationRoles.title'),
  words: ['rbac', 'access control', 'members', 'b2b', 'multi-tenancy'],
  actions: [
    {
      key: 'create-organization-role',
      label: () => i18next.t('organizationRoles.create.action'),
      path: '/organization-template/organization-roles/create',
    },
  ],
  places: [
    {
      label: () => i18next.t('organizationRoles.tabs.permissions'),
      path: '/organization-template/organization-roles/:id/permissions',
      words: ['scopes', 'rbac', 'access control'],
    },
  ],
  find: async () => (await import('./find.ts')).findOrganizationRoles,
  texts: ['organizationRoles'],
  routes: [
    {
      path: 'organization-template/organization-roles',
      lazy: async () => ({ Component: (await import('./list.tsx')).OrganizationRolesList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateOrganizationRole }),
        },
      ],
    },
    {
      path: 'organization-template/organization-roles/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).OrganizationRoleDetails }),
      children: [
        { index: true, element: <Navigate replace to="permissions" /> },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).OrganizationRolePermissions }),
        },
        {
          path: 'general',
          lazy: async () => ({ Component: (await import('./general.tsx')).OrganizationRoleGeneral }),
        },
      ],
    },
  ],
} satisfies Omit<Feature, 'key' | 'icon'> & { label: () => string };
