import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import './page-header.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** One sentence about the page. */
  description?: ReactNode;
  crumbs?: readonly Crumb[];
  /** An IconTile or an Avatar of 44. */
  icon?: ReactNode;
  /** Properties below the title, separated by dots: type, ID, state. */
  meta?: readonly ReactNode[];
  actions?: ReactNode;
};

/** The page's title (its only `h1`) and actions. */
export function PageHeader({ title, description, crumbs, icon, meta, actions }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className="ui-page-line">
        {icon}
        <div className="ui-page-text">
          <h1 className="ui-page-title" title={typeof title === 'string' ? title : undefined}>
            {title}
          </h1>
          {description && <p className="ui-page-description">{description}</p>}
          {meta && (
            <ul className="ui-page-meta">
              {meta.filter(Boolean).map((fact, index) => (
                <li key={String(index)}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        {actions && <div className="ui-page-actions">{actions}</div>}
      </div>
    </header>
  );
}

/** An icon on a tile, before the title. */
export function IconTile({ children, size = 44 }: { children: ReactNode; size?: 24 | 32 | 44 }) {
  return (
    <span className={`ui-tile ui-tile-${size}`} aria-hidden="true">
      {children}
    </span>
  );
}
