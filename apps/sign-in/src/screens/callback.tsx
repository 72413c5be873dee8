import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { useEffect, useRef, useState } from 'react';
import { handleCallback } from '../factors/social/social.ts';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';
import { DeadEndScreen } from './dead-end.tsx';

/** The redirect URI of providers. It verifies their response and returns to the page that the user left, or shows the error. */
export function CallbackScreen(props: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'callback' }>;
}) {
  const { state, screen } = props;
  const { t, has, language } = useTexts();
  const [failed, setFailed] = useState<{ page: string; failure: string }>();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void handleCallback(screen.connectorId, language).then(({ page = '', failure }) => {
      if (failure) setFailed({ page, failure });
      else location.replace(page);
    });
  }, [language, screen]);
  if (!failed) return <Heading title={t('page.working')} />;
  const { page, failure } = failed;
  if (failure === 'ended') return <DeadEndScreen state={state} reason="unknown_session" hasFocus />;
  return (
    <>
      <Heading
        title={t('social.failed_title')}
        text={t(has(failure) ? failure : 'social.failed_text')}
        hasFocus
      />
      <a className="button primary" href={page}>
        {t('forgot.back')}
      </a>
    </>
  );
}
