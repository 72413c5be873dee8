import { useRef } from 'react';

/** Runs one call at a time and drops others, because a double click is faster than disabling the button. */
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
