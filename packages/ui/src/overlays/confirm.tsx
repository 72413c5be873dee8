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
      // The action of a closed dialog may finish while another dialog is open.
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
 * Asks for confirmation: `if (await confirm({ title: … })) …`. Resolves with true if confirmed, and with false if canceled,
 * closed, or left with the browser's Back button (UI-01, UI-02). A new question cancels an open one (UI-03).
 */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

/** Shows a message that the user has to acknowledge, and resolves then. */
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
