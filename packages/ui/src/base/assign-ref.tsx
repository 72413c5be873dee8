import type { Ref } from 'react';

/** Hands an element to a caller's ref when a component needs the element itself too. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
