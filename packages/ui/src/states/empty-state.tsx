import type { ReactNode } from 'react';
import { CodeBlock } from '../data/code-block.tsx';
import { StateBlock } from './state-block.tsx';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence about what will be shown here, and what it is for. */
  children?: ReactNode;
  action?: ReactNode;
  /** A terminal command that does it. */
  code?: string;
};

/** A place without content yet. Use NothingFound for searches without results. */
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
