import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { CodeTabs } from '@gatehouse/ui/data/code-tabs';
import type { ReactNode } from 'react';
import type { Alternative, Snippet } from './snippets.ts';
import './guide.css';

/** The steps of a guide, in order. */
export function GuideSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="guide-steps" aria-label={label}>
      {children}
    </ol>
  );
}

export interface GuideStepProps {
  title: string;
  text?: ReactNode;
  /** The label of the choice between `install` commands. */
  installLabel?: string;
  install?: readonly Alternative[];
  snippets?: readonly Snippet[];
  /** Controls of the step. */
  children?: ReactNode;
}

/** A step: title, explanation and code. */
export function GuideStep({
  title,
  text,
  installLabel = '',
  install,
  snippets = [],
  children,
}: GuideStepProps) {
  return (
    <li className="guide-step">
      <div className="guide-step-head">
        <h2 className="guide-step-title">{title}</h2>
        {text && <p className="guide-step-text">{text}</p>}
      </div>
      <div className="guide-step-body">
        {children}
        {install && (
          <CodeTabs label={installLabel} tabs={install.map((tab) => ({ ...tab, key: tab.label }))} />
        )}
        {snippets.map((snippet, index) => (
          <CodeBlock
            key={snippet.title ?? String(index)}
            title={snippet.title}
            code={snippet.code}
            plain={snippet.plain ?? snippet.title === undefined}
          />
        ))}
      </div>
    </li>
  );
}
