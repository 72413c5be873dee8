import type { Ref } from 'react';

/** Sets the caller's ref if the component needs the element as well. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
