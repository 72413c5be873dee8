import { ErrorState } from '@gatehouse/ui/states/error-state';
import { ApiFailure } from '../../app/api/failure.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';

/** Shows in place of data that it failed to load, with the request ID and a retry button. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const describeFailure = useFailureWords();
  const requestId = error instanceof ApiFailure ? error.requestId : undefined;
  return <ErrorState message={describeFailure(error)} requestId={requestId} onRetry={onRetry} />;
}
