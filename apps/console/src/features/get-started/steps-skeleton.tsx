import { Skeleton } from '@gatehouse/ui/skeleton';

/** The place of the steps while the tenant is being read. */
export function StepsSkeleton() {
  return (
    <ol className="ui-steps" aria-busy="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <li key={key} className="ui-step">
          <span className="ui-step-mark" />
          <div className="ui-step-text get-started-waiting">
            <Skeleton width="10rem" />
            <Skeleton width="22rem" />
          </div>
        </li>
      ))}
    </ol>
  );
}
