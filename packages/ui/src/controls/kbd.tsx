import type { ReactNode } from 'react';
import './kbd.css';

/** A keyboard key, as decoration next to a control. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="ui-kbd" aria-hidden="true">
      {children}
    </kbd>
  );
}
