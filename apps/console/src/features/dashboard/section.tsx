import type { ReactNode } from 'react';
import { useAnchor } from '../../parts/pages/use-anchor.ts';
import './dashboard.css';

export interface DashboardSectionProps {
  /** Its ID, which URLs link to. */
  name: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled part of the dashboard. */
export function DashboardSection({ name, title, text, children }: DashboardSectionProps) {
  const element = useAnchor(name);
  return (
    <section ref={element} tabIndex={-1} className="dashboard-section" aria-labelledby={`${name}-title`}>
      <div>
        <h2 id={`${name}-title`} className="dashboard-title">
          {title}
        </h2>
        {text && <p className="dashboard-text">{text}</p>}
      </div>
      {children}
    </section>
  );
}
