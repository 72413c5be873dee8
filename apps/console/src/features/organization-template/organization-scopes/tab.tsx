import i18next from 'i18next';
import type { Feature } from '../../../app/feature.ts';

/** The tab of the organization permissions, which the API calls scopes. */
export const organizationScopes = {
  path: '/organization-template/organization-permissions',
  label: () => i18next.t('organizationScopes.title'),
  words: ['scopes', 'rbac', 'access control'],
  actions: [
    {
      key: 'create-organization-permission',
      label: () => i18next.t('organizationScopes.create.action'),
      path: '/organization-template/organization-permissions/create',
    },
  ],
  places: [],
  find: async () => (await import('./find.ts')).findOrganizationScopes,
  texts: ['organizationScopes'],
  routes: [
    {
      path: 'organization-template/organization-permissions',
      lazy: async () => ({ Component: (await import('./list.tsx')).OrganizationScopesList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateOrganizationScope }),
        },
        {
          path: ':id',
          lazy: async () => ({ Component: (await import('./edit.tsx')).EditOrganizationScope }),
        },
      ],
    },
  ],
} satisfies Omit<Feature, 'key' | 'icon'> & { label: () => string };
