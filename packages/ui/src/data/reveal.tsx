import { useEffect, useRef, type ReactNode } from 'react';
import './reveal.css';

/**
 * What answers something the person has just done: when it appears outside of what is seen, or below the save bar, it is scrolled to where
 * it can be read. No further than that, and without motion.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it answers a promise, which an effect must not.
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div className="ui-reveal" ref={place}>
      {children}
    </div>
  );
}
