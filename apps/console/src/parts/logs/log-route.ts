import type { RouteObject } from 'react-router';

/** The route of an entry, below that of its list, which stays open beside it. */
export const logRoute: RouteObject = {
  path: ':logId',
  lazy: async () => ({ Component: (await import('./log-panel.tsx')).LogPanel }),
};
