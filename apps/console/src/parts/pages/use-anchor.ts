import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element of the URL's fragment, such as `#social`, and focuses it once it is rendered. */
export function useAnchor<Part extends HTMLElement>(name: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { hash } = useLocation();
  const isMeant = hash === `#${name}`;
  useEffect(() => {
    if (!isMeant) return;
    part.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    part.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return part;
}
