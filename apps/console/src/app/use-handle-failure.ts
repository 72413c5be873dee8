import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decide, describeFailure, isAborted, type FailureTexts } from './api/decide.ts';
import { ApiFailure } from './api/failure.ts';
import type { HandleFailure } from './api/query-client.ts';
import { useApp } from './app-context.ts';
import { SignInNeeded } from './auth/auth.ts';
import { logWarning } from './log.ts';

/** The texts of failures in the person's language. */
export function useFailureTexts(): FailureTexts {
  const { t } = useTranslation();
  const byStatus = t('app.errors.status', { returnObjects: true }) as Record<string, string>;
  return {
    unknown: t('app.errors.unknown'),
    network: t('app.errors.network'),
    timeout: t('app.errors.timeout'),
    missingTotal: t('app.errors.missingTotal'),
    byStatus: (status) => byStatus[String(status)],
  };
}

/** A failure in words for people. A server error gets our own words: its message does not help the reader. */
export function useFailureWords(): (error: unknown) => string {
  const texts = useFailureTexts();
  return (error) => {
    const own = error instanceof ApiFailure && error.status >= 500 ? texts.byStatus(error.status) : undefined;
    return own ?? describeFailure(error, texts);
  };
}

/** Carries out what was decided about a failure. What failed to be read says so where it would stand, not in a toast. */
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
    if (!(error instanceof ApiFailure || error instanceof SignInNeeded || isAborted(error)))
      logWarning('Not a failure of a call.', error);
    const decision = decide(error, texts, ignore);
    switch (decision.do) {
      case 'sign-in':
        return leave(auth.signIn);
      case 'sign-out':
        return leave(auth.signOut);
      case 'alert-and-sign-out':
        return leave(async () => {
          await confirm({ title: decision.message, alert: true });
          return auth.signOut();
        });
      case 'toast':
        if (origin === 'write' && !(error instanceof ApiFailure && take?.(error))) toast.error(decision.text);
    }
  }
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...what) => latest.current(...what), []);
}
