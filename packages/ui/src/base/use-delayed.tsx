import { useEffect, useState } from 'react';

/** How long a button waits before it shows that it waits: what is faster must not blink (CONST-04). */
export const spinnerDelay = 500;

/** True once `active` has held for `delay` ms without a break; false at once when it ends. */
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
