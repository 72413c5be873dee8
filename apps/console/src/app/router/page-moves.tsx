import { useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
  type ScrollRestorationProps,
} from 'react-router';
import { pageOf } from './page-routes.ts';

/** Scrolls to the top of a new page and moves the focus if its element is gone. Back restores scroll position and focus. */
export function PageMoves() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = pageOf(useMatches());
  const shown = useRef({ page, pathname });
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { page, pathname };
    const main = document.querySelector('main');
    const isTaken = document.activeElement !== document.body && document.activeElement !== main;
    if (left.page === page || isTaken) return;
    const link = isBack && [...(main?.querySelectorAll('a') ?? [])].find((one) => leadsTo(one, left.page));
    (link || main)?.focus({ preventScroll: true });
  }, [page, pathname, isBack]);
  return <ScrollRestoration getKey={keyOfVisit} />;
}

const leadsTo = ({ pathname }: HTMLAnchorElement, page: string): boolean => pathname === `/console${page}`;

const visits = new Map<string, string>();
let last = { page: '', visit: '' };

/** One key per visit of a page, so that dialogs, tabs and filters keep the scroll position. */
const keyOfVisit: ScrollRestorationProps['getKey'] = ({ key }, matches) => {
  const page = pageOf(matches);
  const visit = visits.get(key) ?? (page === last.page ? last.visit : key);
  visits.set(key, visit);
  last = { page, visit };
  return visit;
};
