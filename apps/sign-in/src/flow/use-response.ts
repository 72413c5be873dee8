import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { useEndWith } from './end-with.ts';
import { toProblem } from './problem.ts';

/** Sends a request that the screen needs, once when it mounts. */
export function useResponse<T>(send: () => Promise<T>): {
  answer: T | undefined;
  problem: string | undefined;
} {
  const texts = useTexts();
  const endWith = useEndWith();
  const [answer, setAnswer] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send().then(setAnswer, (error: unknown) => {
      if (!endWith(error)) setProblem(toProblem(error, texts).text);
    });
  }, [send, endWith, texts]);
  return { answer, problem };
}
