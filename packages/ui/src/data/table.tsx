import type { ReactNode } from 'react';
import type { MenuItem } from '../overlays/menu.tsx';
import { SelectAll } from './table-selection.tsx';
import { Skeleton } from './skeleton.tsx';
import { SortHeader, type ColumnSort } from './sort-header.tsx';
import { cellClasses, mainColumn, TableRow } from './table-row.tsx';
import { useTexts } from '../base/texts.tsx';
import './table.css';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The full text for the tooltip of truncated cells; not needed if `cell` returns a string. */
  title?: (row: Row) => string | undefined;
  /** A CSS width; columns without one share the rest. */
  width?: string;
  /** `end` for counts. */
  align?: 'start' | 'end';
  /** Hidden on narrow screens. */
  minor?: boolean;
  /** Its values don't say what they are: on phones, where the header is hidden, it's in front of them. Always so for counts. */
  labelled?: boolean;
  /** The column with the row's name and link; by default the first. */
  main?: boolean;
  /** Makes the header a button that sorts by the column. */
  sort?: ColumnSort;
};

/** The selected rows, by their keys. */
export type Selection = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
};

export type TableProps<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading, which shows skeletons after 150 ms. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Names a row for its menu: "Actions for Amara Diallo". */
  rowLabel?: (row: Row) => string;
  /** Makes the main column a link and the whole row clickable. */
  rowHref?: (row: Row) => string;
  /** Marks the row whose details are open beside the table. */
  rowIsOpen?: (row: Row) => boolean;
  rowMenu?: (row: Row) => readonly MenuItem[];
  /** Adds a checkbox to each row, named by `rowLabel`, and one for all rows. */
  selection?: Selection;
  /** The number of skeletons: the page size or the expected number of rows. */
  expectedRows?: number;
  /** Shown instead of rows: EmptyState, NothingFound, ErrorState, ForbiddenState. */
  empty?: ReactNode;
  /** The element's id, for a SearchInput's `controls`. */
  id?: string;
  /** New rows are loading; the old ones stay visible. */
  stale?: boolean;
};

/**
 * A table with a sticky header and rows of one line, 40 px high, or two on phones. Arrow keys move between rows, Enter opens one.
 * Truncated texts are shown on hover and focus.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowMenu, selection, expectedRows = 10, empty, id, stale } = props;
  const texts = useTexts();
  const main = mainColumn(columns);
  const span = columns.length + (rowMenu ? 1 : 0) + (selection ? 1 : 0);
  return (
    <div className="ui-table-frame" data-stale={stale || undefined}>
      <table
        className="ui-table"
        id={id}
        aria-label={label}
        aria-busy={rows === undefined || stale || undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="ui-table-select">
                <SelectAll keys={rows?.map(rowKey) ?? []} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellClasses(column, column === main)}
                style={{ inlineSize: column.width }}
                aria-sort={column.sort?.direction}
              >
                {column.sort ? <SortHeader sort={column.sort}>{column.header}</SortHeader> : column.header}
              </th>
            ))}
            {rowMenu && (
              <th scope="col" className="ui-table-menu">
                <span className="ui-hidden">{texts.more}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && (
            <SkeletonRows
              columns={columns}
              menu={rowMenu !== undefined}
              selectable={selection !== undefined}
              count={expectedRows}
            />
          )}
          {rows?.map((row) => (
            <TableRow key={props.rowKey(row)} row={row} {...props} />
          ))}
          {rows?.length === 0 && empty && (
            <tr className="ui-table-empty">
              <td colSpan={span}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRows<Row>({
  columns,
  menu,
  selectable,
  count,
}: {
  columns: readonly Column<Row>[];
  menu: boolean;
  selectable: boolean;
  count: number;
}) {
  const main = mainColumn(columns);
  return Array.from({ length: count }, (_, row) => (
    <tr key={String(row)} aria-hidden="true">
      {selectable && (
        <td className="ui-table-select">
          <Skeleton width="1rem" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClasses(column, column === main)}>
          <Skeleton width={`${35 + ((row * 17 + index * 29) % 35)}%`} />
        </td>
      ))}
      {menu && (
        <td className="ui-table-menu">
          <Skeleton width="1rem" />
        </td>
      )}
    </tr>
  ));
}
