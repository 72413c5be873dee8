import { useRef } from 'react';

/** Runs one at a time, and drops what comes meanwhile: the second press of a double click is quicker than a button that waits is drawn. */
export function useOneAtATime<Input extends unknown[]>(
  run: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  const isRunning = useRef(false);
  return async (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...input);
    } finally {
      isRunning.current = false;
    }
  };
}
