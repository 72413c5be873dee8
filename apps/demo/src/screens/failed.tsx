import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { CircleAlert } from 'lucide-react';
import { explainFailure, failureDetails } from '../parts/failure-text.ts';
import type { Failure } from '../protocol/failure.ts';
import type { Acts } from '../use-acts.ts';
import { Frame } from './frame.tsx';

/** The error of a failed sign-in. */
export function FailedScreen({ acts, failure }: { acts: Acts; failure: Failure }) {
  const { title, text } = explainFailure(failure);
  const said = failureDetails(failure);
  return (
    <Frame>
      <div className="demo-failed">
        <StateBlock
          alert
          icon={<CircleAlert />}
          title={<h1>{title}</h1>}
          action={
            <>
              <Button variant="primary" loading={acts.busy === 'signIn'} onClick={acts.signIn}>
                {texts.screens.failed.signIn}
              </Button>
              <Button variant="secondary" onClick={acts.dismiss}>
                {texts.screens.failed.home}
              </Button>
            </>
          }
        >
          <p>{text}</p>
          {said && (
            <p>
              <span>{texts.screens.failed.said}: </span>
              <code>{said}</code>
            </p>
          )}
        </StateBlock>
      </div>
    </Frame>
  );
}
