import type { ClientInput } from '@gatehouse/contract/endpoint';
import type { ItemOf, ListEndpoint, QueryOf } from '../../app/api/list.ts';
import { useList } from '../../app/api/use-list.ts';
import { useCan } from '../../app/use-can.ts';
import { useListState } from './list-state.ts';
import { RecordTable, type RecordTableContent, type TableFilter } from './record-table.tsx';

/** A filter by a parameter of the list's query. */
export type Filter<E extends ListEndpoint> = TableFilter<
  Exclude<keyof QueryOf<E> & string, 'search' | 'q' | 'page' | 'page_size' | 'enableCap'>
>;

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
  const state = useListState(table.filters?.map(({ name }) => name));
  const asked = {
    ...query,
    ...state.filters,
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
