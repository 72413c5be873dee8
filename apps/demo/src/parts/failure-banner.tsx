import { texts } from '@gatehouse/phrases/demo/en';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import type { Acts } from '../use-acts.ts';
import { describeFailure, writeFailure } from './failure-text.ts';

/** What the last act came to nothing for, above what it was done with. */
export function FailureBanner({ acts }: { acts: Acts }) {
  const { failure } = acts;
  if (!failure) return null;
  const { title, text } = describeFailure(failure);
  const said = writeFailure(failure);
  const isOver = failure.code === 'invalid_grant' || failure.code === 'invalid_token';
  return (
    <div className="demo-banner">
      <Banner
        tone="danger"
        live
        title={title}
        onDismiss={acts.dismiss}
        action={
          isOver && (
            <Button size="small" onClick={acts.signIn}>
              {texts.screens.failed.signIn}
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
