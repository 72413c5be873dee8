import { useEffect, useRef, type ReactNode } from 'react';
import './reveal.css';

/**
 * The result of a user's action: if it appears outside the viewport or below the save bar, it is scrolled into view, just far enough and
 * without animation.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div className="ui-reveal" ref={place}>
      {children}
    </div>
  );
}
