import type { ReactNode } from 'react';
import type { MenuItem } from '../overlays/menu.tsx';
import { Skeleton } from './skeleton.tsx';
import { cellClasses, mainColumn, TableRow } from './table-row.tsx';
import { useTexts } from '../base/texts.tsx';
import './table.css';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The whole value, shown on hover where the line is cut; not needed when `cell` gives a string. */
  title?: (row: Row) => string | undefined;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** `end` for counts. */
  align?: 'start' | 'end';
  /** Left out where there is no room for it. */
  minor?: boolean;
  /** Says what the row is and holds its link; the first column, where none is named. */
  main?: boolean;
};

export type TableProps<Row> = {
  /** Says what the rows are; read out. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load: skeletons of the real rows stand in (after 150 ms). */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Names a row for its menu: "Actions for Amara Diallo". */
  rowLabel?: (row: Row) => string;
  /** The main column becomes the link, and the whole row can be clicked. */
  rowHref?: (row: Row) => string;
  rowMenu?: (row: Row) => readonly MenuItem[];
  /** How many skeletons: the page size, or what the page is likely to hold. */
  expectedRows?: number;
  /** In place of the rows when there are none: EmptyState, NothingFound, ErrorState, ForbiddenState. */
  empty?: ReactNode;
  /** The element's id, for a SearchInput's `controls`. */
  id?: string;
  /** New rows are on their way; the old ones stay. */
  stale?: boolean;
};

/**
 * Rows of one line each, 40 px high, under a header that stays in sight; on phones, of two. Arrows move between rows, Enter opens.
 * What is cut is told on hover and focus.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowMenu, expectedRows = 10, empty, id, stale } = props;
  const texts = useTexts();
  const main = mainColumn(columns);
  const span = columns.length + (rowMenu ? 1 : 0);
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
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cellClasses(column, column === main)}
                style={{ inlineSize: column.width }}
              >
                {column.header}
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
            <SkeletonRows columns={columns} menu={rowMenu !== undefined} count={expectedRows} />
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
  count,
}: {
  columns: readonly Column<Row>[];
  menu: boolean;
  count: number;
}) {
  const main = mainColumn(columns);
  return Array.from({ length: count }, (_, row) => (
    <tr key={String(row)} aria-hidden="true">
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
