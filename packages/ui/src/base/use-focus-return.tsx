import { useRef } from 'react';

/**
 * Gives the focus back to what had it before something opened. The dialog primitive does so only for a trigger of its own; ours are
 * opened by menus, shortcuts and promises. Where the opener is gone (its row was deleted), the content takes the focus.
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
