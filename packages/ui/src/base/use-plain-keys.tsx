import { useEffect, useRef } from 'react';

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';
/** Where letters select something, or belong to what is open. */
const ownKeys = '[role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog]';

/** Whether keys write text there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));

/**
 * Calls `act` with each character typed outside fields, menus and dialogs, without Ctrl, Alt and ⌘. `act` returns whether it has used the key;
 * then the browser doesn't. Callers must offer a way to switch it off (WCAG 2.1.4).
 */
export function usePlainKeys(act: (key: string) => boolean): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || key.length !== 1)
        return;
      if (isTyping(target) || (target instanceof Element && target.closest(ownKeys))) return;
      if (document.querySelector('[data-modal]')) return;
      if (latest.current(key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
