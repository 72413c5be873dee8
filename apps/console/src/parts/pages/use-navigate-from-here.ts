import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router';

/** Goes on from what is drawn, while it is drawn: a late response does not navigate away from a page opened meanwhile. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    async (to, options) => {
      if (isHere.current) await navigate(to, options);
    },
    [navigate],
  );
}
