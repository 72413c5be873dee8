import { useDelayed } from '@gatehouse/ui/base/use-delayed';
import { useIsFetching, type Query } from '@tanstack/react-query';
import { CloudOff, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../app/api/failure.ts';

const patienceMs = 1500;

/** How the connection is, over the page and without moving it: offline, or a read that failed and is tried again. */
export function Connection() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  const isRetrying = useDelayed(useIsFetching({ predicate: hasFailed }) > 0, patienceMs);
  const said = !isOnline ? 'offline' : isRetrying ? 'retrying' : undefined;
  return (
    <output className="connection" data-said={said}>
      {said && (
        <span className="connection-text">
          {said === 'offline' ? <CloudOff /> : <RotateCw />}
          {t(`app.connection.${said}`)}
        </span>
      )}
    </output>
  );
}

/** Nothing has been read yet, and the server could not be reached or failed. The page shows refusals itself, such as a 404. */
const hasFailed = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchFailureCount > 0 && !isRefusal(state.fetchFailureReason);

function listen(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
