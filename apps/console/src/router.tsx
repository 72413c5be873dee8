import { LayerProvider } from '@gatehouse/ui/base/back-closes';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { features } from './shell/navigation.ts';
import { useApp } from './app/app-context.ts';
import { loadTexts } from './app/i18n.ts';
import { Providers } from './app/providers.tsx';
import { createLayers } from './app/router/layers.ts';
import { PageMoves } from './app/router/page-moves.tsx';
import { pageRoutes } from './app/router/page-routes.ts';
import { UnsavedChanges } from './app/router/unsaved-changes.tsx';
import { domainsPath, membersPath, tenantInPath } from './app/tenant.ts';
import { RouteErrorScreen } from './app/screens/error.tsx';
import { NotFoundScreen } from './app/screens/not-found.tsx';
import { RedirectScreen } from './app/screens/redirect.tsx';
import { TenantLayout } from './shell/tenant-layout.tsx';
import { TenantRoot } from './shell/tenant-root.tsx';

/** Pages that only exist in development (DEV-01). */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '__internal__/import-error', lazy: () => import('./app/screens/import-error.tsx') }]
  : [];

const profileRoute: RouteObject = {
  path: 'profile',
  lazy: () => import('./features/profile/layout.tsx'),
  children: [
    { index: true, lazy: () => import('./features/profile/profile.tsx') },
    { path: 'verify-password', lazy: () => import('./features/profile/verify-password.tsx') },
    { path: 'change-password', lazy: () => import('./features/profile/change-password.tsx') },
    { path: '*', Component: NotFoundScreen },
  ],
};

const demoRoute: RouteObject = {
  path: 'social-demo-callback',
  lazy: () => import('./features/connectors/demo-callback.tsx'),
};

/** The administrators of a tenant, at the path that its edition has for them (OPEN-67). */
const membersRoute = (edition: ConsoleConfig['edition']): RouteObject => ({
  path: membersPath(edition).slice(1),
  lazy: () => import('./features/tenant-members/layout.tsx'),
  children: [
    { index: true, lazy: () => import('./features/tenant-members/members.tsx') },
    { path: 'invitations', lazy: () => import('./features/tenant-members/invitations.tsx') },
    { path: '*', Component: NotFoundScreen },
  ],
});

/** The custom domains of a tenant, beside its administrators. */
const domainRoutes = (edition: ConsoleConfig['edition']): RouteObject[] => {
  const path = domainsPath(edition).slice(1);
  return [
    {
      path,
      lazy: () => import('./features/domains/list.tsx'),
      children: [{ path: 'create', lazy: () => import('./features/domains/create.tsx') }],
    },
    {
      path: `${path}/:id`,
      lazy: () => import('./features/domains/details.tsx'),
      children: [
        { index: true, element: <Navigate replace to="dns" /> },
        { path: 'dns', lazy: () => import('./features/domains/records.tsx') },
        { path: 'verification-files', lazy: () => import('./features/domains/files.tsx') },
      ],
    },
  ];
};

/** The routes of a tenant: in the cloud edition below its ID, beside the start page, from which tenants are created and opened. */
const aroundTenants = (edition: ConsoleConfig['edition'], ofTenant: RouteObject): RouteObject[] =>
  edition === 'open-source'
    ? [ofTenant]
    : [
        pageRoutes(
          [
            {
              path: '/',
              lazy: () => import('./features/tenants/start.tsx'),
              children: [{ path: 'create', lazy: () => import('./features/tenants/create.tsx') }],
            },
          ],
          ['tenants'],
        ),
        {
          path: ':tenantId',
          loader: async () => {
            await loadTexts(['tenants']);
            return null;
          },
          shouldRevalidate: () => false,
          HydrateFallback: () => null,
          lazy: () => import('./features/tenants/open.tsx'),
          children: [ofTenant],
        },
      ];

/** All routes of the console, below `/console` (RT-01, OPEN-07). */
export const listRoutes = ({ edition }: Pick<ConsoleConfig, 'edition'>): RouteObject[] => [
  {
    Component: Root,
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        children: [
          { path: 'callback', Component: RedirectScreen },
          pageRoutes([profileRoute], ['profile']),
          pageRoutes([demoRoute], ['connectors']),
          ...aroundTenants(edition, {
            Component: TenantLayout,
            children: [
              { index: true, Component: TenantRoot },
              ...features.map(({ routes, texts }) => pageRoutes(routes, texts)),
              pageRoutes([membersRoute(edition)], ['tenantMembers']),
              pageRoutes(domainRoutes(edition), ['domains']),
              pageRoutes(developmentRoutes, []),
              { path: '*', Component: NotFoundScreen },
            ],
          }),
        ],
      },
    ],
  },
];

/** The root of every page. */
function Root() {
  const { config } = useApp();
  const { pathname } = useLocation();
  return (
    // Cached data, dialogs and toasts are those of one tenant (ADR 187).
    <Providers key={config.edition === 'cloud' ? tenantInPath(pathname) : undefined}>
      <Outlet />
      <PageMoves />
      <UnsavedChanges />
    </Providers>
  );
}

/** Creates the router, which starts loading the code of the current page. */
export function openAddress(config: Pick<ConsoleConfig, 'edition'>) {
  const router = createBrowserRouter(listRoutes(config), { basename: '/console' });
  const openLayer = createLayers(router);
  return (
    <LayerProvider value={openLayer}>
      <RouterProvider router={router} />
    </LayerProvider>
  );
}
