import { Shapes } from 'lucide-react';
import { Navigate, type RouteObject } from 'react-router';
import type { Feature } from '../../app/feature.ts';
import { tabs } from './tabs.ts';

/** A page with tabs, each of which is a feature in the contract and on the server. */
export const feature: Feature = {
  key: 'organization_template',
  icon: Shapes,
  path: 'organization-template',
  actions: tabs.flatMap(({ actions }) => actions),
  async find() {
    const finds = await Promise.all(tabs.map(({ find }) => find()));
    return async (...search) => (await Promise.all(finds.map((find) => find(...search)))).flat();
  },
  places: tabs.flatMap(({ path, label, words, places }) => [{ path, label, words }, ...places]),
  words: ['rbac', 'permissions', 'access control', 'b2b', 'multi-tenancy'],
  texts: ['organizationTemplate', ...tabs.flatMap(({ texts }) => texts)],
  routes: [
    { path: 'organization-template', element: <Navigate replace to="organization-roles" /> },
    ...tabs.flatMap<RouteObject>(({ routes }) => routes),
  ],
};
