import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { Suspense } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { features } from './shell/navigation.ts';
import { Providers } from './app/providers.tsx';
import { HistoryRouter } from './app/router/history-router.tsx';
import { createHistory, type ConsoleHistory } from './app/router/history.ts';
import { preload, toRoutes, type PageRoute } from './app/router/routes.ts';
import { usePageMoves } from './app/router/use-page-moves.ts';
import { ErrorBoundary } from './app/screens/error-boundary.tsx';
import { LoadingScreen } from './app/screens/loading.tsx';
import { NotFoundScreen } from './app/screens/not-found.tsx';
import { RedirectScreen } from './app/screens/redirect.tsx';
import { TenantLayout } from './shell/tenant-layout.tsx';
import { TenantRoot } from './shell/tenant-root.tsx';

/** Pages that exist while developing and in no build (DEV-01). */
const developmentRoutes: PageRoute[] = import.meta.env.DEV
  ? [{ path: '__internal__/import-error', lazy: () => import('./app/screens/import-error.tsx') }]
  : [];

const profileRoute: PageRoute = {
  path: 'profile',
  lazy: () => import('./features/profile/layout.tsx'),
  children: [
    { index: true, lazy: () => import('./features/profile/profile.tsx') },
    { path: 'verify-password', lazy: () => import('./features/profile/verify-password.tsx') },
    { path: 'change-password', lazy: () => import('./features/profile/change-password.tsx') },
    { path: '*', Component: NotFoundScreen },
  ],
};

const demoRoute: PageRoute = {
  path: 'social-demo-callback',
  lazy: () => import('./features/connectors/demo-callback.tsx'),
};

/** Every address of the console, below `/console` (RT-01, OPEN-07). */
function createRoutes({ edition }: Pick<ConsoleConfig, 'edition'>): RouteObject[] {
  return [
    { path: 'callback', Component: RedirectScreen },
    ...toRoutes([profileRoute], ['profile']),
    ...toRoutes([demoRoute], ['connectors']),
    {
      path: edition === 'cloud' ? ':tenantId' : undefined,
      Component: TenantLayout,
      children: [
        { index: true, Component: TenantRoot },
        ...features.flatMap(({ routes, texts }) => toRoutes(routes, texts)),
        ...toRoutes(developmentRoutes),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ];
}

/** What the console is drawn from; made once, before it is drawn. */
export interface ConsoleRouter {
  history: ConsoleHistory;
  routes: RouteObject[];
}

export function createRouter(config: Pick<ConsoleConfig, 'edition'>): ConsoleRouter {
  const history = createHistory();
  const routes = createRoutes(config);
  preload(routes, history.location.pathname);
  history.listen(({ pathname }) => preload(routes, pathname));
  return { history, routes };
}

/** The console, at the address it is opened at. */
export function Console({ history, routes }: ConsoleRouter) {
  return (
    <HistoryRouter history={history}>
      <Providers>
        <ErrorBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <Screens routes={routes} />
          </Suspense>
        </ErrorBoundary>
      </Providers>
    </HistoryRouter>
  );
}

function Screens({ routes }: Pick<ConsoleRouter, 'routes'>) {
  usePageMoves(routes);
  return useRoutes(routes);
}
