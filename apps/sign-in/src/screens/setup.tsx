import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useCallback, useEffect, useState } from 'react';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';
import { DeadEndScreen } from './dead-end.tsx';

type Outcome = 'opened' | 'invalid' | SignInTextKey;

/** Has the server keep the secret in a cookie. Where nothing waits for it any more, the console says what does. */
async function openLink(secret: string): Promise<Outcome> {
  const response = await fetch('/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  }).catch(() => undefined);
  if (!response) return 'error.network';
  if (response.ok || response.status === 404) return 'opened';
  if (response.status === 403) return 'invalid';
  return response.status === 429 ? 'error.request.rate_limited' : 'error.unknown';
}

/**
 * The link that the server printed for the first administrator was opened. Its secret is taken out of the address at once, and goes to
 * the server in a body: neither an access log nor the browser's history keeps it (ADR 109).
 */
export function SetupScreen({ state }: { state: PageState }) {
  const { t } = useTexts();
  const [secret, setSecret] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const open = useCallback(async (given: string) => {
    setOutcome(undefined);
    setSecret(given);
    const answer = given === '' ? 'opened' : await openLink(given);
    if (answer === 'opened') location.replace('/console');
    else setOutcome(answer);
  }, []);

  useEffect(() => {
    // Another link that is pasted over this one changes the fragment alone, and loads no document.
    const read = (): void => {
      const given = location.hash.slice(1);
      history.replaceState(history.state, '', location.pathname);
      void open(given);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [open]);

  if (!outcome || outcome === 'opened') return <Heading title={t('page.working')} />;
  if (outcome === 'invalid') return <DeadEndScreen state={state} reason="setup_invalid" hasFocus />;
  return (
    <>
      <Heading title={t('setup.title')} text={t(outcome)} hasFocus />
      <button type="button" className="button primary" onClick={() => void open(secret ?? '')}>
        {t('page.continue')}
      </button>
    </>
  );
}
