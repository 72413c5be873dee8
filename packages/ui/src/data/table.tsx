import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Anchor } from '../controls/link.tsx';
import { Menu, type MenuItem } from '../overlays/menu.tsx';
import { Skeleton } from './skeleton.tsx';
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
  /** The first column becomes the link, and the whole row can be pressed. */
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

/** Rows of one line each, 40 px high, under a header that stays in sight. Arrows move between rows, Enter opens. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowMenu, expectedRows = 10, empty, id, stale } = props;
  const texts = useTexts();
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
                className={cellClasses(column)}
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

function TableRow<Row>({ row, columns, rowHref, rowMenu, rowLabel }: TableProps<Row> & { row: Row }) {
  const texts = useTexts();
  const href = rowHref?.(row);
  const menu = rowMenu?.(row);
  return (
    <tr className={href === undefined ? undefined : 'ui-table-pressable'}>
      {columns.map((column, index) => {
        const content = column.cell(row);
        const title = column.title?.(row) ?? (typeof content === 'string' ? content : undefined);
        return (
          <td key={column.key} className={cellClasses(column)} title={title}>
            {index > 0 ? content : <FirstCell href={href}>{content}</FirstCell>}
          </td>
        );
      })}
      {menu && (
        <td className="ui-table-menu">
          {menu.length > 0 && (
            <Menu
              items={menu}
              trigger={
                <IconButton
                  size="small"
                  icon={<Ellipsis />}
                  label={rowLabel ? texts.moreFor(rowLabel(row)) : texts.more}
                />
              }
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** The cell that says what the row is; the link, where there is one. */
function FirstCell({ href, children: content }: { href: string | undefined; children: ReactNode }) {
  // In a box of its own, a line that is cut says so.
  const children = typeof content === 'string' ? <span>{content}</span> : content;
  if (href === undefined) return <span className="ui-table-first">{children}</span>;
  return (
    <Anchor className="ui-table-first ui-table-link" href={href} data-row-link="" onKeyDown={moveBetweenRows}>
      {children}
    </Anchor>
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
  return Array.from({ length: count }, (_, row) => (
    <tr key={String(row)} aria-hidden="true">
      {columns.map((column, index) => (
        <td key={column.key} className={cellClasses(column)}>
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

const cellClasses = (column: Pick<Column<never>, 'align' | 'minor'>) =>
  classNames(column.align === 'end' && 'ui-table-end', column.minor && 'ui-table-minor') || undefined;

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, (at: number, last: number) => number> = {
    ArrowDown: (at, last) => Math.min(at + 1, last),
    ArrowUp: (at) => Math.max(at - 1, 0),
    Home: () => 0,
    End: (_, last) => last,
  };
  const step = steps[event.key];
  const body = event.currentTarget.closest('tbody');
  if (!step || !body) return;
  event.preventDefault();
  const links = rowLinks(body);
  links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}

/** The links that arrows move between, top to bottom. */
export function rowLinks(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[data-row-link]')];
}
