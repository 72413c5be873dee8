import type { ReactNode } from 'react';
import './filter-chip.css';

/** The line above a list: a SearchInput, FilterChips and, at the end, view options. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="ui-toolbar">
      {children}
      {end && <div className="ui-toolbar-end">{end}</div>}
    </div>
  );
}
