import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { useFlow } from './flow-context.tsx';
import { describeProblem } from './problem.ts';

/** What a screen has to ask of the server before it can be drawn whole; asked once, when the screen comes. */
export function useAnswer<T>(ask: () => Promise<T>): { answer: T | undefined; problem: string | undefined } {
  const texts = useTexts();
  const { endWith } = useFlow();
  const [answer, setAnswer] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask().then(setAnswer, (error: unknown) => {
      if (!endWith(error)) setProblem(describeProblem(error, texts).text);
    });
  }, [ask, endWith, texts]);
  return { answer, problem };
}
