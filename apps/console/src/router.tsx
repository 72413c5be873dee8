import { LayerProvider } from '@gatehouse/ui/base/back-closes';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { signInTestPath } from '@gatehouse/contract/sign-in-tests/paths';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { featuresOf } from './shell/navigation.ts';
import { useApp } from './app/app-context.ts';
import { loadTexts } from './app/i18n.ts';
import { Providers } from './app/providers.tsx';
import { createLayers } from './app/router/layers.ts';
import { PageMoves } from './app/router/page-moves.tsx';
import { pageRoutes } from './app/router/page-routes.ts';
import { UnsavedChanges } from './app/router/unsaved-changes.tsx';
import { domainsPath, exportPath, membersPath, tenantInPath } from './app/tenant.ts';
import { RouteErrorScreen } from './app/screens/error.tsx';
import { NotFoundScreen } from './app/screens/not-found.tsx';
import { RedirectScreen } from './app/screens/redirect.tsx';
import { TenantLayout } from './shell/tenant-layout.tsx';
import { TenantRoot } from './shell/tenant-root.tsx';

/** Pages that only exist in development (DEV-01). */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '__internal__/import-error', lazy: () => import('./app/screens/import-error.tsx') }]
  : [];

const profileRoute = (edition: ConsoleConfig['edition']): RouteObject => ({
  path: 'profile',
  lazy: () => import('./features/profile/layout.tsx'),
  children: [
    { index: true, lazy: () => import('./features/profile/profile.tsx') },
    { path: 'verify-password', lazy: () => import('./features/profile/verify-password.tsx') },
    { path: 'change-password', lazy: () => import('./features/profile/change-password.tsx') },
    ...(edition === 'cloud' ? emailRoutes : []),
    { path: '*', Component: NotFoundScreen },
  ],
});

/** Accounts of the open-source edition have no email address (RT-03). */
const emailRoutes: RouteObject[] = [
  { path: 'link-email', lazy: () => import('./features/profile/link-email.tsx') },
  { path: 'verification-code', lazy: () => import('./features/profile/verification-code.tsx') },
];

/** The page that social providers return to, in the cloud edition. */
const socialRoute: RouteObject = {
  path: 'handle-social',
  lazy: () => import('./features/profile/handle-social.tsx'),
};

/** Subscription and billing history of a tenant, in the cloud edition. */
const billingRoutes = (edition: ConsoleConfig['edition']): RouteObject[] =>
  edition === 'open-source'
    ? []
    : [
        {
          path: 'tenant-settings',
          lazy: () => import('./features/billing/layout.tsx'),
          children: [
            { path: 'subscription', lazy: () => import('./features/billing/subscription.tsx') },
            { path: 'billing-history', lazy: () => import('./features/billing/history.tsx') },
          ],
        },
      ];

/** Where payment pages lead. */
const checkoutRoutes = (edition: ConsoleConfig['edition']): RouteObject[] =>
  edition === 'open-source'
    ? []
    : [{ path: 'checkout-success-callback', lazy: () => import('./features/billing/checkout-callback.tsx') }];

/** The page that a test of a sign-in ends at, without the frame: it is in a window of its own. */
const testRoute: RouteObject = {
  path: signInTestPath.slice(1),
  lazy: () => import('./features/sign-in-tests/result-page.tsx'),
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

/** The page that exports the tenant. */
const exportRoute = (edition: ConsoleConfig['edition']): RouteObject => ({
  path: exportPath(edition).slice(1),
  lazy: () => import('./features/tenant-export/page.tsx'),
});

/** The routes of a tenant: in the cloud edition below its ID, beside the start page, from which tenants are created and opened. */
const aroundTenants = (edition: ConsoleConfig['edition'], ofTenant: RouteObject): RouteObject[] =>
  edition === 'open-source'
    ? [pageRoutes([testRoute], ['signInTests', 'mfa']), ofTenant]
    : [
        pageRoutes(
          [
            {
              path: '/',
              lazy: () => import('./features/tenants/start.tsx'),
              children: [{ path: 'create', lazy: () => import('./features/tenants/create.tsx') }],
            },
            { path: 'accept/:invitationId', lazy: () => import('./features/tenants/accept.tsx') },
          ],
          ['plans', 'tenants'],
        ),
        pageRoutes(
          [{ path: 'operator', lazy: () => import('./features/operator/tenants.tsx') }],
          ['operator'],
        ),
        {
          ...pageRoutes(
            [
              { index: true, element: <Navigate replace to="welcome" /> },
              { path: 'welcome', lazy: () => import('./features/onboarding/welcome.tsx') },
              { path: 'create-tenant', lazy: () => import('./features/onboarding/create-tenant.tsx') },
              {
                path: ':tenantId',
                lazy: () => import('./features/tenants/open.tsx'),
                children: [
                  {
                    path: 'sign-in-experience',
                    lazy: () => import('./features/onboarding/sign-in-experience.tsx'),
                  },
                  { path: '*', Component: NotFoundScreen },
                ],
              },
            ],
            ['onboarding', 'signInExperience', 'tenants', 'tenantMembers'],
          ),
          path: 'onboarding',
          lazy: () => import('./features/onboarding/layout.tsx'),
        },
        {
          ...pageRoutes([testRoute], ['signInTests', 'mfa', 'tenants']),
          path: ':tenantId',
          lazy: () => import('./features/tenants/open.tsx'),
        },
        {
          path: ':tenantId',
          loader: async () => {
            await loadTexts(['plans', 'tenants']);
            return null;
          },
          shouldRevalidate: () => false,
          HydrateFallback: () => null,
          lazy: () => import('./features/tenants/open.tsx'),
          children: [{ lazy: () => import('./features/plans/with-plan.tsx'), children: [ofTenant] }],
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
          pageRoutes([profileRoute(edition), ...(edition === 'cloud' ? [socialRoute] : [])], ['profile']),
          pageRoutes([demoRoute], ['connectors']),
          pageRoutes(checkoutRoutes(edition), ['billing']),
          ...aroundTenants(edition, {
            Component: TenantLayout,
            children: [
              { index: true, Component: TenantRoot },
              ...featuresOf(edition).map(({ routes, texts }) => pageRoutes(routes, texts)),
              pageRoutes([membersRoute(edition)], ['tenantMembers']),
              pageRoutes(domainRoutes(edition), ['domains']),
              pageRoutes([exportRoute(edition)], ['tenantExport']),
              pageRoutes(billingRoutes(edition), ['billing']),
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
export function Root() {
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
