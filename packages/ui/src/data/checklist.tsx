import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../base/texts.tsx';
import './checklist.css';

export type ChecklistStep = {
  key: string;
  title: ReactNode;
  description?: ReactNode;
  /** The first step that isn't done is the current one. */
  done: boolean;
  /** The step's action. Steps that are done keep theirs, such as opening the demo again. */
  action?: ReactNode;
  /** More content, such as a line of code, for the current step only. */
  children?: ReactNode;
};

/** Steps in order, with the finished ones checked. */
export function Checklist({ label, steps }: { label: string; steps: readonly ChecklistStep[] }) {
  const texts = useTexts();
  const current = steps.find((step) => !step.done)?.key;
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, index) => {
        const isCurrent = step.key === current;
        const state = step.done ? texts.stepDone : isCurrent ? texts.stepCurrent : texts.stepOpen;
        return (
          <li
            key={step.key}
            className="ui-step"
            data-state={step.done ? 'done' : isCurrent ? 'current' : 'open'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="ui-step-mark" aria-hidden="true">
              {step.done ? <Check /> : index + 1}
            </span>
            <div className="ui-step-text">
              <h3 className="ui-step-title">
                {step.title} <span className="ui-hidden">{state}</span>
              </h3>
              {step.description && <p className="ui-step-description">{step.description}</p>}
              {isCurrent && step.children}
            </div>
            {step.action && <div className="ui-step-action">{step.action}</div>}
          </li>
        );
      })}
    </ol>
  );
}
