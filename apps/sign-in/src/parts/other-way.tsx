import { type ReactNode, useState } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import { describeProblem } from '../flow/problem.ts';
import { useTexts } from '../texts.tsx';

/** Another way to go on, under the first one; what the server says against it stands below. */
export function OtherWay(props: {
  label: string;
  icon?: ReactNode;
  go: () => Promise<void>;
  isFirst?: boolean;
}) {
  const { label, icon, go, isFirst } = props;
  const texts = useTexts();
  const { endWith } = useFlow();
  const { isBusy, run } = useOneAtATime();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(): Promise<void> {
    setRunning(true);
    try {
      await go();
      setProblem(undefined);
    } catch (error) {
      if (!endWith(error)) setProblem(describeProblem(error, texts).text);
    } finally {
      setRunning(false);
    }
  }

  return (
    <div className="other-way" aria-busy={isRunning}>
      <button
        type="button"
        className={isFirst ? 'button primary' : 'button'}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(take)}
      >
        {icon}
        {label}
      </button>
      {problem && (
        // Drawn anew with each answer, so that the same words are read out once more.
        <p key={String(isRunning)} className="note problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
