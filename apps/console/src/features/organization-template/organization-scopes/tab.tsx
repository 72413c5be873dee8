import i18next from 'i18next';
import { Navigate } from 'react-router';
import type { Feature } from '../../../app/feature.ts';

/** The tab of the organization scopes. */
export const organizationScopes = {
  path: '/organization-template/organization-scopes',
  label: () => i18next.t('organizationScopes.title'),
  actions: [
    {
      key: 'create-organization-scope',
      label: () => i18next.t('organizationScopes.create.action'),
      path: '/organization-template/organization-scopes/create',
    },
  ],
  find: async () => (await import('./find.ts')).findOrganizationScopes,
  texts: ['organizationScopes'],
  routes: [
    {
      path: 'organization-template/organization-scopes',
      lazy: async () => ({ Component: (await import('./list.tsx')).OrganizationScopesList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateOrganizationScope }),
        },
      ],
    },
    {
      path: 'organization-template/organization-scopes/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).OrganizationScopeDetails }),
      children: [
        { index: true, element: <Navigate replace to="general" /> },
        {
          path: 'general',
          lazy: async () => ({ Component: (await import('./general.tsx')).OrganizationScopeGeneral }),
        },
      ],
    },
  ],
} satisfies Omit<Feature, 'key' | 'icon'> & { label: () => string };
