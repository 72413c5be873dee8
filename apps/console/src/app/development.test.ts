// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { RouteObject } from 'react-router';
import { listRoutes } from '../router.tsx';

it('[DEV-01] has a page that fails to load in development', async () => {
  const listAll = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...listAll(route.children ?? [])]);
  expect(listAll(listRoutes({ edition: 'open-source' })).map(({ path }) => path)).toContain(
    '__internal__/import-error',
  );
  await expect(import('./screens/import-error.tsx')).rejects.toThrow();
});
