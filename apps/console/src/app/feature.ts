import type { Checks } from '@gatehouse/contract/endpoint';
import type { searchQuery } from '@gatehouse/contract/search';
import type { texts } from '@gatehouse/phrases/console/en';
import type { TextPart } from '@gatehouse/phrases/console/translated';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ApiContext } from './api/call.ts';
import { callList, type ItemOf, type ListEndpoint } from './api/list.ts';

export type ItemKey = keyof typeof texts.app.items;

/** A feature of the console, which its `routes.tsx` exports as `feature`. */
export interface Feature {
  /** Its sidebar item. */
  key: ItemKey;
  icon: LucideIcon;
  /** Its first path below the tenant: `roles`. */
  path: string;
  /** The edition that has it. */
  onlyIn?: 'cloud';
  routes: RouteObject[];
  /** The texts of its pages, besides `app` and `parts`. */
  texts: readonly TextPart[];
  /** Actions of the command palette, by path. */
  actions?: readonly { key: string; label: () => string; path: string }[];
  /** Synonyms for the command palette. */
  words?: readonly string[];
  /** Tabs and sections of its pages for the command palette. */
  places?: readonly Place[];
  /** Searches its records for the command palette. Loaded when the palette opens. */
  find?: () => Promise<Find>;
}

/** A tab or settings section in the command palette. */
export interface Place {
  label: () => string;
  /** The tab that the section is in. */
  tab?: () => string;
  /** With `:id`, it belongs to a record and is offered only on the pages of one: `/users/:id/logs`. */
  path: string;
  /** The `name` of the section on that page, an `AnchoredSection`. */
  section?: string;
  /** Synonyms. */
  words?: readonly string[];
}

/** A record in the command palette. */
export interface Found {
  key: string;
  label: string;
  detail?: string;
  /** Other fields that the search matched, most important first. */
  names?: readonly string[];
  path: string;
}

export type Find = (api: ApiContext, text: string, signal: AbortSignal) => Promise<Found[]>;

/** A list that can be searched. */
type SearchedEndpoint = ListEndpoint &
  ({ searchedBy: 'q' } | { checks: () => Promise<Checks & { query: typeof searchQuery }> });

/** Searches records with a list endpoint: `findIn(listRoles, (role) => ({ … }))`. */
export function findIn<const E extends SearchedEndpoint>(
  endpoint: E,
  describe: (item: ItemOf<E>) => Found,
): Find {
  return async (api, text, signal) => {
    const { items } = await callList(api, endpoint, { query: searchFor(text) }, { signal });
    return items.map(describe);
  };
}

/** Lists are sorted by creation: request more records than are shown, so that the best matches are included. */
export const searchFor = (text: string) => ({ search: text, page_size: 50 });
