import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A part of a page that an address leads to by its name: `#social` scrolls to it and puts the keyboard there, once it has come. */
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
