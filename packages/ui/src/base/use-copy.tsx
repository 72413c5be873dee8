import { useEffect, useRef, useState } from 'react';

/** Copies to the clipboard, also in insecure contexts, where browsers have no clipboard API. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'ui-hidden';
  const focused = document.activeElement;
  // An open dialog doesn't let elements outside get the focus.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and holds the result for two seconds. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(text: string) {
    clearTimeout(timer.current);
    setState((await copyToClipboard(text)) ? 'copied' : 'failed');
    timer.current = setTimeout(() => setState('idle'), 2000);
  }
  return { state, copy };
}
