import type { ConnectionPage } from '@gatehouse/contract/connection-links/connection-links';
import type { ConnectionLinkPageState } from '@gatehouse/contract/connection-links/page';
import { useEffect, useRef, useState } from 'react';
import { OneAtATimeProvider } from '../flow/one-at-a-time.tsx';
import { Refusal } from '../flow/refusal.ts';
import { Heading } from '../parts/heading.tsx';
import { createTexts, TextsProvider, useTexts } from '../texts.tsx';
import { openLink } from './call.ts';
import { Connection } from './connection.tsx';

type Ending = 'confirmed' | 'expired' | 'submitted' | 'revoked' | 'invalid' | 'failed' | 'limited';

/** The page of a connection link: the server renders it without what the link is for, which the browser loads after it has opened the link. */
export function ConnectionLinkPage({ state }: { state: ConnectionLinkPageState }) {
  const [page, setPage] = useState<ConnectionPage | Ending>();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    openLink().then(setPage, (error: unknown) => setPage(toEnding(error)));
  }, []);
  return (
    <TextsProvider value={createTexts(state)}>
      <OneAtATimeProvider>
        <Logo {...state.experience} />
        <main className="account-page connection-link" aria-busy={page === undefined}>
          {page === undefined && <Opening />}
          {typeof page === 'string' && <Ended ending={page} />}
          {typeof page === 'object' && <Opened page={page} onChange={setPage} />}
        </main>
      </OneAtATimeProvider>
    </TextsProvider>
  );
}

function toEnding(error: unknown): Ending {
  const code = error instanceof Refusal ? error.code : '';
  if (code === 'request.rate_limited') return 'limited';
  return ['connection_link.invalid', 'auth.unauthorized', 'guard.invalid_input'].includes(code)
    ? 'invalid'
    : 'failed';
}

function Opened({ page, onChange }: { page: ConnectionPage; onChange: (page: ConnectionPage) => void }) {
  const { connection, status } = page;
  if (connection) return <Connection page={page} connection={connection} onChange={onChange} />;
  return <Ended ending={status === 'waiting' || status === 'opened' ? 'expired' : status} />;
}

function Logo({ logoUrl, darkLogoUrl }: ConnectionLinkPageState['experience']) {
  return (
    <header className="account-header">
      {logoUrl && (
        <picture>
          {darkLogoUrl && <source srcSet={darkLogoUrl} media="(prefers-color-scheme: dark)" />}
          <img className="logo" src={logoUrl} alt="" height={32} />
        </picture>
      )}
    </header>
  );
}

/** As high as the first sections, so that nothing moves when they appear. */
function Opening() {
  const { t } = useTexts();
  return (
    <>
      <h1>{t('connection_link.title')}</h1>
      <noscript>
        <p className="alert no-script">{t('page.no_script')}</p>
      </noscript>
      <output className="skeleton" aria-label={t('page.working')} />
    </>
  );
}

function Ended({ ending }: { ending: Ending }) {
  const { t } = useTexts();
  return (
    <Heading
      title={t(`connection_link.ended.${ending}.title`)}
      text={t(`connection_link.ended.${ending}.text`)}
      hasFocus
    />
  );
}
