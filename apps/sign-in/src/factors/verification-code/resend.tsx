import { useEffect, useState } from 'react';
import { useEndWith } from '../../flow/end-with.ts';
import { useOneAtATime } from '../../flow/one-at-a-time.tsx';
import { toProblem, formatWait } from '../../flow/problem.ts';
import { useTexts } from '../../texts.tsx';

/** Resends the code after a waiting time, whose countdown screen readers don't announce. */
export function Resend({ seconds, send }: { seconds: number; send: () => Promise<void> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const endWith = useEndWith();
  const [enabledAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((enabledAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [enabledAt, isWaiting]);

  async function resend(): Promise<void> {
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      if (!endWith(error)) setProblem(toProblem(error, texts).text);
    }
  }

  if (isWaiting) return <p>{t('code.resend_later', { when: formatWait(left, language) })}</p>;
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
