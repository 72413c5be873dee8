import { useEffect, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { useOneAtATime } from '../../flow/one-at-a-time.tsx';
import { describeProblem, describeWait } from '../../flow/problem.ts';
import { useTexts } from '../../texts.tsx';

/** Sends another code, once its time has come. What happened is said politely; the seconds are not read out one by one. */
export function Resend({ seconds, send }: { seconds: number; send: () => Promise<void> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { endWith } = useFlow();
  const [openAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((openAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [openAt, isWaiting]);

  async function resend(): Promise<void> {
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      if (!endWith(error)) setProblem(describeProblem(error, texts).text);
    }
  }

  if (isWaiting) return <p>{t('code.resend_later', { when: describeWait(left, language) })}</p>;
  return (
    <>
      <button
        type="button"
        className="link"
        aria-disabled={isBusy || undefined}
        onClick={() => void run(resend)}
      >
        {t('code.resend')}
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
