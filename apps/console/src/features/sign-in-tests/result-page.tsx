import { takeTestResult } from '@gatehouse/contract/sign-in-tests/endpoints';
import { signInTestErrors } from '@gatehouse/contract/sign-in-tests/errors';
import type { SignInTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { Banner } from '@gatehouse/ui/states/banner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { announceResult } from '../../parts/sign-in-tests/result-channel.ts';
import { TestResult } from '../../parts/sign-in-tests/test-result.tsx';

/** The page that a test ends at, in its own window: reads the result, shows it, and tells the window that started the test. */
export function Component() {
  const { t } = useTranslation();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const [result, setResult] = useState<SignInTestResult>();
  const [error, setError] = useState<Error>();
  const [ticket] = useState(() => hash.slice(1));
  const [isShared, setShared] = useState(false);
  const { save } = useSave(takeTestResult, { take: () => true });

  const read = () => save({ body: { ticket: ticket || 'none' } }).then(setResult, setError);
  const begin = useEffectEvent(async () => {
    // It works once, so it isn't kept in the history.
    await navigate(pathname, { replace: true });
    await read();
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void begin();
  }, []);
  useEffect(() => {
    if (!result) return undefined;
    return announceResult(result, () => {
      setShared(true);
      // Browsers only close windows that a script has opened, so this one may stay.
      window.close();
    });
  }, [result]);

  const isEnded = error instanceof ApiFailure && error.code === signInTestErrors.ended.code;
  if (!result && !error) return <LoadingScreen label={t('signInTests.page.reading')} />;
  return (
    <div className="ui-plain-shell">
      <TopBar start={<Logo />} end={null} />
      <main className="test-page">
        <DocumentTitle>{t('signInTests.page.title')}</DocumentTitle>
        <h1>
          {result
            ? t(`signInTests.${result.kind === 'Application' ? 'application.title' : 'title'}`, {
                name: result.target.name,
              })
            : t('signInTests.page.title')}
        </h1>
        {isShared && <p>{t('signInTests.page.shared')}</p>}
        {result && <TestResult result={result} />}
        {isEnded && (
          <Banner live tone="warning" title={t('signInTests.page.ended')}>
            {t('signInTests.page.endedText')}
          </Banner>
        )}
        {error && !isEnded && <Failed error={error} onRetry={() => void read()} />}
      </main>
    </div>
  );
}
