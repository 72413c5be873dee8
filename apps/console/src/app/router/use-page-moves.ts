import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type RouteObject } from 'react-router';
import { pageOf } from './routes.ts';

/** A new page begins at its top, and has the focus when what had it is gone. The browser's back goes to where one was. */
export function usePageMoves(routes: RouteObject[]): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = pageOf(routes, pathname);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [page, navigationType]);
}
