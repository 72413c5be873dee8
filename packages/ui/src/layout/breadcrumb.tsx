import { Link } from '../controls/link.tsx';
import { useTexts } from '../base/texts.tsx';
import './page-header.css';

export type Crumb = { label: string; href: string };

/** Links to the parent pages. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="ui-crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="ui-crumb">
            <Link variant="quiet" href={crumb.href}>
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
