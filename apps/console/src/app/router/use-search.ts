import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHistory } from './history-router.tsx';

/** What stands after the address's `?`, and the way to change it; the browser's back does not stop at such a change. */
export function useSearch(): [
  parameters: URLSearchParams,
  change: (edit: (next: URLSearchParams) => void) => void,
] {
  const history = useHistory();
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = (edit: (next: URLSearchParams) => void) => {
    // From the address and not from what is drawn: two changes may come before the next drawing.
    const next = new URLSearchParams(history.location.search);
    edit(next);
    history.replace({ search: next.size > 0 ? `?${next}` : '' }, history.location.state);
  };
  return [parameters, change];
}
