import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The element with this name is scrolled to and focused when the URL links to it. */
export function useAnchor(name: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isTarget = hash === `#${name}`;
  useEffect(() => {
    if (!isTarget) return;
    // After the palette has closed, which returns the focus to the element that had it.
    const timer = setTimeout(() => {
      element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isTarget]);
  return element;
}
