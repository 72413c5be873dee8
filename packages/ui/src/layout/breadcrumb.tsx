import { Link } from '../controls/link.tsx';
import { useTexts } from '../base/texts.tsx';
import './page-header.css';

export type Crumb = { label: string; href?: string };

/** The way back up. The last crumb is where one is. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="ui-crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="ui-crumb">
            {crumb.href ? (
              <Link variant="quiet" href={crumb.href}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
