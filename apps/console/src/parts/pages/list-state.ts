import { pageSizes } from '@gatehouse/ui/data/pagination';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/router/use-search.ts';

/** The state of a list, kept in the URL, so that links, reloads and Back restore it. */
export interface ListState {
  page: number;
  pageSize: number;
  search: string;
  filters: Record<string, string | undefined>;
  /** The order, such as `-createdAt`; undefined for the list's usual one. */
  sort: string | undefined;
  /** Whether there is a search or a filter. */
  isNarrowed: boolean;
  hrefFor: (page: number) => string;
  hrefForSize: (size: number) => string;
  set: (name: string, value: string | undefined) => void;
  clear: () => void;
}

const pageName = 'page';
const sizeName = 'page_size';
const searchName = 'search';
/** The name of the order in the URL. */
export const sortName = 'sort';

/** The page size in the URL, or the default if it is invalid. */
export const readPageSize = (text: string | null | undefined): number =>
  pageSizes.find((size) => String(size) === text) ?? pageSizes[0];

/** The order in the URL, if it is by one of these fields. */
const readSort = (text: string | null, fields: readonly string[]): string | undefined =>
  text !== null && fields.includes(text.replace(/^-/, '')) ? text : undefined;

/** Reads the state of a list from the URL. `sortFields` are the fields it can be sorted by. */
export function useListState(
  filterNames: readonly string[] = [],
  sortFields: readonly string[] = [],
): ListState {
  const [parameters, changeSearch] = useSearch();
  const { pathname } = useLocation();
  const names = [searchName, ...filterNames];

  function change(edit: (next: URLSearchParams) => void) {
    changeSearch((next) => {
      edit(next);
      // Other results start at the first page.
      next.delete(pageName);
    });
  }
  function hrefWith(name: string, value: string | undefined): string {
    const next = new URLSearchParams(parameters);
    next.delete(pageName);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  }
  return {
    page: Math.max(1, Math.floor(Number(parameters.get(pageName))) || 1),
    pageSize: readPageSize(parameters.get(sizeName)),
    search: parameters.get(searchName) ?? '',
    filters: Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? undefined])),
    sort: readSort(parameters.get(sortName), sortFields),
    isNarrowed: names.some((name) => parameters.has(name)),
    hrefFor: (page) => hrefWith(pageName, page > 1 ? String(page) : undefined),
    hrefForSize: (size) => hrefWith(sizeName, size === pageSizes[0] ? undefined : String(size)),
    set: (name, value) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    clear: () => change((next) => names.forEach((name) => next.delete(name))),
  };
}

/** The text of the search field. Typing updates the URL with a delay, and changes of the URL update the field. */
export function useSearchText({ search, set }: ListState): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // Ignore changes of the URL that this field made.
  const [given, setGiven] = useState(search);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);
  if (known !== search) {
    setKnown(search);
    if (search !== given) setText(search);
    setGiven(search);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(pending.current);
    const give = (): void => {
      setGiven(next.trim());
      set(searchName, next.trim());
    };
    pending.current = setTimeout(give, next === '' ? 0 : 250);
  }
  return [text, type];
}
