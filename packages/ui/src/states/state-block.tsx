import type { ReactNode } from 'react';
import './state-block.css';

export type StateBlockProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Set for errors, so that screen readers announce them. */
  alert?: boolean;
};

/** A placeholder for content, with one message and one action. The other states use it. */
export function StateBlock({ icon, title, children, action, alert }: StateBlockProps) {
  return (
    <div className="ui-state" role={alert ? 'alert' : undefined}>
      {icon && <span className="ui-state-icon">{icon}</span>}
      <p className="ui-state-title">{title}</p>
      {children && <div className="ui-state-text">{children}</div>}
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  );
}
