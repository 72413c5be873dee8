import { type ReactNode, useState } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await go();
    } catch (error) {
      if (!endWith(error)) setProblem(describeProblem(error, texts).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="other-way">
      <button
        type="button"
        className={isFirst ? 'button primary' : 'button'}
        aria-disabled={isBusy || undefined}
        onClick={() => void run()}
      >
        {icon}
        {label}
      </button>
      {problem && (
        <p className="note problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
