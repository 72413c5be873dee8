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
  /** Whether something runs. Every way to begin something else is disabled meanwhile. */
  isBusy: boolean;
  /** Runs a task unless one runs already. */
  run: (task: () => Promise<void>) => Promise<void>;
}

const Context = createContext<OneAtATime | undefined>(undefined);

/** What runs on the page's card. */
export function useOneAtATime(): OneAtATime {
  const found = use(Context);
  if (!found) throw new Error('no card on this page');
  return found;
}

/**
 * The card of a page, on which one thing runs at a time. The second click of a double click does nothing: the answer to the first one may
 * have put another button under the pointer, or the same one with another meaning.
 */
export function Card({ children }: { children: ReactNode }) {
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
  return (
    <Context value={value}>
      <main className="card" onClickCapture={ignoreSecondClick}>
        {children}
      </main>
    </Context>
  );
}

function ignoreSecondClick(event: MouseEvent): void {
  const { target, detail } = event;
  if (detail < 2 || !(target instanceof Element) || !target.closest('a, button:not(.reveal)')) return;
  event.preventDefault();
  event.stopPropagation();
}
