import { ErrorPage } from '@gatehouse/ui/states/error-page';

const stack = `TypeError: Cannot read properties of undefined (reading 'name')
    at ApplicationDetails (details.tsx:41:18)
    at renderWithHooks (react-dom.js:5730:22)`;

/** The error page. */
export function ErrorScreen() {
  return (
    <ErrorPage
      code="console.unexpected"
      message="Cannot read properties of undefined (reading 'name')"
      details={stack}
      onRetry={() => location.reload()}
    />
  );
}
