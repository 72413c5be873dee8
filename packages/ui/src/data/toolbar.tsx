import type { ReactNode } from 'react';
import './filter-chip.css';

/** The line over a list: a SearchInput, FilterChips, and at the end what concerns the view. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="ui-toolbar">
      {children}
      {end && <div className="ui-toolbar-end">{end}</div>}
    </div>
  );
}
