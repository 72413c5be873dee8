import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useApp } from '../../app/app-context.ts';
import '@gatehouse/ui/data/checklist.css';
import './get-started.css';

/** Placeholder of the steps while they load. */
export function StepsSkeleton() {
  const { config } = useApp();
  const steps = ['demo', 'application', 'email', 'api', 'role'];
  return (
    <ol className="ui-steps" aria-busy="true">
      {(config.demoUrl ? steps : steps.slice(1)).map((key) => (
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
