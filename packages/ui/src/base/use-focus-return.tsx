import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. The library only does so for its own triggers, but ours are
 * opened by menus, shortcuts and promises. If that element is gone (its row was deleted), the page's content gets the focus.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
