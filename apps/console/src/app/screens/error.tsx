import { ErrorPage } from '@gatehouse/ui/states/error-page';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiFailure } from '../api/failure.ts';
import { clearSession } from '../auth/session.ts';
import { cleanStack } from './clean-stack.ts';

/** The page for unhandled errors (SCR-04, SCR-06, ERR-11). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const code =
    error instanceof ApiFailure
      ? error.code
      : error instanceof Error && error.name !== 'Error'
        ? error.name
        : undefined;
  const message = error instanceof Error && error.message ? error.message : t('app.errors.unexpected');
  const details = cleanStack(error instanceof Error ? error.stack : undefined);
  return <ErrorPage code={code} message={message} details={details} onRetry={startAnew} />;
}

/** Replaces a page that failed to load or render, until the user leaves it. */
export function RouteErrorScreen() {
  return <ErrorScreen error={useRouteError()} />;
}

/** Removes the tokens, which may be the cause, so that the next load signs in (SCR-05). */
export function startAnew(): void {
  clearSession();
  location.reload();
}
