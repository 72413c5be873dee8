import type { Checks } from '@gatehouse/contract/endpoint';
import type { searchQuery } from '@gatehouse/contract/search';
import type { texts } from '@gatehouse/phrases/console/en';
import type { TextPart } from '@gatehouse/phrases/console/packs';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ApiContext } from './api/call.ts';
import { callList, type ItemOf, type ListEndpoint } from './api/list.ts';

export type ItemKey = keyof typeof texts.app.items;

/** What a feature brings to the console; its `routes.tsx` exports one as `feature`. */
export interface Feature {
  /** Its item of the sidebar. */
  key: ItemKey;
  icon: LucideIcon;
  /** Its first path below the tenant: `roles`. */
  path: string;
  routes: RouteObject[];
  /** The texts its pages say, besides those of the frame and of the parts. */
  texts: readonly TextPart[];
  /** What the palette offers to do, by path. */
  actions?: readonly { key: string; label: () => string; path: string }[];
  /** What else people call it, for the palette. */
  words?: readonly string[];
  /** Tabs and sections of its pages, for the palette. */
  places?: readonly Place[];
  /** Looks through its records for the palette; loaded when the palette is opened. */
  find?: () => Promise<Find>;
}

/** A tab or a section of settings that the palette leads to; what is in a record leads to the list to choose one from. */
export interface Place {
  label: () => string;
  /** The tab that the section is in. */
  tab?: () => string;
  path: string;
  /** What else people call it. */
  words?: readonly string[];
}

/** A record the palette offers. */
export interface Found {
  key: string;
  label: string;
  detail?: string;
  /** What else it was found by, the most important first. */
  names?: readonly string[];
  path: string;
}

export type Find = (api: ApiContext, text: string, signal: AbortSignal) => Promise<Found[]>;

/** Finds records through a list's own search: `findIn(listRoles, (role) => ({ … }))`. */
export function findIn<
  const E extends ListEndpoint & { checks: () => Promise<Checks & { query: typeof searchQuery }> },
>(endpoint: E, describe: (item: ItemOf<E>) => Found): Find {
  return async (api, text, signal) => {
    const { items } = await callList(api, endpoint, { query: searchFor(text) }, { signal });
    return items.map(describe);
  };
}

/** Lists answer in the order of creation: more are asked for than are shown, so that the best ones are among them. */
export const searchFor = (text: string) => ({ search: text, page_size: 50 });
