import { type ReactNode, useState } from 'react';
import { useEndWith } from '../flow/end-with.ts';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import { toProblem } from '../flow/problem.ts';
import { useTexts } from '../texts.tsx';

/** A button outside of a form that runs a task and shows its error below. */
export function ActionButton(props: {
  label: string;
  icon?: ReactNode;
  run: () => Promise<void>;
  isPrimary?: boolean;
}) {
  const { label, icon, isPrimary } = props;
  const texts = useTexts();
  const endWith = useEndWith();
  const { isBusy, run } = useOneAtATime();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function runTask(): Promise<void> {
    setRunning(true);
    try {
      await props.run();
      setProblem(undefined);
    } catch (error) {
      if (!endWith(error)) setProblem(toProblem(error, texts).text);
    } finally {
      setRunning(false);
    }
  }

  return (
    <div className="other-way" aria-busy={isRunning}>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(runTask)}
      >
        {icon}
        {label}
      </button>
      {problem && (
        // The key makes screen readers announce the same error again.
        <p key={String(isRunning)} className="note problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
