import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { CopyText } from '../controls/copy-text.tsx';
import { StateBlock } from './state-block.tsx';
import { useTexts } from '../base/texts.tsx';

export type ErrorStateProps = {
  /** What could not be done; a sentence of its own is better than the default. */
  title?: ReactNode;
  message?: ReactNode;
  /** Finds it in the server's log. */
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Something could not be loaded: what, the request's id, and another try. */
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
          {texts.requestId} <CopyText value={requestId} label={texts.requestId} />
        </p>
      )}
    </StateBlock>
  );
}
