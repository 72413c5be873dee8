import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A word about a thing: its kind, its plan. For its state use Status. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`ui-badge ui-badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

/** A state: a dot and the word, never the colour alone. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`ui-status ui-status-${tone}`}>
      <span className="ui-status-text">{children}</span>
    </span>
  );
}
