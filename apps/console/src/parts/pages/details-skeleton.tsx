import type { Crumb } from '@gatehouse/ui/layout/breadcrumb';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import '@gatehouse/ui/layout/tabs.css';

/** Placeholder of a details page while it loads, with the same height. */
export function DetailsSkeleton({ crumbs, tabs }: { crumbs: readonly Crumb[]; tabs: number }) {
  return (
    <div aria-busy="true">
      <PageHeader
        crumbs={crumbs}
        title={<Skeleton width="12rem" height="1.25rem" />}
        meta={[<Skeleton key="id" width="14rem" />]}
      />
      <div className="ui-tabs">
        {Array.from({ length: tabs }, (_, index) => (
          <span key={String(index)} className="ui-tab">
            <Skeleton width="4.5rem" />
          </span>
        ))}
      </div>
    </div>
  );
}
