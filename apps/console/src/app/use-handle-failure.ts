import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decide, describeFailure, isAborted, type FailureTexts } from './api/decide.ts';
import { ApiFailure } from './api/failure.ts';
import type { HandleFailure } from './api/query-client.ts';
import { useApp } from './app-context.ts';
import { FactorNeeded, SignInNeeded } from './auth/auth.ts';
import { logWarning } from './log.ts';

/** Error texts in the current language. */
function useFailureTexts(): FailureTexts {
  const { t } = useTranslation();
  const byStatus = new Map<string, string>(Object.entries(t('app.errors.status', { returnObjects: true })));
  return {
    unknown: t('app.errors.unknown'),
    network: t('app.errors.network'),
    timeout: t('app.errors.timeout'),
    missingTotal: t('app.errors.missingTotal'),
    byStatus: (status) => byStatus.get(String(status)),
  };
}

/** The message of a failure, the same everywhere: in toasts, on pages, in save bars and banners. */
export function useFailureWords(): (error: unknown) => string {
  const texts = useFailureTexts();
  return (error) => describeFailure(error, texts);
}

const isExpected = (error: unknown): boolean =>
  error instanceof SignInNeeded || error instanceof FactorNeeded;

/** Handles failures as `decide` says. Failed reads are shown on the page instead of in a toast. */
export function useHandleFailure(): HandleFailure {
  const { auth } = useApp();
  const confirm = useConfirm();
  const toast = useToast();
  const texts = useFailureTexts();
  const leaving = useRef(false);

  function leave(how: () => Promise<never>) {
    if (leaving.current) return;
    leaving.current = true;
    how().catch((error: unknown) => {
      leaving.current = false;
      handle(error, 'write', {});
    });
  }
  function handle(...[error, origin, { ignore, take }]: Parameters<HandleFailure>) {
    if (!(error instanceof ApiFailure || isExpected(error) || isAborted(error)))
      logWarning('Not a failure of a call.', error);
    const decision = decide(error, texts, ignore);
    switch (decision.do) {
      case 'sign-in':
        return leave(auth.signIn);
      case 'start-again':
        return location.reload();
      case 'sign-out':
        return leave(auth.signOut);
      case 'alert-and-sign-out':
        return leave(async () => {
          await confirm({ title: decision.message, alert: true });
          return auth.signOut();
        });
      case 'toast':
        if (origin === 'write' && !(error instanceof ApiFailure && take?.(error)))
          toast.error(decision.text, decision.requestId);
    }
  }
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...what) => latest.current(...what), []);
}
