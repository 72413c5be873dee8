import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useCallback, useEffect, useState } from 'react';
import { Heading } from '../parts/heading.tsx';
import { paths } from '../paths.ts';
import { useTexts } from '../texts.tsx';
import { DeadEndScreen } from './dead-end.tsx';

type Outcome = 'opened' | 'invalid' | SignInTextKey;

/** Exchanges the secret for a cookie. If setup is finished (404), the console shows what to do. */
async function openLink(secret: string): Promise<Outcome> {
  const response = await fetch(paths.setup, {
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
 * The setup link that the server printed for the first administrator. Its secret is removed from the URL at once and sent in a request
 * body, so that neither access logs nor the browser's history contain it (ADR 109).
 */
export function SetupScreen({ state }: { state: PageState }) {
  const { t } = useTexts();
  const [secret, setSecret] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const open = useCallback(async (given: string) => {
    setOutcome(undefined);
    setSecret(given);
    const answer = given === '' ? 'opened' : await openLink(given);
    if (answer === 'opened') location.replace(paths.console);
    else setOutcome(answer);
  }, []);

  useEffect(() => {
    // Pasting another setup link changes only the fragment and loads no document.
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
