import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A label such as a type or plan. Use Status for a state. */
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

/** A state as a colored dot and a word. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`ui-status ui-status-${tone}`}>
      <span className="ui-status-text">{children}</span>
    </span>
  );
}
