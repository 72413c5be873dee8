import type { ClientInput } from '@gatehouse/contract/endpoint';
import type { ItemOf, ListEndpoint, QueryOf } from '../../app/api/list.ts';
import { useList } from '../../app/api/use-list.ts';
import { useCan } from '../../app/use-can.ts';
import { useListState } from './list-state.ts';
import { RecordTable, type RecordTableContent, type TableFilter } from './record-table.tsx';

/** A parameter of the list's query that can be a filter. */
type FilterName<E extends ListEndpoint> = Exclude<
  keyof QueryOf<E> & string,
  'search' | 'q' | 'sort' | 'page' | 'page_size' | 'enableCap'
>;

/** A filter by a parameter of the list's query, or one whose values are converted to parameters. */
export type Filter<E extends ListEndpoint> =
  | TableFilter<FilterName<E>>
  | (TableFilter & { toQuery: (value: string) => Partial<QueryOf<E>> });

/** A filter of any list. */
export type AnyFilter = TableFilter & { toQuery?: (value: string) => object };

/** The content of a table, without its context. */
export interface ResourceTableContent<E extends ListEndpoint> extends RecordTableContent<ItemOf<E>> {
  endpoint: E;
  params?: ClientInput<E>['params'];
  /** Fixed parameters of the query. */
  query?: Partial<QueryOf<E>>;
  filters?: readonly Filter<E>[];
}

export interface ResourceTableProps<E extends ListEndpoint> extends ResourceTableContent<E> {
  /** The table's accessible name. */
  label: string;
  rowHref?: (item: ItemOf<E>) => string;
}

/** A paged table of an endpoint's records with search and filters, whose state is in the URL. */
export function ResourceTable<const E extends ListEndpoint>(props: ResourceTableProps<E>) {
  const { endpoint, params, query, ...table } = props;
  const { filters = [], columns } = table;
  const state = useListState(
    filters.map(({ name }) => name),
    columns.flatMap(({ sort }) => sort?.by ?? []),
  );
  const asked = {
    ...query,
    ...readFilters(filters, state.filters),
    sort: state.sort,
    search: state.search || undefined,
    page: state.page,
    page_size: state.pageSize,
  };
  const records = useList(
    endpoint,
    { params, query: asked },
    { enabled: useCan(endpoint.permission), keepPrevious: true },
  );
  return <RecordTable {...table} state={state} records={records} permission={endpoint.permission} />;
}

/** The parameters of the filters that are on. The URL can have a value that isn't an option. */
export function readFilters(
  filters: readonly AnyFilter[],
  values: Record<string, string | undefined>,
): object {
  const given = filters.map((filter): object => {
    const value = values[filter.name];
    if (value === undefined) return {};
    if (!filter.render && !filter.options.some((option) => option.value === value)) return {};
    return filter.toQuery?.(value) ?? { [filter.name]: value };
  });
  return Object.assign({}, ...given) as object;
}
