import type { TextPart } from '@gatehouse/phrases/console/packs';
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadTexts } from '../i18n.ts';

/** A page or a part of one by its path. What is `lazy` travels when somebody goes there. */
export interface PageRoute {
  path?: string;
  index?: boolean;
  element?: ReactNode;
  Component?: ComponentType;
  lazy?: () => Promise<{ Component: ComponentType }>;
  children?: PageRoute[];
}

/** What a lazy route keeps for who wants to load it before it is drawn. */
interface Handle {
  load: () => void;
}

/** Turns routes into the router's, each with the texts its pages say. */
export function toRoutes(routes: readonly PageRoute[], texts: readonly TextPart[] = []): RouteObject[] {
  return routes.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(lazy && defer(lazy, texts)),
    ...(children && { children: toRoutes(children, texts) }),
  })) as RouteObject[];
}

function defer(
  lazy: NonNullable<PageRoute['lazy']>,
  texts: readonly TextPart[],
): { Component: ComponentType; handle: Handle } {
  let loading: Promise<{ Component: ComponentType }> | undefined;
  let hasFailed = false;
  function load() {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = Promise.all([lazy(), loadTexts(texts)]).then(([page]) => page);
    // Whoever goes there again tries again; where it is drawn, it says what went wrong.
    loading.catch(() => (hasFailed = true));
    return loading;
  }
  const Page = () => createElement(use(loading ?? load()).Component);
  return { Component: Page, handle: { load } };
}

const handleOf = (route: RouteObject) => route.handle as Handle | undefined;

/** Begins to load every part of a page at once; drawing them would ask for each only when the one around it is there. */
export function preload(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname, '/console') ?? []) handleOf(route)?.load();
}

/** The address of the page, without what opens over it or changes within it: dialogs and tabs are children of a page. */
export function pageOf(routes: RouteObject[], pathname: string): string {
  return matchRoutes(routes, pathname)?.find(({ route }) => handleOf(route))?.pathname ?? pathname;
}
