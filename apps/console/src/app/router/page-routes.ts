import type { TextPart } from '@gatehouse/phrases/console/translated';
import type { RouteObject, UIMatch } from 'react-router';
import { loadTexts } from '../i18n.ts';

/** Marks the parent route of pages. Each child is a page, and what is below it (dialogs, tabs) belongs to the page. */
const aroundPages = { isAroundPages: true };

/** Routes of pages, which load their texts first. */
export function pageRoutes(pages: readonly RouteObject[], texts: readonly TextPart[]): RouteObject {
  return {
    loader: async () => {
      await loadTexts(texts);
      return null;
    },
    shouldRevalidate: () => false,
    handle: aroundPages,
    // The frame is rendered while the first page loads.
    HydrateFallback: () => null,
    children: [...pages],
  };
}

/** The path of the page, without dialogs and tabs. */
export function pageOf(matches: readonly UIMatch[]): string {
  const page = matches[matches.findIndex(({ handle }) => handle === aroundPages) + 1];
  return page?.pathname ?? '';
}
