import i18next from 'i18next';
import { BriefcaseBusiness } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';
import { tabs } from './tabs.ts';

const [defaultTab] = tabs;

export const feature: Feature = {
  key: 'organizations',
  icon: BriefcaseBusiness,
  path: 'organizations',
  actions: [
    {
      key: 'create-organization',
      label: () => i18next.t('organizations.create.action'),
      path: '/organizations/create',
    },
  ],
  find: async () => (await import('./find.ts')).findOrganizations,
  places: tabs.flatMap(({ path, label, words, places = [] }) => [
    ...(words ? [{ label, path: `/organizations/:id/${path}`, words }] : []),
    ...places,
  ]),
  words: ['companies', 'customers', 'teams', 'workspaces', 'b2b', 'multi-tenancy', 'members'],
  texts: ['organizations', 'lists', ...new Set(tabs.flatMap(({ texts = [] }) => texts))],
  routes: [
    {
      path: 'organizations',
      lazy: async () => ({ Component: (await import('./list.tsx')).OrganizationsList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateOrganization }),
        },
      ],
    },
    {
      path: 'organizations/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).OrganizationDetails }),
      children: [
        { index: true, element: <Navigate replace to={defaultTab.path} /> },
        ...tabs.map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) })),
      ],
    },
  ],
};
