import type { TextPart } from '@gatehouse/phrases/console/packs';
import type { RouteObject, UIMatch } from 'react-router';
import { loadTexts } from '../i18n.ts';

/** Marks the route around pages; each child of it is one, and what is below that (dialogs, tabs) belongs to the page. */
const aroundPages = { isAroundPages: true };

/** Routes of pages, which are drawn once the texts they say are there. */
export function pageRoutes(pages: readonly RouteObject[], texts: readonly TextPart[]): RouteObject {
  return {
    loader: async () => {
      await loadTexts(texts);
      return null;
    },
    shouldRevalidate: () => false,
    handle: aroundPages,
    // The frame is drawn while the first page is on its way.
    HydrateFallback: () => null,
    children: [...pages],
  };
}

/** The address of the page, without what opens over it or changes within it. */
export function pageOf(matches: readonly UIMatch[]): string {
  const page = matches[matches.findIndex(({ handle }) => handle === aroundPages) + 1];
  return page?.pathname ?? '';
}
