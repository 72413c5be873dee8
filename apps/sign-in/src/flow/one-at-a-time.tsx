import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

interface OneAtATime {
  /** Whether a task is running. All other buttons are disabled meanwhile. */
  isBusy: boolean;
  /** Runs a task unless another one is running. */
  run: (task: () => Promise<void>) => Promise<void>;
}

const Context = createContext<OneAtATime | undefined>(undefined);

/** The task that is running in the page's card. */
export function useOneAtATime(): OneAtATime {
  const found = use(Context);
  if (!found) throw new Error('useOneAtATime needs a Card');
  return found;
}

/** Runs one task at a time. */
export function OneAtATimeProvider({ children }: { children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const value = useMemo(() => ({ isBusy, run }), [isBusy, run]);
  return <Context value={value}>{children}</Context>;
}

/**
 * The card of a page, which runs one task at a time. The second click of a double click is ignored: the response to the first one may
 * have placed another button under the pointer.
 */
export const Card = ({ children }: { children: ReactNode }) => (
  <OneAtATimeProvider>
    <main className="card" onClickCapture={ignoreSecondClick}>
      {children}
    </main>
  </OneAtATimeProvider>
);

function ignoreSecondClick(event: MouseEvent): void {
  const { target, detail } = event;
  if (detail < 2 || !(target instanceof Element) || !target.closest('a, button:not(.reveal)')) return;
  event.preventDefault();
  event.stopPropagation();
}
