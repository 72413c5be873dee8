import { texts } from '@gatehouse/phrases/demo/en';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import type { Acts } from '../use-acts.ts';
import { explainFailure, failureDetails } from './failure-text.ts';

/** The error of the last action. */
export function FailureBanner({ acts }: { acts: Acts }) {
  const { failure } = acts;
  if (!failure) return null;
  const { title, text } = explainFailure(failure);
  const said = failureDetails(failure);
  const isOver = failure.code === 'invalid_grant' || failure.code === 'invalid_token';
  const { organizationId } = failure;
  return (
    <div className="demo-banner">
      <Banner
        tone="danger"
        live
        title={title}
        onDismiss={acts.dismiss}
        action={
          (isOver || organizationId !== undefined) && (
            <Button
              size="small"
              onClick={() => (organizationId === undefined ? acts.signIn() : acts.signInFor(organizationId))}
            >
              {organizationId === undefined
                ? texts.screens.failed.signIn
                : texts.screens.failed.signInForOrganization}
            </Button>
          )
        }
      >
        <p>{text}</p>
        {said && <code>{said}</code>}
      </Banner>
    </div>
  );
}
