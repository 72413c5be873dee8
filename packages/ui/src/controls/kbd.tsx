import type { ReactNode } from 'react';
import './kbd.css';

/** A key to press. Decoration beside a control that can be pressed as well. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="ui-kbd" aria-hidden="true">
      {children}
    </kbd>
  );
}
