import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** What stands after the address's `?`, and the way to change it; the browser's Back does not stop at such a change. */
export function useSearch(): [
  parameters: URLSearchParams,
  change: (edit: (next: URLSearchParams) => void) => void,
] {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const isLeaving = useRef(false);
  const navigation = useNavigation();
  useEffect(() => {
    isLeaving.current = navigation.state !== 'idle';
  }, [navigation]);

  function change(edit: (next: URLSearchParams) => void) {
    // It would call off the way to the page that the person has chosen meanwhile.
    if (isLeaving.current) return;
    // From the address and not from what is drawn: two changes may come before the next drawing.
    const next = new URLSearchParams(location.search);
    edit(next);
    // At once, or a field that shows what stands in the address would lose letters.
    const options = { replace: true, flushSync: true, preventScrollReset: true, state };
    void navigate({ search: next.toString() }, options);
  }
  return [parameters, change];
}
