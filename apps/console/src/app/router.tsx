import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { features } from './navigation.ts';
import { Providers } from './providers.tsx';
import { RouteErrorScreen } from './screens/error.tsx';
import { LoadingScreen } from './screens/loading.tsx';
import { NotFoundScreen } from './screens/not-found.tsx';
import { RedirectScreen } from './screens/redirect.tsx';
import { TenantLayout } from './shell/tenant-layout.tsx';
import { TenantRoot } from './shell/tenant-root.tsx';

/** Pages that exist while developing and in no build (DEV-01). */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '__internal__/import-error', lazy: () => import('./screens/import-error.tsx') }]
  : [];

const profileRoutes: RouteObject = {
  path: 'profile',
  lazy: () => import('../features/profile/layout.tsx'),
  children: [
    { index: true, lazy: () => import('../features/profile/profile.tsx') },
    { path: 'verify-password', lazy: () => import('../features/profile/verify-password.tsx') },
    { path: 'change-password', lazy: () => import('../features/profile/change-password.tsx') },
    { path: '*', Component: NotFoundScreen },
  ],
};

/** Every address of the console, below `/console` (RT-01, OPEN-07). */
export function createRouter({ edition }: Pick<ConsoleConfig, 'edition'>) {
  const tenantRoutes: RouteObject = {
    path: edition === 'cloud' ? ':tenantId' : undefined,
    Component: TenantLayout,
    children: [
      { index: true, Component: TenantRoot },
      ...features.flatMap(({ routes }) => routes),
      ...developmentRoutes,
      { path: '*', Component: NotFoundScreen },
    ],
  };
  const routes: RouteObject = {
    Component: Providers,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        children: [{ path: 'callback', Component: RedirectScreen }, profileRoutes, tenantRoutes],
      },
    ],
  };
  return createBrowserRouter([routes], { basename: '/console' });
}
