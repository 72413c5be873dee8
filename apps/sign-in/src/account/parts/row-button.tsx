import { useState } from 'react';
import { useOneAtATime } from '../../flow/one-at-a-time.tsx';
import { toProblem } from '../../flow/problem.ts';
import { useEndWith } from '../../flow/end-with.ts';
import { useTexts } from '../../texts.tsx';

/** A button in a row. Its name contains that of the row, because many rows have the same button. */
export function RowButton(props: { action: string; name: string; run: () => Promise<void> | void }) {
  const { action, name } = props;
  const texts = useTexts();
  const endWith = useEndWith();
  const { isBusy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();

  async function runTask(): Promise<void> {
    setProblem(undefined);
    try {
      await props.run();
    } catch (error) {
      if (!endWith(error)) setProblem(toProblem(error, texts).text);
    }
  }

  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={texts.t('account.action_for', { action, name })}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(runTask)}
      >
        {action}
      </button>
      {problem && (
        <p className="note problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
