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

/** A new page begins at its top and takes the focus where what had it is gone; Back leads to where one was, and to the link that led away. */
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

/** One key for all entries of a visit to a page: its dialogs, tabs and filters stay where the page is. */
const keyOfVisit: ScrollRestorationProps['getKey'] = ({ key }, matches) => {
  const page = pageOf(matches);
  const visit = visits.get(key) ?? (page === last.page ? last.visit : key);
  visits.set(key, visit);
  last = { page, visit };
  return visit;
};
