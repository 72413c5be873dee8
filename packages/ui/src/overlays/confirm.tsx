import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmOptions } from './confirm-dialog.tsx';
import { useOpenLayer } from '../base/back-closes.tsx';

type Ask = (options: ConfirmOptions) => Promise<boolean>;
type Pending = { id: number; options: ConfirmOptions; resolve: (confirmed: boolean) => void };

let nextId = 1;
const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Holds the one confirm dialog of the application. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>();
  const current = useRef<Pending>(undefined);
  const leave = useRef<() => void>(undefined);
  const openLayer = useOpenLayer();

  const show = useCallback((next: Pending | undefined) => {
    current.current = next;
    setPending(next);
  }, []);

  const answer = useCallback(
    (confirmed: boolean, id = current.current?.id) => {
      const asked = current.current;
      // The work of a question that was left may end while another one is asked.
      if (!asked || asked.id !== id) return;
      show(undefined);
      leave.current?.();
      leave.current = undefined;
      asked.resolve(confirmed);
    },
    [show],
  );

  const ask = useCallback<Ask>(
    (options) =>
      new Promise((resolve) => {
        current.current?.resolve(false);
        leave.current ??= openLayer(() => answer(false));
        show({ id: nextId++, options, resolve });
      }),
    [answer, openLayer, show],
  );

  useEffect(() => () => answer(false), [answer]);

  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog
        id={pending?.id}
        options={pending?.options}
        onAnswer={(confirmed) => answer(confirmed, pending?.id)}
      />
    </ConfirmContext>
  );
}

/**
 * Asks before something is done: `if (await confirm({ title: … })) …`. Resolves true when confirmed, false when cancelled,
 * closed, or left by the browser's back (UI-01, UI-02). A new question cancels the one still open (UI-03).
 */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

/** Says something that must be read before going on; resolves when it was. */
export function useAlert(): (
  options: Pick<ConfirmOptions, 'title' | 'body' | 'confirmLabel'>,
) => Promise<void> {
  const ask = useConfirm();
  return useCallback(
    async (options) => {
      await ask({ ...options, alert: true });
    },
    [ask],
  );
}
