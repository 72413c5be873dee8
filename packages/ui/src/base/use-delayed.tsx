import { useEffect, useState } from 'react';

/** Milliseconds before a button shows a spinner, so that fast responses don't flicker (CONST-04). */
export const spinnerDelay = 500;

/** True once `active` has been true for `delay` ms; false as soon as it ends. */
export function useDelayed(active: boolean, delay: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delay]);
  return active && due;
}
