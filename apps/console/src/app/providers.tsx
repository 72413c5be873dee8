import { isRightToLeft } from '@gatehouse/phrases/languages';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from './api/query-client.ts';
import { useApp } from './app-context.ts';
import { onSignedOutElsewhere } from './auth/session.ts';
import { useSavedPreferences } from './preferences/use-preferences.ts';
import { RouterLink } from './router/router-link.tsx';
import { useHandleFailure } from './use-handle-failure.ts';

/** Providers around every screen, inside the router because of links. */
export function Providers({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const texts = { errorTitle: t('app.errors.title'), notFoundTitle: t('app.notFound.title') };
  const direction = isRightToLeft(i18n.language) ? 'rtl' : 'ltr';
  return (
    <UiProvider link={RouterLink} locale={i18n.language} direction={direction} texts={texts}>
      <ApiProvider>
        <Companions />
        {children}
      </ApiProvider>
    </UiProvider>
  );
}

function ApiProvider({ children }: { children: ReactNode }) {
  const handle = useHandleFailure();
  const [client] = useState(() => createQueryClient(handle));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Effects that run on every screen. */
function Companions() {
  const { auth } = useApp();
  useSavedPreferences();
  // Signing out in one tab signs out of all.
  useEffect(() => onSignedOutElsewhere(() => void auth.signIn()), [auth]);
  return null;
}
