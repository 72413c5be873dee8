import { ButtonLink } from '@gatehouse/ui/controls/button';
import { LogoMark } from '@gatehouse/ui/layout/logo';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/router/use-search.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import '@gatehouse/ui/states/state-block.css';

/** The callback of a demo connector, which doesn't redeem the code (SCR-01). */
export function Component() {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const hasCode = search.has('code');
  // Remove the code from the URL and the history (SCR-02).
  useLayoutEffect(() => {
    if (hasCode) change((next) => next.delete('code'));
  });
  return (
    <main className="ui-error-page">
      <DocumentTitle>{t('connectors.demo.title')}</DocumentTitle>
      <LogoMark size={36} />
      <h1>{t('connectors.demo.title')}</h1>
      <p>{t('connectors.demo.text')}</p>
      <div className="ui-state-action">
        <ButtonLink href="/">{t('app.notFound.home')}</ButtonLink>
      </div>
    </main>
  );
}
