import type { Page, Permission } from '@gatehouse/contract/endpoint';
import { EmptyState, type EmptyStateProps } from '@gatehouse/ui/states/empty-state';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { Pagination } from '@gatehouse/ui/data/pagination';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import type { ColumnSort } from '@gatehouse/ui/data/sort-header';
import { Table, type Column } from '@gatehouse/ui/data/table';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { ApiRead } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from './failed.tsx';
import { ListCount } from './list-count.tsx';
import { sortName, useSearchText, type ListState } from './list-state.ts';
import { Selected } from './selected.tsx';

/** A column for a field of a record. Without `cell`, the field must be a string or a number. */
export type FieldColumn<Item> = {
  [Field in keyof Item & string]: Omit<Column<Item>, 'key' | 'cell' | 'sort'> & {
    field: Field;
    /** If several columns show the same field. */
    key?: string;
    sort?: SortBy;
  } & (Item[Field] extends string | number | null | undefined
      ? { cell?: (item: Item) => ReactNode }
      : { cell: (item: Item) => ReactNode });
}[keyof Item & string];

/** The field of the query's `sort` that a column sorts by, and the direction of the first click. */
export interface SortBy {
  by: string;
  first: 'ascending' | 'descending';
}

export interface TableFilter<Name extends string = string> {
  /** Its name in the URL. */
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** A control of its own in place of the options, such as one that searches them. */
  render?: (value: string | undefined, onChange: (value: string | undefined) => void) => ReactNode;
}

/** What the rows of a table show, and what is around them. */
export interface RecordTableContent<Item> {
  columns: readonly FieldColumn<Item>[];
  /** Placeholder of the search field; without it there is no search. */
  search?: string;
  filters?: readonly TableFilter[];
  rowKey: (item: Item) => string;
  rowLabel?: (item: Item) => string;
  rowMenu?: (item: Item) => readonly MenuItem[];
  /**
   * Makes rows selectable: the buttons for the selected ones. Call `select` when they are done: without keys, nothing
   * is selected any more.
   */
  renderSelected?: (items: readonly Item[], select: (keys?: readonly string[]) => void) => ReactNode;
  /** Shown if there are no records yet. */
  empty: EmptyStateProps;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** The order without one in the URL, if columns can be sorted by. */
  usualSort?: string;
}

export interface RecordTableProps<Item> extends RecordTableContent<Item> {
  /** The table's accessible name. */
  label: string;
  rowHref?: (item: Item) => string;
  state: ListState;
  /** The page that `state` describes. */
  records: ApiRead<Page<Item>>;
  /** The permission to read the records. */
  permission: Permission;
}

/** A page of records, with search, filters and links to other pages. `ResourceTable` reads it from an endpoint. */
export function RecordTable<Item>(props: RecordTableProps<Item>) {
  const { state, records, permission, label, columns, filters = [], search, empty, actions } = props;
  const { rowKey, rowLabel, rowHref, rowMenu, renderSelected, usualSort } = props;
  const { t } = useTranslation();
  const id = useId();
  const format = new Intl.NumberFormat(useLocale());
  const isAllowed = useCan(permission);
  const { data, error, isStale, retry } = records;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  // Only what is shown can be changed.
  const selected = renderSelected && data ? data.items.filter((item) => keys.has(rowKey(item))) : [];

  if (data && data.items.length === 0 && data.total > 0 && state.page > 1)
    return <Navigate replace to={state.hrefFor(Math.ceil(data.total / state.pageSize))} />;

  function describeNoRows() {
    if (!isAllowed) return <ForbiddenState permission={permission} who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    if (state.isNarrowed) return <NothingFound query={state.search} onClear={state.clear} />;
    return <EmptyState {...empty} />;
  }
  const select = (next: readonly string[] = []) => setKeys(new Set(next));
  const isEmpty = !isAllowed || error !== undefined;
  return (
    <>
      {(search || filters.length > 0 || actions) && (
        <Toolbar end={actions}>
          {search && <ListSearch state={state} placeholder={search} controls={id} />}
          {filters.map(({ name, label, options, render }) => (
            <Fragment key={name}>
              {render ? (
                render(state.filters[name], (value) => state.set(name, value))
              ) : (
                <FilterChip
                  label={label}
                  options={options}
                  value={state.filters[name]}
                  onChange={(value) => state.set(name, value)}
                />
              )}
            </Fragment>
          ))}
        </Toolbar>
      )}
      <ListCount total={isEmpty || isStale ? undefined : data?.total} />
      <Table
        rowKey={rowKey}
        rowLabel={rowLabel}
        rowHref={rowHref}
        rowMenu={rowMenu}
        selection={renderSelected && { keys, onChange: setKeys }}
        id={id}
        label={label}
        columns={columns.map((column) => toColumn(column, format, describeSort(state, usualSort)))}
        rows={isEmpty ? [] : data?.items}
        stale={isStale}
        empty={describeNoRows()}
      />
      {renderSelected && selected.length > 0 && (
        <Selected count={selected.length} onClear={() => select()}>
          {renderSelected(selected, select)}
        </Selected>
      )}
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
  { field, key = field, cell, sort, ...column }: FieldColumn<Item>,
  format: Intl.NumberFormat,
  sorted: (by: SortBy) => ColumnSort,
): Column<Item> {
  const write = (value: unknown) =>
    typeof value === 'number' ? format.format(value) : typeof value === 'string' ? value : '—';
  return {
    ...column,
    key,
    sort: sort && sorted(sort),
    cell: cell ?? ((item) => write(item[field])),
  };
}

/** How the header of a column is shown, and what it does: sort by the column, or the other way round. */
const describeSort =
  ({ sort, set }: ListState, usual: string | undefined) =>
  ({ by, first }: SortBy): ColumnSort => {
    const current = sort ?? usual;
    const descending = `-${by}`;
    const firstOrder = first === 'descending' ? descending : by;
    const otherOrder = first === 'descending' ? by : descending;
    const next = current === firstOrder ? otherOrder : firstOrder;
    return {
      direction: current === by ? 'ascending' : current === descending ? 'descending' : undefined,
      onSort: () => set(sortName, next === usual ? undefined : next),
    };
  };
