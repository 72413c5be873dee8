import { ErrorState } from '@gatehouse/ui/states/error-state';
import { describeFailure } from '../../app/api/decide.ts';
import { ApiFailure } from '../../app/api/failure.ts';
import { useFailureTexts } from '../../app/use-handle-failure.ts';

/** Shows in place of data that it failed to load, with the request ID and a retry button. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useFailureTexts();
  const requestId = error instanceof ApiFailure ? error.requestId : undefined;
  return <ErrorState message={describeFailure(error, texts)} requestId={requestId} onRetry={onRetry} />;
}
