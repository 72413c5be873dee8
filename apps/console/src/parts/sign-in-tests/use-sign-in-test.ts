import type {
  startApplicationTest,
  startConnectorTest,
  startSsoConnectorTest,
} from '@gatehouse/contract/sign-in-tests/endpoints';
import type { SignInTestResult, StartedSignInTest } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSave } from '../../app/api/use-save.ts';
import { onResult } from './result-channel.ts';

/** The endpoints that start a test. */
export type StartEndpoint =
  | typeof startApplicationTest
  | typeof startConnectorTest
  | typeof startSsoConnectorTest;

/** Where a test stands; undefined if none is under way. */
export type TestState =
  | { step: 'starting' }
  | { step: 'waiting'; started: StartedSignInTest; window: 'open' | 'blocked' | 'closed' }
  | { step: 'done'; started: StartedSignInTest; result: SignInTestResult };

const features = 'popup,width=620,height=760';

/** Starts a test in a window of its own, and waits for its result. */
export function useSignInTest(endpoint: StartEndpoint, params: Record<string, string>) {
  const [state, setState] = useState<TestState>();
  const [popup, setPopup] = useState<Window | null>(null);
  const { request } = useSave(endpoint);
  const started = state?.step === 'waiting' ? state.started : undefined;

  useEffect(() => {
    if (!started) return undefined;
    return onResult(started.id, (result) => setState({ step: 'done', started, result }));
  }, [started]);
  useClosing(started ? popup : null, () =>
    setState((before) => (before?.step === 'waiting' ? { ...before, window: 'closed' } : before)),
  );

  async function start(): Promise<void> {
    popup?.close();
    // Opened before the response is there: browsers block windows that no click has opened.
    const opened = window.open('', '_blank', features);
    setPopup(opened);
    setState({ step: 'starting' });
    try {
      const next = await request({ params });
      opened?.location.assign(next.url);
      setState({ step: 'waiting', started: next, window: opened ? 'open' : 'blocked' });
    } catch {
      // The failure is shown in a toast.
      opened?.close();
      setState(undefined);
    }
  }
  function stop(): void {
    popup?.close();
    setState(undefined);
  }
  return { state, start, stop };
}

/** Calls back when a window is closed, or seems to be: a provider's page can cut it off from this one. */
function useClosing(popup: Window | null, react: () => void): void {
  const notice = useEffectEvent(react);
  useEffect(() => {
    if (!popup) return undefined;
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      notice();
    }, 500);
    return () => clearInterval(timer);
  }, [popup]);
}
