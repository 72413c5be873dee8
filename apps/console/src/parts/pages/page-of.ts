import type { Page } from '@gatehouse/contract/endpoint';
import type { ApiRead } from '../../app/api/use-api.ts';
import type { ListState } from './list-state.ts';

/** The page that `state` describes of records that were read together. They are searched in the browser, in the texts of each. */
export function pageOf<Item>(
  { data, ...read }: ApiRead<readonly Item[]>,
  { search, page, pageSize }: Pick<ListState, 'search' | 'page' | 'pageSize'>,
  textsOf: (item: Item) => readonly (string | null)[],
): ApiRead<Page<Item>> {
  const text = search.toLowerCase();
  const found = data?.filter((item) => textsOf(item).some((field) => field?.toLowerCase().includes(text)));
  const start = (page - 1) * pageSize;
  return { ...read, data: found && { items: found.slice(start, start + pageSize), total: found.length } };
}
