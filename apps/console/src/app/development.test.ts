// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createRouter } from '../router.tsx';

it('[DEV-01] has a page that fails to load while developing', async () => {
  const { routes } = createRouter({ edition: 'open-source' });
  const below = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  expect(below.map(({ path }) => path)).toContain('__internal__/import-error');
  await expect(import('./screens/import-error.tsx')).rejects.toThrow();
});
