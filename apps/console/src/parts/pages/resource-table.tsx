import { EmptyState, type EmptyStateProps } from '@gatehouse/ui/states/empty-state';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { Pagination } from '@gatehouse/ui/data/pagination';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { ItemOf, ListEndpoint, QueryOf } from '../../app/api/list.ts';
import { useList } from '../../app/api/use-list.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from './failed.tsx';
import { ListCount } from './list-count.tsx';
import { useListState, useSearchText, type ListState } from './list-state.ts';

/** A column for a field of a record. Without `cell`, the field must be a string or a number. */
export type FieldColumn<Item> = {
  [Field in keyof Item & string]: Omit<Column<Item>, 'key' | 'cell'> & {
    field: Field;
  } & (Item[Field] extends string | number | null | undefined
      ? { cell?: (item: Item) => ReactNode }
      : { cell: (item: Item) => ReactNode });
}[keyof Item & string];

export interface Filter<E extends ListEndpoint> {
  /** A parameter of the list's query. */
  name: Exclude<keyof QueryOf<E> & string, 'search' | 'page' | 'page_size' | 'enableCap'>;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The content of a table, without its context. */
export interface ResourceTableContent<E extends ListEndpoint> {
  endpoint: E;
  params?: ClientInput<E>['params'];
  /** Fixed parameters of the query. */
  query?: Partial<QueryOf<E>>;
  columns: readonly FieldColumn<ItemOf<E>>[];
  /** Placeholder of the search field; without it there is no search. */
  search?: string;
  filters?: readonly Filter<E>[];
  rowKey: (item: ItemOf<E>) => string;
  rowLabel?: (item: ItemOf<E>) => string;
  rowMenu?: (item: ItemOf<E>) => readonly MenuItem[];
  /** Shown if there are no records yet. */
  empty: EmptyStateProps;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
}

export interface ResourceTableProps<E extends ListEndpoint> extends ResourceTableContent<E> {
  /** The table's accessible name. */
  label: string;
  rowHref?: (item: ItemOf<E>) => string;
}

/** A paged table of an endpoint's records with search and filters, whose state is in the URL. */
export function ResourceTable<const E extends ListEndpoint>(props: ResourceTableProps<E>) {
  const { endpoint, params, query, label, columns, filters = [], search, empty, actions, ...rows } = props;
  const { t } = useTranslation();
  const id = useId();
  const format = new Intl.NumberFormat(useLocale());
  const state = useListState(filters.map(({ name }) => name));
  const isAllowed = useCan(endpoint.permission);
  const asked = {
    ...query,
    ...state.filters,
    search: state.search || undefined,
    page: state.page,
    page_size: state.pageSize,
  };
  const { data, error, isStale, retry } = useList(
    endpoint,
    { params, query: asked },
    { enabled: isAllowed, keepPrevious: true },
  );

  if (data && data.items.length === 0 && data.total > 0 && state.page > 1)
    return <Navigate replace to={state.hrefFor(Math.ceil(data.total / state.pageSize))} />;

  function describeNoRows() {
    if (!isAllowed) return <ForbiddenState permission={endpoint.permission} who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    if (state.isNarrowed) return <NothingFound query={state.search} onClear={state.clear} />;
    return <EmptyState {...empty} />;
  }
  const isEmpty = !isAllowed || error !== undefined;
  return (
    <>
      {(search || filters.length > 0 || actions) && (
        <Toolbar end={actions}>
          {search && <ListSearch state={state} placeholder={search} controls={id} />}
          {filters.map(({ name, label, options }) => (
            <FilterChip
              key={name}
              label={label}
              options={options}
              value={state.filters[name]}
              onChange={(value) => state.set(name, value)}
            />
          ))}
        </Toolbar>
      )}
      <ListCount total={isEmpty || isStale ? undefined : data?.total} />
      <Table
        {...rows}
        id={id}
        label={label}
        columns={columns.map((column) => toColumn(column, format))}
        rows={isEmpty ? [] : data?.items}
        stale={isStale}
        empty={describeNoRows()}
      />
      {data && data.total > 0 && !isEmpty && (
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={data.total}
          capped={data.isCapped}
          hrefFor={state.hrefFor}
          hrefForSize={state.hrefForSize}
        />
      )}
    </>
  );
}

function ListSearch({
  state,
  placeholder,
  controls,
}: {
  state: ListState;
  placeholder: string;
  controls: string;
}) {
  const [text, setText] = useSearchText(state);
  return <SearchInput value={text} onChange={setText} placeholder={placeholder} controls={controls} />;
}

function toColumn<Item>(
  { field, cell, ...column }: FieldColumn<Item>,
  format: Intl.NumberFormat,
): Column<Item> {
  const write = (value: unknown) =>
    typeof value === 'number' ? format.format(value) : typeof value === 'string' ? value : '—';
  return { ...column, key: field, cell: cell ?? ((item) => write(item[field])) };
}
