import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router';
import type { ConsoleHistory } from './history.ts';

const HistoryContext = createContext<ConsoleHistory | undefined>(undefined);

/** The history under the router, for who changes the address without leaving the page, or holds a move back. */
export function useHistory(): ConsoleHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryRouter above it');
  return history;
}

/** Draws what the address says. A page stays in sight until the next one's code and texts are there. */
export function HistoryRouter({ history, children }: { history: ConsoleHistory; children: ReactNode }) {
  const [place, setPlace] = useState<{ location: Location; action: `${NavigationType}` }>({
    location: history.location,
    action: 'POP',
  });
  const { pathname } = place.location;
  useLayoutEffect(
    () =>
      history.listen((location, action) => {
        const show = () => setPlace({ location, action });
        // What is typed into the address while one stays on a page is shown at once, or its field would lose letters.
        if (location.pathname === pathname) show();
        else startTransition(show);
      }),
    [history, pathname],
  );
  return (
    <HistoryContext value={history}>
      <Router
        basename="/console"
        location={place.location}
        navigationType={place.action as NavigationType}
        navigator={history}
      >
        {children}
      </Router>
    </HistoryContext>
  );
}
