import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './table.css';

/** How a table is sorted by a column. */
export type ColumnSort = {
  /** Undefined if the table is sorted by another column. */
  direction?: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

/** The header of a column that the table can be sorted by: a button. The header cell has `aria-sort`. */
export function SortHeader({
  sort: { direction, onSort },
  children,
}: {
  sort: ColumnSort;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        className="ui-table-sort"
        data-active={direction === undefined ? undefined : ''}
        onClick={onSort}
      >
        <span>{children}</span>
        {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
        {direction === 'descending' && <ArrowDown aria-hidden="true" />}
        {direction === undefined && <ChevronsUpDown aria-hidden="true" />}
      </button>
      {/* On phones, where the headers are for screen readers only. */}
      <span className="ui-table-unsorted">{children}</span>
    </>
  );
}
