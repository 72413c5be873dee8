import type { ReactNode } from 'react';
import { CodeBlock } from '../data/code-block.tsx';
import { StateBlock } from './state-block.tsx';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence: what would be here, and what it is good for. */
  children?: ReactNode;
  action?: ReactNode;
  /** One line that does it from a terminal, where that helps. */
  code?: string;
};

/** Nothing is here yet. Not for a search that found nothing: that is NothingFound. */
export function EmptyState({ icon, title, children, action, code }: EmptyStateProps) {
  return (
    <StateBlock
      icon={icon}
      title={title}
      action={
        (action || code) && (
          <>
            {action}
            {code && (
              <div className="ui-state-code">
                <CodeBlock code={code} plain />
              </div>
            )}
          </>
        )
      }
    >
      {children}
    </StateBlock>
  );
}
