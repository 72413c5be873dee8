import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** The query of the URL, and a function that changes it without a history entry. */
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
    // A change would cancel a pending navigation.
    if (isLeaving.current) return;
    // From the URL and not from state, because two changes can happen before the next render.
    const next = new URLSearchParams(location.search);
    edit(next);
    // Synchronously, or a field bound to the URL would lose characters.
    const options = { replace: true, flushSync: true, preventScrollReset: true, state };
    void navigate({ search: next.toString() }, options);
  }
  return [parameters, change];
}
