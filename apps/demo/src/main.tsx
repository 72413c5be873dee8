import '@gatehouse/ui/base/base.css';
import { applyTheme } from '@gatehouse/ui/base/theme';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { type Failure, toFailure } from './protocol/failure.ts';
import { readSession, takeSignedOut, writeSession } from './protocol/session.ts';
import { finishSignIn, isCallback } from './protocol/sign-in.ts';
import { LoadingScreen } from './screens/loading.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);

/** Handles the provider's response and returns its error. Outside of React, which may run an effect twice: a code is valid once. */
async function handleCallback(url: URL): Promise<Failure | undefined> {
  // The URL is used once and must not be reloaded, shared or bookmarked.
  history.replaceState(null, '', url.pathname);
  root.render(<LoadingScreen />);
  const failure = await finishSignIn(url).then(writeSession, toFailure);
  const session = readSession();
  const asked = session?.wanted ?? session?.api;
  if (asked)
    history.replaceState(null, '', asked.organizationId === undefined ? '#api-token' : '#organization-token');
  return failure ?? undefined;
}

async function start(): Promise<void> {
  applyTheme('system');
  // When navigating back, the browser may restore this page with a button that is still loading.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  const url = new URL(location.href);
  const failure = isCallback(url) ? await handleCallback(url) : undefined;
  root.render(
    <StrictMode>
      <UiProvider locale="en">
        <App session={readSession()} failure={failure} wasSignedOut={takeSignedOut()} />
      </UiProvider>
    </StrictMode>,
  );
}

void start();
