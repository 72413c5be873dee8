import { ErrorState } from '@gatehouse/ui/states/error-state';
import { ApiFailure } from '../../app/api/failure.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';

/** What could not be read, in its place: what, the request's id, and another try. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const describe = useFailureWords();
  const requestId = error instanceof ApiFailure ? error.requestId : undefined;
  return <ErrorState message={describe(error)} requestId={requestId} onRetry={onRetry} />;
}
