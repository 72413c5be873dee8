import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { useEffect, useRef, useState } from 'react';
import { arrive } from '../factors/social/social.ts';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';
import { Refusal } from '../flow/client.ts';
import { DeadEndScreen } from './dead-end.tsx';

/** Where a provider sends people back to. It proves what they bring, and the page they left goes on with it. */
export function CallbackScreen(props: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'callback' }>;
}) {
  const { state, screen } = props;
  const { t, has, language } = useTexts();
  const [failure, setFailure] = useState<{ page?: string; refusal?: unknown }>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void arrive(screen.connectorId, language).then(({ page, isProven, refusal }) => {
      if (page && isProven) location.replace(page);
      else setFailure({ page, refusal });
    });
  }, [language, screen]);
  if (!failure) return <Heading title={t('page.working')} />;
  if (!failure.page) return <DeadEndScreen state={state} reason="unknown_session" hasFocus />;
  const reason = failure.refusal instanceof Refusal ? `error.${failure.refusal.code}` : '';
  return (
    <>
      <Heading
        title={t('social.failed_title')}
        text={t(has(reason) ? reason : 'social.failed_text')}
        hasFocus
      />
      <a className="button primary" href={failure.page}>
        {t('forgot.back')}
      </a>
    </>
  );
}
