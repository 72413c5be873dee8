import { isRightToLeft } from '@gatehouse/phrases/languages';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createNextClient } from './api/query-client.ts';
import { useApp } from './app-context.ts';
import { localeOf, readUiTexts } from './i18n.ts';
import { onSignedOutElsewhere } from './auth/session.ts';
import { useSavedPreferences } from './preferences/use-preferences.ts';
import { useCarriedToast } from './carried-toast.ts';
import { RouterLink } from './router/router-link.tsx';
import { useHandleFailure } from './use-handle-failure.ts';

const PageViews = lazy(() => import('./page-views.tsx').then((module) => ({ default: module.PageViews })));

/** Providers around every screen, inside the router because of links. */
export function Providers({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const texts = {
    ...readUiTexts(),
    errorTitle: t('app.errors.title'),
    notFoundTitle: t('app.notFound.title'),
  };
  const direction = isRightToLeft(i18n.language) ? 'rtl' : 'ltr';
  return (
    <UiProvider link={RouterLink} locale={localeOf(i18n.language)} direction={direction} texts={texts}>
      <ApiProvider>
        <Companions />
        {children}
      </ApiProvider>
    </UiProvider>
  );
}

function ApiProvider({ children }: { children: ReactNode }) {
  const handle = useHandleFailure();
  const [client] = useState(() => createNextClient(handle));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Effects that run on every screen. */
function Companions() {
  const { auth, config } = useApp();
  const url = config.usageReportingUrl;
  useSavedPreferences();
  useCarriedToast();
  // Signing out in one tab signs out of all.
  useEffect(() => onSignedOutElsewhere(() => void auth.signIn()), [auth]);
  return (
    url !== null && (
      <Suspense>
        <PageViews url={url} />
      </Suspense>
    )
  );
}
