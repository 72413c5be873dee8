import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { RequestId } from '../controls/request-id.tsx';
import { StateBlock } from './state-block.tsx';
import { useTexts } from '../base/texts.tsx';

export type ErrorStateProps = {
  /** What failed; more specific than the default. */
  title?: ReactNode;
  message?: ReactNode;
  /** The request ID in the server's log. */
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/** A loading error with its request ID and a retry button. */
export function ErrorState({ title, message, requestId, onRetry, retrying }: ErrorStateProps) {
  const texts = useTexts();
  return (
    <StateBlock
      alert
      icon={<CircleAlert />}
      title={title ?? texts.failedTitle}
      action={
        onRetry && (
          <Button icon={<RotateCw />} onClick={onRetry} loading={retrying}>
            {texts.retry}
          </Button>
        )
      }
    >
      {message && <p>{message}</p>}
      {requestId && (
        <p>
          <RequestId id={requestId} />
        </p>
      )}
    </StateBlock>
  );
}
